import { join } from 'node:path'
import { startServer } from '@mostrador/e2e/start-server'
import { takeScreenshots } from '@mostrador/e2e/take-screenshots'
import { build } from './build.ts'
import { findChromium } from './chromium.ts'
import { repositoryRoot } from './source-files.ts'

// npm run screenshots: every screen and state of the demo, written to docs/screenshots.
const problem = await build()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const chromiumPath = findChromium()
const server = await startServer()
try {
  await takeScreenshots({
    url: server.url,
    folder: join(repositoryRoot, 'docs', 'screenshots'),
    chromiumPath,
  })
} finally {
  await server.stop()
}

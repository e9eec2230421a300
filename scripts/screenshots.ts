import { join } from 'node:path'
import { startServer } from '@mostrador/e2e/start-server'
import { writeGallery } from '@mostrador/e2e/gallery'
import { isChapter, takeScreenshots } from '@mostrador/e2e/take-screenshots'
import { worlds } from '@mostrador/e2e/world'
import { build } from './build.ts'
import { findChromium } from './chromium.ts'
import { repositoryRoot } from './source-files.ts'

// npm run screenshots: every screen and state of the demo and of another shop, written to
// .cache/screenshots; with names of chapters (`npm run screenshots -- dark console`) those alone.
// The few that are kept with the code are copied to docs/screenshots.
const everyScreen = join(repositoryRoot, '.cache', 'screenshots')
const named = process.argv.slice(2).filter((word) => isChapter(word))
const chapters = named.length > 0 ? named : (['light', 'dark', 'third', 'console'] as const)
const problem = await build()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const chromiumPath = findChromium()
// The digits of a sign-in are read from the built-in outbox. A server that no chapter needs is not
// started.
const server = chapters.some((one) => one !== 'third')
  ? await startServer({ env: { SHOW_OUTBOX: 'true' } })
  : undefined
const third = chapters.includes('third') ? await worlds.importedTenant() : undefined
try {
  await takeScreenshots({
    url: server?.url ?? '',
    thirdUrl: third?.dinerUrl ?? '',
    folder: everyScreen,
    chromiumPath,
    chapters,
  })
  writeGallery(everyScreen, join(repositoryRoot, 'docs', 'screenshots'))
} finally {
  await third?.stop()
  await server?.stop()
}

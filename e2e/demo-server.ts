import { rm } from 'node:fs/promises'
import { makeDataDir, startServer } from './start-server.ts'
import { startOnDemo } from './start-on-demo.ts'

/**
 * Loads the demo once, for every server that starts on a copy of it, and starts the server that
 * most journeys share. Gives back how it ends.
 */
export default async function demoServer(): Promise<() => Promise<void>> {
  const loaded = makeDataDir()
  const first = await startServer({ dataDir: loaded })
  await first.stop()
  process.env.DEMO_DATA = loaded
  const server = await startOnDemo()
  process.env.DEMO_URL = server.url
  return async () => {
    await server.stop()
    await rm(loaded, { recursive: true, force: true })
  }
}

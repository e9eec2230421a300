import { cp, rm } from 'node:fs/promises'
import { makeDataDir, startServer, type RunningServer, type ServerOptions } from './start-server.ts'

/**
 * Starts a server of its own that has the demo: on a copy of the data which `DEMO_DATA` names, in a
 * few seconds, where loading the demo takes half a minute of a small machine. The copy goes away
 * with the server.
 */
export async function startOnDemo(env: ServerOptions['env'] = {}): Promise<RunningServer> {
  const loaded = process.env.DEMO_DATA
  if (!loaded) throw new Error('DEMO_DATA has to name the data of a server that loaded the demo.')
  const dataDir = makeDataDir()
  // A server that was ended in a hurry leaves its door, which no copy has.
  await cp(loaded, dataDir, { recursive: true, filter: (path) => !path.endsWith('.sock') })
  const server = await startServer({ dataDir, env })
  const stop = async (): Promise<void> => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...server, stop }
}

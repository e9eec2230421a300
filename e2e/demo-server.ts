import { startServer } from './start-server.ts'

/** Starts the server that most journeys share: the embedded database with the demo. Gives back how it ends. */
export default async function demoServer(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env.DEMO_URL = server.url
  return server.stop
}

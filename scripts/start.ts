import { build } from './build.ts'
import { execServer } from './run-server.ts'

// npm start: build the changed workspaces, then serve.
const problem = await build()
if (problem) {
  console.error(problem)
  process.exit(1)
}
execServer()

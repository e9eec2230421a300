import { runServer } from './run-server.ts'

// npm run dev: Vite reloads what browsers load; a change of anything else that the server imports restarts it.
runServer('development', ['--watch', '--watch-preserve-output'])

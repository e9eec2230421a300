import { watchServer } from './run-server.ts'

// npm run dev: Vite reloads browsers; a change of the server's own rooms restarts it. The rooms are
// named, since plain `--watch` would also follow the settings that Vite writes beside its own while
// it reads them.
const rooms = ['apps/server/src', 'packages', 'demo'].map((path) => `--watch-path=${path}`)
watchServer([...rooms, '--watch-preserve-output'])

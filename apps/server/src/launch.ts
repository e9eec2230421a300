import { fileURLToPath } from 'node:url'
import { smallBeginning } from './small-memory.ts'

// The entry of the server: V8 reads some flags at the begin of a process alone, so this one is
// replaced by one that has them. Where a process cannot be replaced (Windows), it goes on as it is.
const beginning = smallBeginning({ flags: process.execArgv, env: process.env })
if (beginning && process.execve) {
  const start = fileURLToPath(new URL('start.ts', import.meta.url))
  process.execve(process.execPath, [process.execPath, ...beginning.flags, start], beginning.env)
}
await import('./start.ts')

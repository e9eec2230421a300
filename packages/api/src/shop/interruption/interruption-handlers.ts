import { endInterruption } from './end-interruption.ts'
import { extendInterruption } from './extend-interruption.ts'
import { listInterruptions } from './list-interruptions.ts'
import { startInterruption } from './start-interruption.ts'

/** Handlers that list, start, extend and end interruptions. */
export const interruptionHandlers = {
  listInterruptions,
  startInterruption,
  extendInterruption,
  endInterruption,
}

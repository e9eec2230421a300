import { endInterruption } from './end-interruption.ts'
import { extendInterruption } from './extend-interruption.ts'
import { listInterruptions } from './list-interruptions.ts'
import { startInterruption } from './start-interruption.ts'

/** What interrupts a local, and how it is begun, made longer and ended. */
export const interruptionHandlers = {
  listInterruptions,
  startInterruption,
  extendInterruption,
  endInterruption,
}

import type { JobHandler } from '../ground/job/job.ts'
import { nextNight } from './upkeep-store.ts'

/** Makes a backup at the first start, then once a night. */
export const backUpNightly: JobHandler = async ({ database, now, backUp }) => {
  await backUp?.()
  return { kind: 'again', at: await nextNight(database, now()) }
}

import type { Handlers } from '../../ground/http/handler.ts'
import { applyScheduled } from './apply-scheduled.ts'
import { cancelScheduled } from './cancel-scheduled.ts'
import { changeScheduled } from './change-scheduled.ts'
import { getScheduled } from './get-scheduled.ts'
import { listScheduled } from './list-scheduled.ts'
import { scheduleChange } from './schedule-change.ts'

/** The handlers of changes that are to be made at a time. */
export const scheduledHandlers = {
  scheduleChange,
  listScheduled,
  getScheduled,
  changeScheduled,
  cancelScheduled,
  applyScheduled,
} satisfies Partial<Handlers>

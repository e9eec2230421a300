import type { Handlers } from '../../ground/http/handler.ts'
import { applyScheduled } from './apply-scheduled.ts'
import { cancelScheduled } from './cancel-scheduled.ts'
import { changeScheduled } from './change-scheduled.ts'
import { getScheduled } from './get-scheduled.ts'
import { listScheduled } from './list-scheduled.ts'
import { scheduleChange } from './schedule-change.ts'

export const scheduledHandlers = {
  scheduleChange,
  listScheduled,
  getScheduled,
  changeScheduled,
  cancelScheduled,
  applyScheduled,
} satisfies Partial<Handlers>

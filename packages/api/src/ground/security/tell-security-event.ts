import { z } from 'zod'
import { done, type JobHandler } from '../job/job.ts'
import { SECURITY_EVENTS } from './security-event.ts'

const payloadSchema = z.object({ event: z.enum(SECURITY_EVENTS), count: z.int().optional() })

/**
 * Tells of what a command beside the server did, as an import that changed roles: it left word in
 * the database.
 */
export const tellSecurityEvent: JobHandler = async ({ tellSecurity }, { payload }) => {
  const { event, count } = payloadSchema.parse(payload)
  tellSecurity(event, count === undefined ? {} : { count })
  return done
}

import { z } from 'zod'
import { done, type JobHandler } from '../job/job.ts'
import { SECURITY_EVENTS } from './security-event.ts'

const payloadSchema = z.object({ event: z.enum(SECURITY_EVENTS), count: z.int().optional() })

/**
 * Reports a security event of a command beside the server, such as an import, by the job that it
 * left.
 */
export const tellSecurityEvent: JobHandler = async ({ tellSecurity }, { payload }) => {
  const { event, count } = payloadSchema.parse(payload)
  tellSecurity(event, count === undefined ? {} : { count })
  return done
}

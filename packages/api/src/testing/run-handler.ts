import type { JobHandler, JobOutcome, JobPorts } from '../ground/job/job.ts'
import { nextTestId } from './test-ports.ts'

/** Has a handler do one job for the first time, and answers how it ended. */
export const runHandler = (handler: JobHandler, ports: JobPorts, payload: unknown): Promise<JobOutcome> =>
  handler(ports, {
    id: nextTestId(),
    kind: 'a job of a test',
    companyId: null,
    branchId: null,
    payload,
    attempts: 1,
    claimedUntil: new Date(ports.now().getTime() + 60_000),
  })

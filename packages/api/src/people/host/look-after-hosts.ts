import type { JobHandler } from '../../ground/job/job.ts'
import { tellConsoles } from '../../ground/history/tell-consoles.ts'
import { dueClaims, keepLook } from './host-proof-store.ts'
import { lookAtName } from './look-at-name.ts'

const REST_MS = 5 * 60_000
/** Names looked at side by side: each takes seconds, and a claim ends. */
const BATCH = 6

/**
 * Looks at due names again: proves waiting ones, and loses those whose zone or server is another's
 * by now.
 */
export const lookAfterHosts: JobHandler = async (ports) => {
  const due = await dueClaims(ports.database, { now: ports.now(), most: BATCH })
  await Promise.all(
    due.map(async (claim) => {
      const seen = await lookAtName(ports, claim)
      const after = await keepLook(ports, claim, seen)
      if (after?.noted) await tellConsoles(ports, after.noted)
      if (after && after.state !== claim.state)
        ports.log.info('host-proof', {
          host: claim.host,
          before: claim.state,
          after: after.state,
          way: after.way,
        })
    }),
  )
  return { kind: 'again', at: new Date(ports.now().getTime() + (due.length === BATCH ? 0 : REST_MS)) }
}

import { HOST_STATES, HOST_WAYS } from '@mostrador/domain/company/host-proof'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { idParams, instant } from '../wire.ts'

const host = z.string().trim().toLowerCase().max(253)

const hostProof = z.object({
  /** `UNNAMED` where the company has not saved the name. */
  state: z.enum(['UNNAMED', ...HOST_STATES]),
  way: z.enum(HOST_WAYS).nullable(),
  provedAt: instant.nullable(),
  lostAt: instant.nullable(),
  /** Since when looks fail one after the other. */
  failingSince: instant.nullable(),
  /**
   * Time at which a failing name is lost, unless it is seen before; null for one that does not
   * fail.
   */
  losesAt: instant.nullable(),
  lookedAt: instant.nullable(),
  /**
   * Whether only the record proves it: another company names it too, or, where it is proved, has
   * its own record there.
   */
  needsRecord: z.boolean(),
  /** Whether another company has it. */
  isTaken: z.boolean(),
  /** The TXT record with the company's word; null where it has not saved the name. */
  record: z.object({ name: z.string(), value: z.string() }).nullable(),
})

export type HostProofTold = z.input<typeof hostProof>

const lookedAtHost = hostProof.extend({
  leads: z.enum(['HERE', 'ELSEWHERE', 'NOWHERE']),
  /** The addresses that it leads to, and those of this server. */
  found: z.array(z.string()),
  wanted: z.array(z.string()),
  /** State of the record; null where it was not looked up. */
  seen: z.enum(['THERE', 'OTHER', 'MISSING', 'UNKNOWN']).nullable(),
})

/** Proof after a look, with its findings. */
export type LookedAtHost = z.input<typeof lookedAtHost>

const refusals = [
  notSignedIn,
  { status: 404, code: 'branch-not-found' },
  { status: 422, code: 'host-refused' },
] as const

export const hostEndpoints = {
  getHostProof: endpoint({
    route: routes.getHostProof,
    summary: 'How a company’s claim to a host name stands, and the record that proves it',
    access: 'staff',
    permission: 'integrations',
    params: idParams,
    query: z.object({ host }),
    answer: hostProof,
    refusals,
  }),
  lookAtHost: endpoint({
    route: routes.lookAtHost,
    summary: 'Looks at a host name now: whether it is proved, where it leads and where it has to lead',
    access: 'staff',
    permission: 'integrations',
    params: idParams,
    body: z.object({ host }),
    answer: lookedAtHost,
    refusals: [...refusals, tooMany],
  }),
}

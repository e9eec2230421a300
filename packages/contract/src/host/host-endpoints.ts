import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'
import { idParams } from '../wire.ts'

/** Where a host name leads today. */
const HOST_LEADS = ['HERE', 'ELSEWHERE', 'NOWHERE', 'NOT_A_HOST'] as const

export const hostEndpoints = {
  checkHost: endpoint({
    route: routes.checkHost,
    summary: 'Where a host name leads today, and where it has to lead to be a tenant’s own',
    access: 'staff',
    permission: 'integrations',
    params: idParams,
    query: z.object({ host: z.string().trim().toLowerCase().max(253) }),
    answer: z.object({
      leads: z.enum(HOST_LEADS),
      /** The addresses that it leads to, and those of this server. */
      found: z.array(z.string()),
      wanted: z.array(z.string()),
    }),
    refusals: [notSignedIn, { status: 404, code: 'branch-not-found' }],
  }),
}

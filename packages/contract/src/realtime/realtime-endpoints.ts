import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noToken, notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'

const subscription = z.object({
  socket_id: z.string().regex(/^\d+\.\d+$/),
  channel_name: z.string().max(164),
})
const authorization = z.object({
  auth: z.string(),
  /**
   * Subscriber that it was signed for: the page passes it on with `auth`, as pusher-js does by
   * itself.
   */
  channel_data: z.string().optional(),
})
const forbidden = { status: 403, code: 'channel-forbidden' } as const

export const realtimeEndpoints = {
  getRealtime: endpoint({
    route: routes.getRealtime,
    summary: 'How to connect to the real-time channel; `host` null means this very server',
    access: 'public',
    answer: z.object({
      enabled: z.boolean(),
      key: z.string(),
      cluster: z.string(),
      host: z.string().nullable(),
      path: z.string(),
    }),
    refusals: [],
  }),
  authorizeChannel: endpoint({
    route: routes.authorizeChannel,
    summary:
      'Lets staff listen to the channels of their branch contact: the board of who sees orders, the dispatch desk of who sees to riders, and changes of the shop (a form, as pusher-js sends it by itself, or JSON)',
    access: 'staff',
    permission: 'session',
    body: subscription,
    bodyAlso: 'form',
    answer: authorization,
    refusals: [notSignedIn, forbidden],
  }),
  authorizeRiderChannel: endpoint({
    route: routes.authorizeRiderChannel,
    summary: "Lets a rider listen to what is on offer at the rider's branch contact",
    access: 'rider',
    body: subscription,
    bodyAlso: 'form',
    answer: authorization,
    refusals: [noToken, forbidden],
  }),
}

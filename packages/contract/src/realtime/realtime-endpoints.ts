import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { realtimeRoutes } from './realtime-routes.ts'

export const realtimeEndpoints = {
  getRealtime: endpoint({
    route: realtimeRoutes.getRealtime,
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
    route: realtimeRoutes.authorizeChannel,
    summary: "Lets staff listen to their branch contact's board (form-encoded, as pusher-js sends it)",
    access: 'staff',
    body: z.object({ socket_id: z.string().regex(/^\d+\.\d+$/), channel_name: z.string().max(164) }),
    answer: z.object({ auth: z.string() }),
    refusals: [
      { status: 401, code: 'not-signed-in' },
      { status: 403, code: 'channel-forbidden' },
    ],
  }),
}

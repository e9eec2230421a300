import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContact, notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { idParams } from '../wire.ts'

const beatSchema = z.object({
  /** The open console, by a name that it made itself: two windows are two. */
  device: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
  live: z.boolean(),
  /** Whether its sound is on and its browser allows it. */
  sounds: z.boolean(),
  visible: z.boolean(),
  /** It is being closed. */
  leaving: z.boolean().default(false),
})

export type ListeningBeat = z.output<typeof beatSchema>

export const listeningEndpoints = {
  reportListening: endpoint({
    route: routes.reportListening,
    summary:
      'A console tells whether it hears new orders, and is told whether anybody does; said again every half a minute',
    access: 'staff',
    permission: 'orders.see',
    params: idParams,
    body: beatSchema,
    answer: z.object({
      /** Whether any console of the branch contact hears. */
      heard: z.boolean(),
      /** Whether none does although orders may come: it is open, or opens soon. */
      unheard: z.boolean(),
    }),
    refusals: [notSignedIn, noContact, tooMany],
  }),
}

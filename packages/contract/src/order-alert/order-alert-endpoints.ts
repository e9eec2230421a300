import { ALERT_CHANNELS, ALERT_OUTCOMES } from '@mostrador/domain/order-alert/alert-ladder'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noOrder, notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'
import { idParams } from '../wire.ts'

/** Alerts about an order: recipient, channel and time, and who looked at it. */
const orderAlertsSchema = z.object({
  lookedAt: z.iso.datetime().nullable(),
  /** Null for a person who left. */
  lookedBy: z.string().nullable(),
  alerts: z.array(
    z.object({
      channel: z.enum(ALERT_CHANNELS),
      /** Empty for a push. */
      person: z.string(),
      outcome: z.enum(ALERT_OUTCOMES),
      /** Time at which it was sent or given up; before that, its due time. */
      at: z.iso.datetime(),
    }),
  ),
})

export type OrderAlertsWire = z.output<typeof orderAlertsSchema>

export const orderAlertEndpoints = {
  lookAtOrder: endpoint({
    route: routes.lookAtOrder,
    summary: 'Somebody looks at an order: nobody is told of it any more',
    access: 'staff',
    permission: 'orders.see',
    params: idParams,
    answer: orderAlertsSchema,
    refusals: [notSignedIn, noOrder],
  }),
}

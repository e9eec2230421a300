import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { amount, id, idParams, latitude, longitude, instant } from '../wire.ts'
import { noContact } from '../refusals.ts'
import * as routes from '../routes.ts'
import { seen } from '../seen.ts'

/** 000 §3 Delivery info: the cost of delivery to a point, or that the point is outside. */
export const deliveryInfoSchema = z.object({
  inArea: z.boolean(),
  providersFailed: z.boolean(),
  fees: z.object({ card: amount, cash: amount.nullable() }).nullable(),
  minimumOrderPrice: amount,
  freeDeliveryFrom: amount.nullable(),
  /**
   * Minutes promised for orders there, where the zone has its own, without the extra ones of a
   * busy branch contact; absent where those of the order mode hold.
   */
  delays: z.object({ minDelayInMinutes: z.int(), maxDelayInMinutes: z.int() }).optional(),
  options: z.array(z.object({ zone: z.string(), card: amount, cash: amount.nullable() })),
})

export type DeliveryInfo = z.output<typeof deliveryInfoSchema>

export const deliveryEndpoints = {
  getDeliveryFee: endpoint({
    route: routes.getDeliveryFee,
    summary:
      'What delivery to a point costs. `id` is the branch, of which the nearest contact that reaches the point answers, or the one that `branchContactId` names; a branch contact as `id` answers for itself',
    access: 'public',
    params: idParams,
    query: z.object({
      lat: latitude,
      lng: longitude,
      /**
       * An address without its text is answered by its point; the storefront tells the log of it
       * (000 §8).
       */
      fullAddress: z.string().max(500).default(''),
      city: z.string().max(120).optional(),
      phone: seen(40).optional(),
      branchContactId: id.optional(),
      /** Time of arrival of a scheduled order: zones have hours of their own. */
      at: instant.optional(),
    }),
    answer: deliveryInfoSchema,
    refusals: [noContact],
  }),
}

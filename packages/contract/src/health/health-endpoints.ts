import { TOLD_BY } from '@mostrador/domain/order-alert/alert-ladder'
import { ACCOUNT_LOSSES, ACCOUNT_RENEWALS } from '@mostrador/domain/payment/payment-account'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContact, noPermission, notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'
import { idParams, instant } from '../wire.ts'

const warned = { at: instant, person: z.string(), channel: z.enum(TOLD_BY) }

export const healthSchema = z.object({
  /** Accounts that charge no more, or end soon; null without permission to see them. */
  accounts: z
    .array(
      z.object({
        provider: z.string(),
        /** The provider's name for people. */
        title: z.string(),
        lost: z.enum(ACCOUNT_LOSSES).nullable(),
        renewal: z.enum(ACCOUNT_RENEWALS),
        /** End of its authorisation; null for an account of keys. */
        endsAt: instant.nullable(),
      }),
    )
    .nullable(),
  /** Warnings of staff before an opening; null without permission to edit the branch contact. */
  warnings: z
    .object({
      lastSent: z.object(warned).nullable(),
      lastFailed: z.object({ ...warned, why: z.enum(['REJECTED', 'THROTTLED', 'UNREACHABLE']) }).nullable(),
      /** Whether that was about the last opening with a warning, and of this week. */
      isFailing: z.boolean(),
    })
    .nullable(),
})

export type Health = z.input<typeof healthSchema>

export const healthEndpoints = {
  getHealth: endpoint({
    route: routes.getHealth,
    summary: 'What fails without a diner telling it: accounts for payments, and warnings of staff',
    access: 'staff',
    permission: ['payments', 'locals.edit'],
    params: idParams,
    answer: healthSchema,
    refusals: [notSignedIn, noPermission, noContact],
  }),
}

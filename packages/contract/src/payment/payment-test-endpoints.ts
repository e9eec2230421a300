import { PAYMENT_TEST_STATES } from '@mostrador/domain/payment/payment-test'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noPermission, notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { id, idParams } from '../wire.ts'

/** A payment with which a shop tries its account. Amounts in major units, instants ISO 8601. */
const paymentTestSchema = z.object({
  id,
  status: z.enum(PAYMENT_TEST_STATES),
  /** The provider's own word for why it was refused, or for why the money does not go back. */
  reason: z.string().nullable(),
  amount: z.number(),
  /** Where it is paid, while it is to be. */
  url: z.string().nullable(),
  /** Author of the test; null for a person who is not there any more. */
  by: z.string().nullable(),
  at: z.string(),
  until: z.string(),
  approvedAt: z.string().nullable(),
  refundedAt: z.string().nullable(),
  /** How often the provider did not give the money back. */
  refundTries: z.int(),
  /** Reference of the payment at the provider. */
  reference: z.string().nullable(),
})

/** The same on the wire. */
export type PaymentTestWire = z.infer<typeof paymentTestSchema>

const noBranch = { status: 404, code: 'branch-not-found' } as const
const atProvider = idParams.extend({ provider: z.string().max(40) })

export const paymentTestEndpoints = {
  getPaymentTest: endpoint({
    route: routes.getPaymentTest,
    summary: 'How the last payment went with which a brand tried an account, and with how much it tries',
    access: 'staff',
    permission: 'payments',
    params: atProvider,
    answer: z.object({
      /** null where it cannot be tried: nothing is connected, or no amount is known. */
      smallest: z.number().nullable(),
      test: paymentTestSchema.nullable(),
    }),
    refusals: [notSignedIn, noPermission, noBranch],
  }),
  startPaymentTest: endpoint({
    route: routes.startPaymentTest,
    summary:
      'Makes a real payment of the smallest amount that a provider takes, which goes back once it is paid; one at a time for each account',
    access: 'staff',
    permission: 'payments',
    params: atProvider,
    body: z.object({ branchContactId: id }),
    answer: paymentTestSchema,
    refusals: [
      notSignedIn,
      noPermission,
      noBranch,
      tooMany,
      { status: 404, code: 'payment-account-not-found' },
      { status: 409, code: 'payment-test-running' },
      { status: 422, code: 'payment-test-impossible' },
      { status: 503, code: 'payment-provider-failed' },
    ],
  }),
}

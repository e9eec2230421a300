import { ACCOUNT_LOSSES, ACCOUNT_RENEWALS, ACCOUNT_WAYS } from '@mostrador/domain/payment/payment-account'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noPermission, notOnSharedDevice, notSignedIn, passkeyFirst, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { id, idParams } from '../wire.ts'

/** Branch contact where an account would charge, and its order modes by name. */
const useSchema = z.object({ local: z.string(), modes: z.array(z.string()) })

/** Account of a branch at a provider. Instants are ISO 8601. */
export const paymentAccountSchema = z.object({
  provider: z.string(),
  /** The provider's name for people. */
  title: z.string(),
  /** Whether its owner can connect it here: the operator has an application at the provider. */
  authorisable: z.boolean(),
  /** Whether it charges. */
  connected: z.boolean(),
  /** Way in which it was connected; null for none, and for one that the server makes. */
  way: z.enum(ACCOUNT_WAYS).nullable(),
  /** Reason why it charges no more, and since when. */
  lost: z.object({ why: z.enum(ACCOUNT_LOSSES), at: z.string() }).nullable(),
  authorised: z
    .object({
      name: z.string(),
      id: z.string(),
      live: z.boolean(),
      /** Null for a person who left. */
      by: z.string().nullable(),
      at: z.string(),
      until: z.string(),
      renewal: z.enum(ACCOUNT_RENEWALS),
      /** Other brands of the company that have the same account. */
      alsoAt: z.array(z.string()),
    })
    .nullable(),
  uses: z.array(useSchema),
})

export type PaymentAccountWire = z.infer<typeof paymentAccountSchema>

const noBranch = { status: 404, code: 'branch-not-found' } as const
const noAccount = { status: 404, code: 'payment-account-not-found' } as const

const atProvider = idParams.extend({ provider: z.string().max(40) })

export const paymentAccountEndpoints = {
  listPaymentAccounts: endpoint({
    route: routes.listPaymentAccounts,
    summary: 'What a brand has at the providers that it names or could connect to, and where it is used',
    access: 'staff',
    permission: 'payments',
    params: idParams,
    answer: z.array(paymentAccountSchema),
    refusals: [notSignedIn, noPermission, noBranch],
  }),
  beginPaymentAuthorisation: endpoint({
    route: routes.beginPaymentAuthorisation,
    summary:
      'The page of a provider where the owner of an account says that this brand may charge with it; good once, for ten minutes, for who asked',
    access: 'staff',
    permission: 'payments',
    params: atProvider,
    body: z.object({ branchContactId: id }),
    answer: z.object({ url: z.string() }),
    refusals: [notSignedIn, noPermission, notOnSharedDevice, passkeyFirst, noBranch, noAccount, tooMany],
  }),
  finishPaymentAuthorisation: endpoint({
    route: routes.finishPaymentAuthorisation,
    summary: 'Connects the account with what its provider sent back by the browser of who began',
    access: 'staff',
    permission: 'session',
    body: z.object({
      state: z.string().min(1).max(200),
      /** None where the owner said no. */
      code: z.string().min(1).max(500).optional(),
    }),
    answer: z.object({
      provider: z.string(),
      /** The provider's name for people. */
      title: z.string(),
      /** The branch contact from which it was begun. */
      alias: z.string(),
    }),
    refusals: [
      notSignedIn,
      noPermission,
      notOnSharedDevice,
      passkeyFirst,
      tooMany,
      { status: 410, code: 'payment-authorisation-over' },
      { status: 409, code: 'payment-authorisation-foreign' },
      { status: 422, code: 'payment-authorisation-denied' },
      { status: 422, code: 'payment-authorisation-void' },
      { status: 422, code: 'payment-account-other-country' },
      { status: 503, code: 'payment-provider-failed' },
    ],
  }),
  disconnectPaymentAccount: endpoint({
    route: routes.disconnectPaymentAccount,
    summary: 'Takes a brand’s account at a provider away: its ways to pay are offered no more',
    access: 'staff',
    permission: 'payments',
    params: atProvider,
    answer: z.null(),
    status: 204,
    refusals: [notSignedIn, noPermission, notOnSharedDevice, noBranch, noAccount],
  }),
}

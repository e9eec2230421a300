import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ACCOUNT_RENEWALS } from '@mostrador/domain/payment/payment-account'
import { isDocument } from '@mostrador/domain/checkout/document'
import { PAYMENT_STATUSES } from '@mostrador/domain/payment/payment-type'
import { amount, id, idParams } from '../wire.ts'
import { noContact, noOrder, notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { seen } from '../seen.ts'

const noPayment = { status: 404, code: 'payment-not-found' } as const
const providerFailed = { status: 503, code: 'payment-provider-failed' } as const
const otherAmount = { status: 422, code: 'payment-amount-other' } as const
const notPayable = { status: 409, code: 'order-not-payable' } as const

/** Provider that payment types may name. */
const paymentProviderSchema = z.object({
  provider: z.string(),
  /** Its name for people. */
  title: z.string(),
  /** Whether it charges in the shop's country. */
  chargesHere: z.boolean(),
})

/** Health of payments by one provider at a branch contact. Instants are ISO 8601. */
export const providerHealthSchema = z.object({
  provider: z.string(),
  /** The provider's name for people. */
  title: z.string(),
  /** Whether the provider sends notifications. */
  tellsByItself: z.boolean(),
  /** Whether the branch has an account there that can be opened. */
  connected: z.boolean(),
  /**
   * Term of an account that its owner connected: until when it holds, and whether it `RENEWS` by
   * itself, is `ENDING` soon, or the answer to its renewal was `LOST`.
   */
  term: z.object({ until: z.string(), renewal: z.enum(ACCOUNT_RENEWALS) }).nullable(),
  /** Last approval within a month, and last notification of the provider. */
  approvedAt: z.string().nullable(),
  notifiedAt: z.string().nullable(),
  /** Payments that are open now. */
  pending: z.int(),
  /** Since the shop's midnight. */
  approvedToday: z.int(),
  refusedToday: z.int(),
  /** Last refusal of today: the provider's own word for why, for the shop alone. */
  lastRefusal: z.object({ at: z.string(), reason: z.string().nullable() }).nullable(),
})

export type ProviderHealth = z.infer<typeof providerHealthSchema>

export const paymentEndpoints = {
  createPaymentUrl: endpoint({
    route: routes.createPaymentUrl,
    summary: 'Makes the link where the diner pays',
    access: 'public',
    body: z.object({ code: seen(40), branchContactId: id, amount }),
    answer: z.object({ url: z.string(), token: z.string() }),
    refusals: [tooMany, noOrder, notPayable, otherAmount, providerFailed],
  }),
  listPaymentProviders: endpoint({
    route: routes.listPaymentProviders,
    summary: 'The providers by which a payment type may charge online, those of the country first',
    access: 'staff',
    permission: 'payments',
    params: idParams,
    answer: z.array(paymentProviderSchema),
    refusals: [notSignedIn, noContact],
  }),
  getPaymentHealth: endpoint({
    route: routes.getPaymentHealth,
    summary: 'How paying with each provider of the brand goes at a branch contact',
    access: 'staff',
    permission: 'payments',
    params: idParams,
    answer: z.array(providerHealthSchema),
    refusals: [notSignedIn, noContact],
  }),
  getCardFields: endpoint({
    route: routes.getCardFields,
    summary:
      'The script that draws the card fields of a provider, and the public key of the shop that it is given',
    access: 'public',
    params: z.object({ provider: z.string().max(40) }),
    query: z.object({ branchId: id }),
    answer: z.object({ script: z.string(), publicKey: z.string(), global: z.string() }),
    refusals: [{ status: 404, code: 'card-fields-not-found' }],
  }),
  payOrder: endpoint({
    route: routes.payOrder,
    summary: 'Pays an order with a card token',
    access: 'public',
    body: z.object({
      token: z.string().max(200),
      paymentMethodId: z.string().max(40),
      dinerOrderId: id,
      cardName: z.string().trim().min(1).max(200),
      // 000 §9: the card's document type is fixed.
      identificationType: z.literal('DNI').default('DNI'),
      identificationNumber: z.string().max(40).refine(isDocument, 'document-invalid'),
    }),
    answer: z.object({ status: z.enum(PAYMENT_STATUSES) }),
    refusals: [noOrder, notPayable, providerFailed, tooMany],
  }),
  receiveBankReturn: endpoint({
    route: routes.receiveBankReturn,
    summary: 'The diner comes back from the bank; doing it twice changes nothing',
    access: 'public',
    params: z.object({ orderCode: z.string().max(40), token: z.string().max(200) }),
    answer: z.null(),
    status: 204,
    refusals: [noOrder],
  }),
  openPaymentPage: endpoint({
    route: routes.openPaymentPage,
    summary: "Goes on to the provider's page, which wants its token posted by a form",
    access: 'public',
    params: z.object({ provider: z.string().max(40), attemptId: id }),
    answer: z.null(),
    answerTypes: ['text/html'],
    redirects: true,
    refusals: [noPayment],
  }),
  returnFromProvider: endpoint({
    route: routes.returnFromProvider,
    summary: 'The diner comes back from the provider by a link, and goes on to the follow-up',
    access: 'public',
    params: z.object({ provider: z.string().max(40), attemptId: id }),
    answer: z.null(),
    redirects: true,
    refusals: [noPayment],
  }),
  returnFromProviderByForm: endpoint({
    route: routes.returnFromProviderByForm,
    summary: 'The diner comes back from the provider by a form, and goes on to the follow-up',
    access: 'public',
    params: z.object({ provider: z.string().max(40), attemptId: id }),
    body: z.record(z.string(), z.string().max(4000)),
    bodyAlso: 'any',
    answer: z.null(),
    redirects: true,
    refusals: [noPayment],
  }),
  receivePaymentNotification: endpoint({
    route: routes.receivePaymentNotification,
    summary: 'A payment provider tells a change; its signature is checked',
    access: 'public',
    params: z.object({ provider: z.string().max(40) }),
    body: z.unknown(),
    bodyAlso: 'any',
    answer: z.null(),
    status: 204,
    refusals: [{ status: 401, code: 'signature-invalid' }, noPayment, providerFailed],
  }),
}

import type { ProblemError } from '@mostrador/contract/problem'
import { paymentCopy } from '@mostrador/copy/payment'
import { toMajor, toMinor } from '@mostrador/domain/money/major'
import type { PaymentProvider } from '@mostrador/payments/payment-provider'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { openByCode } from '../order/open-by-code.ts'
import { findPaidOrder, isPayable, type PaidOrder } from './paid-order.ts'
import { linkOf, type Link } from './payment-link.ts'

/** Returns the diner's link: the provider's page, or ours that posts its token there. */
const linkTo = (
  origin: string,
  { name, tokenField }: PaymentProvider,
  { id, url, token }: Link & { readonly id: string },
) => (tokenField === null ? { url, token } : { url: `${origin}/api/payments/${name}/page/${id}`, token })

const mayBePaid = (order: PaidOrder, now: Date): boolean => isPayable(order, now) && order.upload === 'API'

/** Returns the entry for an amount that differs from the order's, in major units. */
const otherAmount = ({ total, mantissa }: PaidOrder, claimed: number): readonly ProblemError[] => {
  const expected = toMajor(total, mantissa)
  return [
    {
      code: 'payment-amount-other',
      message: paymentCopy.amountIs(expected),
      path: 'amount',
      expected,
      claimed,
    },
  ]
}

/**
 * Returns the page where the diner pays, one for each attempt, also of calls at the same moment.
 * It leads back to the host where the order was placed, which has the diner's cookies. Wrong codes
 * are counted. Source: 000 §4 Checkout flow 3, §7; decisions.md, Who sees what.
 */
export const createPaymentUrl: Handler<'createPaymentUrl'> = async (api, { body, call }) => {
  const { database, payments } = api
  const origin = await api.hosts.originOf(call.url)
  const order = await openByCode(api, { text: body.code, call }, (code) =>
    findPaidOrder(database, { code, contactId: body.branchContactId }),
  )
  if (typeof order === 'string') return no(order)
  const { providerName } = order
  if (!mayBePaid(order, api.now()) || !providerName) return no('order-not-payable')
  if (toMinor(body.amount, order.mantissa) !== order.total)
    return no('payment-amount-other', otherAmount(order, body.amount))
  if (!order.isRehearsed && !payments.isOpen(providerName)) return no('payment-provider-failed')
  const provider = await payments.open(providerName, order.branchId)
  if (!provider) return no('payment-provider-failed')
  const link = await linkOf(api, { order, provider, origin })
  return typeof link === 'string' ? no(link) : yes(linkTo(origin, provider, link))
}

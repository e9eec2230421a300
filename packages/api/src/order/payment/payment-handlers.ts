import { createPaymentUrl } from './create-payment-url.ts'
import { getPaymentHealth } from './get-payment-health.ts'
import { openPaymentPage } from './open-payment-page.ts'
import { payOrder } from './pay-order.ts'
import { receivePaymentNotification } from './receive-notification.ts'
import { returnFromProvider, returnFromProviderByForm } from './receive-return.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { settleReturn } from './ask-provider.ts'
import { findAttempt } from './attempt-store.ts'
import { countryOfContact } from './account-store.ts'
import { chargesIn } from './provider-facts.ts'

/** Returns the script of a provider's card fields, with the shop's public key alone. */
const getCardFields: Handler<'getCardFields'> = async ({ payments }, { params, query }) => {
  if (!payments.isOpen(params.provider)) return no('card-fields-not-found')
  const provider = await payments.open(params.provider, query.branchId)
  return provider?.fields ? yes(provider.fields) : no('card-fields-not-found')
}

/**
 * Settles an attempt after the diner's return from the bank. Idempotent. Source: 001 §7;
 * decisions.md, Paths that are not shown.
 */
const receiveBankReturn: Handler<'receiveBankReturn'> = async (api, { params }) => {
  const attempt = await findAttempt(api.database, params)
  if (!attempt) return no('order-not-found')
  if (attempt.status !== 'PENDING') return yes(null)
  const provider = await api.payments.open(attempt.providerName, attempt.branchId)
  if (provider) await settleReturn(api, { provider, attempt })
  return yes(null)
}

/** Lists the providers of the product, those that charge in the shop's country first. */
const listPaymentProviders: Handler<'listPaymentProviders'> = async ({ database, payments }, { params }) => {
  const country = await countryOfContact(database, params.id)
  if (country === undefined) return no('branch-contact-not-found')
  const all = payments.facts.map((one) => ({
    provider: one.name,
    title: one.title,
    chargesHere: chargesIn(one, country),
  }))
  return yes(all.toSorted((one, other) => Number(other.chargesHere) - Number(one.chargesHere)))
}

export const paymentHandlers = {
  createPaymentUrl,
  getCardFields,
  getPaymentHealth,
  listPaymentProviders,
  openPaymentPage,
  payOrder,
  receiveBankReturn,
  receivePaymentNotification,
  returnFromProvider,
  returnFromProviderByForm,
}

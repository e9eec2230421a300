import { createPaymentUrl } from './create-payment-url.ts'
import { getCardFields } from './get-card-fields.ts'
import { getPaymentHealth } from './get-payment-health.ts'
import { openPaymentPage } from './open-payment-page.ts'
import { payOrder } from './pay-order.ts'
import { receiveBankReturn } from './receive-bank-return.ts'
import { receivePaymentNotification } from './receive-notification.ts'
import { returnFromProvider, returnFromProviderByForm } from './receive-return.ts'

export const paymentHandlers = {
  createPaymentUrl,
  getCardFields,
  getPaymentHealth,
  openPaymentPage,
  payOrder,
  receiveBankReturn,
  receivePaymentNotification,
  returnFromProvider,
  returnFromProviderByForm,
}

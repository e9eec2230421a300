import { route } from '../route.ts'

/** 000 §7, decisions.md. */
export const paymentRoutes = {
  createPaymentUrl: route('POST', '/api/paymenturl'),
  getCardFields: route('GET', '/api/payments/{provider}/fields'),
  payOrder: route('POST', '/api/order/payment'),
  receiveBankReturn: route('POST', '/api/callback/transbank/{orderCode}/{token}'),
  openPaymentPage: route('GET', '/api/payments/{provider}/page/{attemptId}'),
  returnFromProvider: route('GET', '/api/payments/{provider}/return/{attemptId}'),
  returnFromProviderByForm: route('POST', '/api/payments/{provider}/return/{attemptId}'),
  receivePaymentNotification: route('POST', '/api/payments/{provider}/notifications'),
} as const

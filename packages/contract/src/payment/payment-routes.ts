import { route } from '../route.ts'

/** 000 §7, decisions.md. */
export const paymentRoutes = {
  createPaymentUrl: route('POST', '/api/paymenturl'),
  payOrder: route('POST', '/api/order/payment'),
  receiveBankReturn: route('POST', '/api/callback/transbank/{orderCode}/{token}'),
  receivePaymentNotification: route('POST', '/api/payments/{provider}/notifications'),
} as const

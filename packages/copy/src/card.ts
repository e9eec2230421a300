import { you } from './you.ts'

/**
 * The fields of a card, ours and those that its provider draws. Source: 000 §2 Checkout, §5
 * checkout 10.
 */
export const cardCopy = {
  title: you`{Completa} los datos de tu tarjeta`,
  required: 'Obligatorio',
  number: 'Número de tarjeta',
  name: 'Nombre en la tarjeta',
  nameHint: 'Como figura en la tarjeta.',
  expiry: 'Vencimiento (MM/AA)',
  expiryPlaceholder: 'MM/AA',
  securityCode: 'Código de seguridad',
  document: 'Documento (DNI)',
  incomplete: 'Este campo está incompleto',
  invalidNumber: you`{Revisa} el número de la tarjeta.`,
  invalidExpiry: you`{Revisa} la fecha de vencimiento.`,
  invalidSecurityCode: you`{Revisa} el código de seguridad.`,
  loading: 'Cargando los campos de tu tarjeta…',
  loadFailed: you`No pudimos cargar los campos de tu tarjeta. {Revisa} tu conexión y {vuelve} a intentarlo.`,
  safe: 'Los datos de tu tarjeta van directo a quien procesa el pago: el local no los ve.',
  confirmTitle: you`¿{Confirmas} el pago con tarjeta?`,
  confirmText: (amount: string) => `Vamos a cobrar ${amount} de tu tarjeta y a enviar tu pedido.`,
  paying: 'Procesando tu pago…',
  pending: 'Estamos procesando tu pago. Te avisamos acá apenas se confirme.',
  linkFailed: you`Error generando link de pago, {inténtelo} nuevamente más tarde.`,
  problem: you`Tuvimos un problema al generar el pago de tu pedido. Por favor {intente} nuevamente más tarde.`,
} as const

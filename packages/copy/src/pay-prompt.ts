import { you } from './you.ts'

/**
 * Sentences of the follow-up about an order that is to be paid. Source: 001 §2 Order follow-up
 * page, §8.
 */
export const payPromptCopy = {
  title: 'Falta pagar tu pedido',
  hint: 'El local lo recibe apenas se apruebe el pago.',
  timeLeft: (time: string) => `Te quedan ${time} para pagar`,
  rejectedTitle: 'El pago no pudo ser procesado.',
  rejectedHint: you`No se cobró nada. {Puedes} volver a intentarlo, con la misma tarjeta o con otra.`,
  pendingTitle: 'Estamos procesando tu pago',
  pendingHint: 'Puede tardar unos minutos. Esta página se actualiza sola.',
  payWithCard: 'Pagar con tarjeta',
  goToPay: 'Ir a pagar',
  orderAgain: 'Hacer el pedido de nuevo',
  goingToPay: 'Te llevamos a la página de pago…',
  pay: (amount: string) => `Pagar ${amount}`,
  incomplete: you`{Debe} completar correctamente los campos de {su} tarjeta`,
  refundingTitle: 'Te estamos devolviendo el pago',
  refundingHint: 'Vuelve por el mismo medio con el que pagaste. Esta página se actualiza sola.',
  owedTitle: (amount: string) => `El local te debe ${amount}`,
  owedHint: you`Es lo que transferiste. Te lo devuelve por transferencia. Falta que sepa a qué cuenta: {escribe} con el número de tu pedido. Esta página te avisa cuando salga.`,
  owedAsk: (code: string) => `Hola: cancelaron mi pedido ${code} y falta que me devuelvan la transferencia.`,
  refundFailedTitle: 'Todavía no pudimos devolverte el pago',
  refundFailedHint: you`{Comunícate} con el local para que te lo devuelva.`,
  refundedTitle: 'Te devolvimos el pago',
  refundedHint: 'El dinero vuelve por el mismo medio con el que pagaste. Puede demorar unos días en verse.',
} as const

/**
 * Sentences after the bank's page, while the payment's state is unknown. Source: 001 §4, On return
 * from a redirect payment.
 */
export const bankReturnCopy = {
  asking: { title: 'Estamos confirmando tu pago', hint: 'Un momento: le preguntamos al banco.' },
  pending: {
    title: 'El banco todavía no confirmó tu pago',
    hint: 'No vuelvas a pagar: puede tardar unos minutos, y esta página se actualiza sola.',
  },
  offline: {
    title: 'No pudimos confirmar tu pago',
    hint: you`Puede que ya esté hecho, así que no vuelvas a pagar. {Revisa} tu conexión y {consulta} otra vez.`,
  },
  retry: 'Consultar otra vez',
} as const

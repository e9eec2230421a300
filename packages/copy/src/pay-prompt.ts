/** What the follow-up says of an order that is to be paid. Source: 001 §2 Order follow-up page, §8. */
export const payPromptCopy = {
  title: 'Falta pagar tu pedido',
  hint: 'El local lo recibe apenas se apruebe el pago.',
  timeLeft: (time: string) => `Te quedan ${time} para pagar`,
  rejectedTitle: 'El pago no pudo ser procesado.',
  rejectedHint: 'No se cobró nada. Puedes volver a intentarlo, con la misma tarjeta o con otra.',
  pendingTitle: 'Estamos procesando tu pago',
  pendingHint: 'Puede tardar unos minutos. Esta página se actualiza sola.',
  payWithCard: 'Pagar con tarjeta',
  goToPay: 'Ir a pagar',
  goingToPay: 'Te llevamos a la página de pago…',
  pay: (amount: string) => `Pagar ${amount}`,
  incomplete: 'Debe completar correctamente los campos de su tarjeta',
  refundedTitle: 'Te devolvimos el pago',
  refundedHint: 'El dinero vuelve por el mismo medio con el que pagaste. Puede demorar unos días en verse.',
} as const

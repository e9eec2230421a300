/** Sentences of a canceled order whose transfer the shop has to send back. Ours. */
export const owedTransferCopy = {
  title: (amount: string) => `Hay que devolver ${amount}`,
  to: (name: string) => `La transferencia llegó y el pedido está cancelado. Es de ${name || 'quien pidió'}.`,
  phone: (phone: string) => `Para saber a qué cuenta: ${phone}.`,
  open: 'Ver en Transferencias',
} as const

/** The page on which whoever tries the product out reads the messages that nobody sends. */
export const outboxCopy = {
  title: 'Bandeja de salida',
  hint: 'Estos mensajes no se enviaron: así los recibiría cada persona en su teléfono.',
  empty: 'Todavía no hay mensajes.',
  to: (phone: string) => `Para +${phone}`,
} as const

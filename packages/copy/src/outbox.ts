/** Page of the outbox: people who try the product read messages here that are not sent. */
export const outboxCopy = {
  title: 'Bandeja de salida',
  hint: 'Estos mensajes no se enviaron: así los recibiría cada persona en su teléfono o su correo.',
  empty: 'Todavía no hay mensajes.',
  /** A phone by its digits, or an e-mail. */
  to: (to: string) => (to.includes('@') ? `Para ${to}` : `Para +${to}`),
} as const

/** Sentences of mails to diners, in neither tú nor vos. */
export const receiptCopy = {
  subject: (number: number, contact: string) => `Pedido #${number} en ${contact}`,
  heading: (number: number) => `Pedido #${number}`,
  /** The branch contact, the day and the hour. */
  when: (contact: string, day: string, time: string) => `${contact} · ${day} a las ${time}`,
  scheduledFor: (day: string, time: string) => `Programado para el ${day} a las ${time}`,
  follow: 'Ver el pedido',
  noInvoice: 'Este comprobante no reemplaza a la factura.',
  why: 'Este correo llega porque alguien dejó esta dirección en el pedido.',
} as const

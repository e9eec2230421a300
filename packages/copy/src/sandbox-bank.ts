/** Sentences on the pages and fields of the built-in bank. It is no real bank, and says so. */
export const sandboxBankCopy = {
  fields: {
    cardNumber: 'Número de tarjeta',
    expirationDate: 'Vencimiento, mes y año',
    securityCode: 'Código de seguridad',
  },
  page: {
    title: 'Banco de prueba',
    notice: 'Es una página de prueba: no se cobra dinero de verdad.',
    pay: (amount: string) => `Pagar ${amount}`,
    reject: 'Rechazar',
    cancel: 'Cancelar',
    back: 'Volver al comercio',
    expired: 'El tiempo para pagar terminó.',
    over: {
      PENDING: 'El pago está en proceso.',
      APPROVED: 'El pago ya fue aprobado.',
      REJECTED: 'El pago fue rechazado.',
      CANCELED: 'El pago fue cancelado.',
      REFUNDED: 'El dinero fue devuelto.',
    },
    notFound: 'Este pago no existe.',
  },
} as const

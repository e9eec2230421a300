import { you } from './you.ts'

const REASONS: Readonly<Record<string, string>> = {
  aborted: 'se canceló en la página del proveedor',
  'timed-out': 'se acabó el tiempo en la página del proveedor',
}

/** A real payment with which a shop tries its account, in the console. Ours. */
export const paymentTestCopy = {
  /** Shown by the provider in the place of an order's number, and beside the amount. */
  code: 'PRUEBA',
  description: (brand: string) => `Prueba de cobro de ${brand}`,
  start: 'Probar con una compra real',
  startHint: (amount: string) =>
    you`{Pagas} ${amount} con una tarjeta que no sea de la cuenta que cobra, y te los devolvemos enseguida. No es un pedido: no aparece en ningún reporte.`,
  again: 'Probar otra vez',
  title: 'Prueba con una compra real',
  by: (name: string | null, when: string) => (name === null ? when : `${name}, ${when}`),
  created: (amount: string) => `Pago de ${amount} creado`,
  pay: (amount: string, provider: string) => `Pagar ${amount} en ${provider}`,
  paying: (until: string) => `Esperando que lo pagues, hasta las ${until}`,
  approved: 'Aprobado',
  rejected: 'No se pagó',
  rejectedWhy: (reason: string) => `No se pagó: ${REASONS[reason] ?? reason}`,
  rejectedHint: you`{Prueba} otra vez con otra tarjeta. Si vuelve a pasar, {mira} tu cuenta en el panel del proveedor.`,
  expired: 'Nadie lo pagó a tiempo',
  expiredHint: you`{Prueba} otra vez cuando tengas una tarjeta a mano.`,
  refunding: 'Devolviendo…',
  refundFailing: (reason: string) => `Todavía no se pudo devolver (${reason}). Seguimos intentando.`,
  refunded: 'Devuelto',
  waits: 'Devolución',
  stuck: 'No se pudo devolver',
  stuckHint: (reference: string) => you`{Devuélvelo} desde el panel del proveedor: es el pago ${reference}.`,
  done: 'Todo anda: tus clientes pueden pagar y el dinero puede volver.',
} as const

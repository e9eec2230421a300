import { you } from './you.ts'

/** The page of one order in the console. Ours. */
export const orderDetailCopy = {
  unconfirmedHint: 'Llegó por mensaje: al aceptarlo queda confirmado.',
  orderedAt: (when: string) => `Hora del pedido: ${when}`,
  promisedAnew: (hour: string) => `Nueva hora: ${hour}`,
  orderMissing: 'No encontramos este pedido',
  orderMissingHint: 'Puede que sea de otro local.',
  loadOrderFailed: 'No pudimos cargar el pedido.',
  customer: 'Cliente',
  document: 'Documento',
  betweenStreets: 'Entrecalles',
  addressNotes: 'Aclaraciones de la dirección',
  pointByCustomer: 'Punto elegido por el cliente',
  pointByCustomerHint: you`El envío se calculó con ese punto del mapa: {revisa} que sea el de la dirección.`,
  deliveredWithoutKey: 'Entregado sin la clave',
  deliveryPhoto: 'Foto de la entrega',
  deliveryPhotoGone: 'La foto ya se borró.',
  orderNotes: 'Aclaraciones',
  items: 'Productos',
  refundFailed: 'No pudimos devolver el pago',
  refundFailedHint: you`El proveedor de pagos no aceptó la devolución. {Devuélvelo} desde su panel o por otro medio.`,
  call: (name: string) => `Llamar a ${name}`,
  callShort: 'Llamar',
  whatsAppTo: (name: string) => `Escribir por WhatsApp a ${name}`,
  whatsAppText: (number: number, contact: string) =>
    `Hola, te escribimos de ${contact} por tu pedido #${number}.`,
  openMap: 'Ver en el mapa',
  timeline: 'Movimientos',
  byCustomer: 'Cliente',
  canceledBecause: (reason: string) => `Cancelado: ${reason}`,
}

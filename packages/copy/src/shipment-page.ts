import type { SlideAction } from '@mostrador/domain/shipment/shipment-status'
import { you } from './you.ts'

/**
 * What the button beside the slide asks before it acts: a slide is meant, a press may be a slip.
 */
export const SLIDE_QUESTIONS = {
  accept: '¿Aceptar este envío?',
  arrive: '¿Marcar que estás en el local?',
  leave: '¿Marcar como en camino al cliente?',
  deliver: '¿Marcar como entregado?',
  return: '¿Marcar como de regreso en el local?',
} satisfies Record<SlideAction, string>

/** What the riders' pages of shipments say besides the texts of the documents. */
export const shipmentPageCopy = {
  looking: 'Buscando tus envíos…',
  yours: (count: number) => (count === 1 ? 'Tu envío en curso' : `Tus ${count} envíos en curso`),
  noOther: (count: number) =>
    count === 1
      ? you`{Llevas} un envío. No hay otros para tomar.`
      : you`{Llevas} ${count} envíos. No hay otros para tomar.`,
  stack: (count: number) => `Multientrega de ${count} ${count === 1 ? 'envío' : 'envíos'}`,
  stopCount: (count: number) => `${count} paradas`,
  upTo: (distance: string) => `hasta ${distance}`,
  promise: (time: string, minutes: number) => {
    if (minutes < 0) return minutes < -90 ? `${time} · tarde` : `${time} · ${-minutes} min tarde`
    return minutes > 90 ? `Para las ${time}` : `${time} · en ${minutes} min`
  },
  bag: 'En la bolsa',
  bagLine: (quantity: number, name: string) => `${quantity} × ${name}`,
  nextDelivery: 'Siguiente envío',
  nextDeliveryNamed: (name: string) => `Siguiente envío: ${name}`,
  order: (number: number) => `Pedido #${number}`,
  open: (name: string) => `Abrir ${name}`,
  emptyHint: 'Cuando el local tenga uno, aparece acá.',
  endShift: 'Finalizar turno',
  pending: 'Pendiente de enviar',
  pendingHint: 'Lo que hiciste sin conexión se envía solo cuando vuelva.',
  needsConnection: you`Para esto {necesitas} conexión. {Vuelve} a intentarlo cuando la tengas.`,
  slideHint: you`{Desliza} hasta el final para confirmar, o {usa} el botón que sigue.`,
  slideHelp: you`{Desliza} hasta el final. Si no {puedes}, {mantén} apretado y {suelta}.`,
  slideHeld: you`{Suelta} para confirmar`,
  slideButton: (label: string) => `${label}, sin deslizar`,
  slideBack: 'Volver',
  sending: 'Enviando…',
  pickUp: you`{Retira} en`,
  deliverTo: you`{Entrega} en`,
  collect: (amount: string) => you`{Cobra} ${amount}`,
  paysWith: (amount: string, change: string) => you`Paga con ${amount}: {lleva} ${change} de vuelto`,
  paid: 'Ya está pagado: no cobres nada',
  paidShort: 'Pagado',
  payment: 'Pago',
  between: (streets: string) => `Entre ${streets}`,
  notes: 'Notas',
  call: 'Llamar',
  chat: 'WhatsApp',
  callCustomer: 'Llamar al cliente',
  chatCustomer: 'WhatsApp del cliente',
  callShop: 'Llamar al local',
  chatText: (order: string) => `¡Hola! Soy el repartidor de tu pedido ${order}.`,
  withoutName: 'Cliente',
  stops: 'Entregas',
  goHere: 'Ir a esta entrega',
  goingHere: 'Vas a esta entrega',
  next: 'Siguiente',
  cancelQuestion: you`¿{Quieres} dejar este envío?`,
  cancelStackQuestion: you`¿{Quieres} dejar esta multientrega?`,
  cancelText: 'Vuelve a quedar libre para otro repartidor. No se puede deshacer.',
  keep: 'Seguir con el envío',
  lostTitle: 'Este envío lo lleva otro repartidor',
  lostHint: 'Hay otros para tomar en la lista.',
  goneTitle: 'Este envío ya no está',
  goneHint: 'El local lo canceló, o ya terminó.',
  doneTitle: '¡Listo!',
  doneHint: 'No queda nada por hacer con este envío.',
  canceledTitle: 'Envío cancelado',
  locationDenied: you`No podemos ver tu ubicación: el cliente no te verá en el mapa. {Puedes} seguir igual.`,
  locationMissing: you`No encontramos tu ubicación todavía. {Puedes} seguir igual.`,
  locationOn: you`{Compartes} tu ubicación mientras {llevas} el envío.`,
  confirmDelivery: 'Confirmar entrega',
  close: 'Cerrar',
  photoTaken: 'Foto lista',
  photoFailed: you`No pudimos leer la foto. {Saca} otra.`,
  keyDigits: 'La clave tiene cuatro números',
  proofMissing: 'Falta la foto o el motivo',
} as const

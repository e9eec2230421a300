import { durationRange } from './short-duration.ts'
import { you } from './you.ts'

/**
 * A branch contact in the header of its menu, and wherever it is named. Source: 000 §2 Branch
 * header.
 */
export const branchContactCopy = {
  howQuestion: you`¿Cómo {quieres} tu pedido?`,
  changeContact: 'Cambiar local',
  promotions: 'Promociones',
  chooseMenu: you`¿Qué menú {quieres} ver?`,
  closed: 'Cerrado',
  open: 'Abierto',
  seeHours: 'Ver horarios',
  /** `metres` divided by 1000 with one decimal. Source: 001 §9. */
  distance: (metres: number) => `${(Math.round(metres / 100) / 10).toFixed(1).replace('.', ',')} km`,
  address: ({ street, number, locality }: { street: string; number: string; locality: string }) =>
    [`${street} ${number}`.trim(), locality].filter((part) => part !== '').join(', '),
  about: 'Sobre el local',
  seeOnMap: 'Ver en el mapa',
  arrivesIn: 'Llega en',
  shipping: 'Envío',
  shippingFrom: 'Envío desde',
  free: 'Gratis',
  minimum: 'Mínimo',
  minimumFrom: 'Mínimo desde',
  pickUpIn: 'Retirar en',
  firstSlot: 'Primer horario',
  /** Short, for a cell of a third of a phone: "Hoy 20:00", "Mañana 12:30", "27/11 20:00". */
  slot: ({ date, time, daysAhead }: { date: string; time: string; daysAhead: number }) =>
    `${['Hoy', 'Mañana'][daysAhead] ?? `${date.slice(8)}/${date.slice(5, 7)}`} ${time}`,
  minutes: (from: number, to: number) => durationRange(from, to),
  shippingDepends: 'El envío depende de tu dirección.',
  shippingLoading: 'Calculando el envío…',
  freeDeliveryFrom: (amount: string) => `Envío gratis a partir de ${amount}`,
  orderingDisabled: 'Menú informativo. Pedidos disabled',
  blockedTitle: 'Este local no está disponible',
  blockedHint: you`Por el momento no recibe visitas ni pedidos. {Vuelve} a intentarlo más adelante.`,
  notFoundTitle: 'No encontramos este local',
  notFoundHint: 'Puede que el link esté mal escrito o que el local ya no exista.',
  goToStart: 'Ir al inicio',
} as const

import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { SHIPMENT_STATUS_LABELS } from './shipment.ts'

/** "Pedido #42", "Pedidos #42 y #43". */
function orders(numbers: readonly number[]): string {
  const names = numbers.map((number) => `#${number}`)
  const all = names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${names.at(-1)}` : names.join('')
  return `${numbers.length === 1 ? 'Pedido' : 'Pedidos'} ${all}`
}

const CANCELED_FOOD = 'Si la comida ya salió, hay que llevarla de vuelta al local.'

/**
 * Sentences about a rider's steps without a connection, about returns and about cancelled
 * shipments. None of them addresses the rider, so they read alike in every voice.
 */
export const riderStepsCopy = {
  notSent: (name: string, label: string) =>
    name === '' ? `No se pudo enviar «${label}»` : `${name}: no se pudo enviar «${label}»`,
  seen: 'Entendido',
  shiftOver: 'El turno ya había terminado cuando volvió la conexión. Falta avisarle al local.',
  keyUnchecked: 'Clave sin comprobar',
  keyUncheckedOf: (name: string) => `${name}: clave sin comprobar`,
  keyUncheckedHint:
    'Sin conexión no se sabe si es la correcta: se comprueba sola cuando vuelva. Hasta entonces el envío sigue a tu cargo. Una foto de la entrega también vale.',
  photoInstead: 'Entregar con una foto',
  goOnWith: (name: string) => `Seguir con ${name}`,
  withKey: 'Tengo la clave',
  returns: (numbers: readonly number[]) => `De vuelta al local: ${orders(numbers)}`,
  back: 'Vuelta',
  returnsAfter: 'Después de la entrega, de vuelta al local',
  returnsNow: 'Falta llevarlo de vuelta al local',
  returnTo: 'De vuelta a',
  canceledFood: CANCELED_FOOD,
  cancelOnTheWay: 'Hay que llevar la comida de vuelta al local. No se puede deshacer.',
  calledOff: (count: number) =>
    count === 1 ? 'Se canceló un envío que llevabas' : `Se cancelaron ${count} envíos que llevabas`,
  broughtBack: 'Ya está en el local',
} as const

/**
 * Reasons why a rider's step comes too late, by the present state; other states are told by their
 * name.
 */
const TOO_LATE: Readonly<Partial<Record<ShipmentStatus, string>>> = {
  STORE_CANCELED: `El local canceló este envío o lo recuperó. ${CANCELED_FOOD}`,
  CUSTOMER_CANCELED: `El cliente canceló el pedido. ${CANCELED_FOOD}`,
  CANCELED: `El pedido se canceló. ${CANCELED_FOOD}`,
  DRIVER_CANCELED: 'Ya habías dejado este envío.',
}

/** Returns why a rider's step comes too late. */
export const tooLateText = (status: ShipmentStatus): string =>
  TOO_LATE[status] ?? `El envío está en otro estado: ${SHIPMENT_STATUS_LABELS[status]}.`

import type { ShipmentStatus, SlideAction } from '@mostrador/domain/shipment/shipment-status'
import { you } from './you.ts'

/** State of a shipment for riders and the shop. Our words; the documents name the states alone. */
export const SHIPMENT_STATUS_LABELS = {
  PENDING: 'Pendiente',
  LOOKING_FOR_DRIVER: 'Buscando repartidor',
  ON_ROUTE_TO_PICK_UP: 'En camino al local',
  IN_STORE: 'En el local',
  ON_ROUTE_TO_DROP_OFF: 'En camino al cliente',
  ON_ROUTE_TO_DROP_OFFS: 'En camino a los clientes',
  DELIVERED: 'Entregado',
  STACKING: 'Armando multientrega',
  RETURNED: 'De regreso en el local',
  DRIVER_CANCELED: 'Cancelado por el repartidor',
  CANCELED: 'Cancelado',
  CUSTOMER_CANCELED: 'Cancelado por el cliente',
  STORE_CANCELED: 'Cancelado por el local',
} satisfies Record<ShipmentStatus, string>

/**
 * State of a shipment for the diner on the tracking page: about the order, not the shop's affairs.
 */
export const TRACKING_STATUS_LABELS = {
  PENDING: 'En preparación',
  LOOKING_FOR_DRIVER: 'Buscando repartidor',
  ON_ROUTE_TO_PICK_UP: 'Repartidor en camino al local',
  IN_STORE: 'Repartidor en el local',
  ON_ROUTE_TO_DROP_OFF: 'En camino',
  ON_ROUTE_TO_DROP_OFFS: 'En camino',
  DELIVERED: 'Entregado',
  STACKING: 'En preparación',
  RETURNED: 'Entregado',
  DRIVER_CANCELED: 'Buscando repartidor',
  CANCELED: 'Cancelado',
  CUSTOMER_CANCELED: 'Cancelado',
  STORE_CANCELED: 'Cancelado',
} satisfies Record<ShipmentStatus, string>

/** Label of the slide button, by its action. Source: 001 §4. */
export const SLIDE_LABELS = {
  accept: 'Aceptar envío',
  arrive: 'En el local',
  leave: 'En camino al cliente',
  deliver: 'Entregado',
  return: 'Regreso al local',
} satisfies Record<SlideAction, string>

/**
 * Riders' lists and details of shipments. Source: 001 §2, §6, §8; texts beyond the documents are
 * ours.
 */
export const shipmentCopy = {
  title: 'Envíos',
  refresh: 'Actualizar',
  empty: 'No hay envíos para entregar',
  receiver: 'Recibe',
  cancelShipment: 'Cancelar envío en curso',
  cancelStack: 'Cancelar multientrega',
  seeOnMap: 'Ver en mapa',
  seeShipments: 'Ver envíos',
  forbidden: you`No {tienes} permisos para ver los envíos`,
  listFailed: you`Hubo un error buscando los envíos, {vuelva} a intentarlo en unos minutos`,
  shipmentFailed: you`Hubo un error buscando el envío, {vuelva} a intentarlo en unos minutos`,
  changeFailed: you`Hubo un error pasando el envío de estado, {vuelva} a intentarlo en unos minutos`,
  taken: 'Este envío ya lo tomó otro repartidor',
  changed: 'Envío actualizado',
  keyQuestion: you`{Pide} la clave de entrega al cliente`,
  keyLabel: 'Clave de entrega',
  keyHint: 'Son cuatro números que el cliente ve en su pedido.',
  keyWrong: (triesLeft: number): string =>
    triesLeft === 1
      ? 'La clave no es correcta. Te queda 1 intento.'
      : `La clave no es correcta. Te quedan ${triesLeft} intentos.`,
  keyUsedUp: you`La clave no es correcta y no quedan intentos. {Entrega} con una foto y el motivo.`,
  withoutKey: 'Entregar sin clave',
  proofPhoto: you`{Saca} una foto de la entrega`,
  proofReason: you`¿Por qué no {tienes} la clave?`,
} as const

import { counted } from './counted.ts'
import { you } from './you.ts'

const MINUTE_S = 60
const HOUR_S = 3600

/** Writes how long ago, in words, from the seconds. */
export function agoText(seconds: number): string {
  if (seconds < MINUTE_S) return `hace ${counted(Math.max(1, Math.floor(seconds)), 'segundo', 'segundos')}`
  if (seconds < HOUR_S) return `hace ${counted(Math.floor(seconds / MINUTE_S), 'minuto', 'minutos')}`
  return `hace ${counted(Math.floor(seconds / HOUR_S), 'hora', 'horas')}`
}

/**
 * The page on which an order is followed to the door. Source: 001 §2 Customer tracking page; what
 * the documents leave out is ours.
 */
export const trackingCopy = {
  title: (code: string) => `Pedido ${code}`,
  refresh: 'Actualizar',
  followUp: 'Ver mi pedido y pedir ayuda',
  loading: 'Buscando tu pedido…',
  refreshFailed: 'Error al refrescar los datos:',
  time: (time: string) => `${time} hs`,
  details: 'Tu entrega',
  rider: 'Repartidor',
  withoutRider: 'Sin repartidor',
  /** Next step of a rider who is on the way, in one sentence. */
  approach: (stopsBefore: number) =>
    stopsBefore === 0
      ? 'Tu pedido está en camino.'
      : `El repartidor hace ${counted(stopsBefore, 'parada', 'paradas')} antes de la tuya.`,
  atDoor: 'El repartidor llegó a tu dirección.',
  number: (number: number) => `#${number}`,
  chat: 'Chatear con el repartidor',
  call: 'Llamar al repartidor',
  eta: 'Llegada estimada',
  key: 'Clave de entrega',
  keyHint: you`{Díctasela} al repartidor cuando llegue.`,
  keyDigits: (key: string) => key.split('').join(' '),
  keyTitle: 'Tu clave de entrega',
  keyText: 'El repartidor puede pedírtela en la puerta. No se la des a nadie más.',
  continue: 'Continuar',
  close: 'Cerrar',
  map: 'Mapa de la entrega',
  markers: { rider: 'El repartidor', branch: 'El local', destination: 'Tu dirección' },
  mapFailed: 'No pudimos cargar el mapa.',
  seen: (ago: string) => `Ubicación de ${ago}`,
  seenLate: (ago: string) => `Última ubicación conocida: ${ago}`,
  recentre: 'Volver al repartidor',
} as const

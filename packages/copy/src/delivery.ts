import { you } from './you.ts'

/**
 * State of delivery to the diner's address, and the ways on where it cannot be. Source: 000 §3
 * Delivery info, §8.
 */
export const deliveryCopy = {
  changeMode: (modeName: string) => `Cambiar a ${modeName}`,
  otherAddress: 'Ingresar otra dirección',
  otherContact: (name: string) => `Pedir en ${name}`,
  otherContactLoading: 'Buscando un local que llegue a tu dirección…',
  noOtherContact: 'Ningún otro local llega a tu dirección.',
  otherContactFailed: 'No pudimos buscar otros locales.',
  options: 'Ver opciones',
  optionsTitle: you`¿Cómo {quieres} seguir?`,
  close: 'Cerrar',
  toYourAddress: 'Envío calculado para tu dirección.',
  failed: 'No pudimos calcular el envío.',
  pinMissing: 'Falta ubicar tu dirección.',
  placePin: you`{Ubica} tu dirección para calcular el envío.`,
  unknownCost: 'Según tu dirección',
  distancesLoading: 'Buscando los locales más cercanos…',
  distancesFailed: 'No pudimos medir la distancia a tu dirección.',
  /** Read in the log, not by diners. */
  noFullAddress: 'No tiene fullAddress este comensal',
} as const

import { you } from './you.ts'

/** Pages without a connection. Ours. */
export const offlineCopy = {
  title: 'Estás sin conexión',
  text: you`{Puedes} mirar la última carta que viste. Para pedir hace falta conexión.`,
  newVersion: 'Hay una versión nueva.',
  refresh: 'Actualizar',
} as const

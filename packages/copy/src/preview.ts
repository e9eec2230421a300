import { you } from './you.ts'

/** Preview of the shop in the console. Ours. */
export const previewCopy = {
  title: 'Vista previa',
  phone: 'Teléfono',
  desk: 'Computadora',
  device: 'Pantalla',
  frame: (device: string) => `Tu tienda en ${device.toLowerCase()}`,
  waits: 'Preparando la vista previa…',
  failed: 'No pudimos mostrar la vista previa.',
  old: you`La vista previa muestra lo último que se podía leer: {revisa} los campos marcados.`,
  hint: 'Es tu tienda de verdad, pero acá no se puede pedir.',
  asDiners: 'Ver como el cliente',
  asDinersHint: you`{Mira} tu tienda como se va a ver otro día o a otra hora: qué está abierto y qué se puede pedir.`,
  day: 'Día',
  hour: 'Hora',
  now: 'Volver a ahora',
  noSuchHour: 'Ese día no existe esa hora: cambian los relojes.',
} as const

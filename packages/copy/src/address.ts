import { you } from './you.ts'

/** Place of the diner, and whether delivery reaches it. Source: 000 §2 Branch page, §5, §8. */
export const addressCopy = {
  address: 'Dirección',
  notesHint: 'Piso, departamento, timbre…',
  outside: 'Tu dirección está fuera de la zona de entrega.',
  noRiders: you`En este momento no contamos con repartidores en la zona. {Vuelva} a intentar mas tarde`,
  outsideTryOtherMode: (takeAwayName: string) => you`{Cambia} a ${takeAwayName} o {ingresa} otra dirección.`,
  outsideTryOtherAddress: you`{Ingresa} otra dirección.`,
} as const

import { you } from './you.ts'

/** Sentences about finished orders, their sums and their file. Ours. */
export const finishedCopy = {
  period: 'Período',
  periods: { '1': 'Hoy', '7': '7 días', '30': '30 días', '90': '90 días', ALL: 'Todos' },
  totals: 'Totales del período',
  sold: 'Ventas',
  canceled: 'Cancelados',
  refunded: 'Devueltos',
  notAdded: 'sin sumar',
  totalsFailed: 'No pudimos sumar los pedidos.',
  exportButton: 'Descargar CSV',
  exporting: 'Preparando el archivo…',
  exported: 'Archivo descargado',
  emptyPeriod: 'Ningún pedido terminó en este período',
  emptyPeriodHint: you`{Prueba} con un período más largo.`,
  empty: 'Todavía no hay pedidos finalizados',
  emptyHint: 'Cuando entregues o canceles un pedido, lo vas a encontrar acá.',
  search: 'Buscar en los finalizados',
  notFound: 'Ningún pedido coincide',
  notFoundHint: you`{Prueba} con el número, el nombre, el teléfono o un plato.`,
  notFoundYet: you`Buscamos en los 2.000 pedidos más nuevos. {Puedes} seguir con los anteriores.`,
  older: 'Buscar en los anteriores',
} as const

/** End of an order, where its state does not tell it. */
export const OUTCOME_LABELS = { refunded: 'Devuelto' } as const

/** Returns the name of the file, of a branch contact's alias and a day. */
export const finishedFileName = (alias: string, day: string): string => `pedidos-${alias}-${day}.csv`

/** Returns the file's columns; `zone` is the one in which its times are written. */
export const finishedColumns = (zone: string): readonly string[] => [
  'Pedido',
  `Fecha (hora de ${zone})`,
  'Modalidad',
  'Forma de pago',
  'Estado',
  'Productos',
  'Recargos',
  'Descuentos',
  'Puntos',
  'Cargo por servicio',
  'Envío',
  'Total',
  'Ventas',
]

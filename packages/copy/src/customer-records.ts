import { you } from './you.ts'

/**
 * The console's page of a brand's customers: their list as a file, and the data of one that are
 * erased. Ours.
 */
export const customerRecordsCopy = {
  exportTitle: 'Lista de clientes',
  exportHint: you`Un archivo para tu planilla, con los clientes de toda la marca y lo que cada uno aceptó. Son datos personales: {guárdalo} donde nadie más lo vea.`,
  exportButton: 'Descargar la lista',
  exporting: 'Preparando la lista…',
  exported: 'Lista descargada',
  eraseTitle: 'Borrar los datos de una persona',
  eraseHint:
    'El nombre, teléfono, correo, documento, direcciones, notas y opiniones dejan de estar en toda la marca, y los puntos también. Los pedidos y sus montos quedan, sin decir de quién fueron.',
  phone: 'Teléfono',
  phoneHint: 'Como lo escribió al pedir, o con código de país.',
  phoneMissing: you`{Escribe} el teléfono.`,
  eraseButton: 'Borrar los datos',
  erasing: 'Borrando…',
  eraseAsk: (phone: string) => `¿Borrar todos los datos de ${phone}?`,
  eraseAskHint: 'No se puede deshacer.',
  eraseYes: 'Borrar',
  eraseNo: 'Volver',
  erased: 'Los datos de esa persona quedaron borrados.',
  nothingLeft: 'No queda ningún dato de este teléfono.',
} as const

/** Returns the name of the file, of a brand's key and a day. */
export const customerFileName = (brand: string, day: string): string => `clientes-${brand}-${day}.csv`

/** Returns the file's columns; `zone` is the one in which its times are written. */
export const customerColumns = (zone: string): readonly string[] => [
  'Teléfono',
  'Nombre',
  'Correo',
  'Documento',
  'Pedidos',
  'Puntos',
  `Cliente desde (hora de ${zone})`,
  'De acuerdo con recibir mensajes',
  `Aceptó el (hora de ${zone})`,
  'Versión del texto que aceptó',
  'Texto que aceptó',
  'Dónde lo aceptó',
  'La casilla empezaba marcada',
  `Dejó de aceptar el (hora de ${zone})`,
]

/** Returns the cell of yes or no; empty for null. */
export const yesNo = (value: boolean | null): string => (value === null ? '' : value ? 'Sí' : 'No')

/** Sources of a consent. */
export const CONSENT_SOURCES: Readonly<Record<string, string>> = { ORDER: 'Al hacer un pedido' }

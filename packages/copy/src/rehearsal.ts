import { you } from './you.ts'

/** A rehearsal, on the phone that orders. Ours. */
export const rehearsalCopy = {
  mark: 'ENSAYO',
  cash: 'Efectivo (ensayo)',
  bank: 'Banco de prueba (ensayo)',
  banner: you`Es un ensayo: {pide} como un cliente. No se cobra nada y no cuenta en ningún lado.`,
  over: 'Este ensayo ya terminó. Acá no se puede pedir más.',
  toShop: 'Ir a la tienda',
} as const

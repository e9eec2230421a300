import { you } from './you.ts'

/** Sentences about an abandoned cart. Source: 000 §4 Abandoned-cart restore and notification. */
export const abandonedCartCopy = {
  restored: 'Recuperamos tu pedido',
  nothingLeft: 'Los productos de tu pedido ya no están disponibles',
  ownCartTitle: you`Ya {tienes} un pedido en curso`,
  ownCartText: you`{Puedes} seguir con el pedido que estás armando o reemplazarlo por el que dejaste pendiente.`,
  keepOwn: 'Seguir con este',
  takeRestored: 'Recuperar el otro',
  /** The log's own words. Source: 000 §4. */
  notFoundLog: 'Cart not found',
} as const

import type { OrderProgress } from '@mostrador/domain/pricing/progress'
import { you } from './you.ts'

const PROGRESS = {
  minimum: (missing: string, target: string) =>
    `Te faltan ${missing} para llegar al pedido mínimo de ${target}`,
  'minimum-reached': () => 'Llegaste al pedido mínimo',
  'free-delivery': (missing: string) => `Te faltan ${missing} para tener envío gratis`,
  'free-delivery-reached': () => you`¡{Tienes} envío gratis!`,
} satisfies Record<OrderProgress['kind'], (missing: string, target: string) => string>

/**
 * Returns the progress of the cart to the minimum or to free delivery; the amounts come formatted.
 * Source: 000 §9.
 */
export const orderProgressText = (kind: OrderProgress['kind'], missing: string, target: string): string =>
  PROGRESS[kind](missing, target)

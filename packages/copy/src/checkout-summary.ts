import { you } from './you.ts'

/** Sentences of the card that sums up an order before it is placed. Source: docs/decisions/082. */
export const checkoutSummaryCopy = {
  change: 'Cambiar',
  add: 'Agregar',
  /** Thing that a button changes, for screen readers. */
  whatOf: {
    schedule: you`cuándo lo {quieres}`,
    customer: 'mis datos',
    delivery: 'dónde se entrega',
    payment: 'cómo se paga',
    notes: 'aclaraciones del pedido',
  },
  scheduledFor: (moment: string) => `Programado: ${moment}`,
} as const

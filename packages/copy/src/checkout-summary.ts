import { you } from './you.ts'

/** What is known of an order before it is placed, in one card. Source: docs/decisions/082. */
export const checkoutSummaryCopy = {
  change: 'Cambiar',
  add: 'Agregar',
  /** What is changed, for those who hear the button alone. */
  whatOf: {
    schedule: you`cuándo lo {quieres}`,
    customer: 'mis datos',
    delivery: 'dónde se entrega',
    payment: 'cómo se paga',
    notes: 'aclaraciones del pedido',
  },
  scheduledFor: (moment: string) => `Programado: ${moment}`,
} as const

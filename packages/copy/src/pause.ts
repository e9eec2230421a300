import { you } from './you.ts'

/**
 * Sentences for diners while a branch contact takes no orders, or takes longer than usual. Ours.
 */
export const pauseCopy = {
  title: 'Pedidos en pausa',
  paused: (end: string) => `Esta modalidad está en pausa hasta ${end}.`,
  pausedSchedule: (end: string) =>
    you`Esta modalidad está en pausa hasta ${end}, {programa} tu pedido para después.`,
  busy: 'En este momento hay más demora que de costumbre.',
} as const

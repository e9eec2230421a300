import { you } from './you.ts'

/** What diners read while a local takes no orders for a while, or takes longer than usual. Ours. */
export const pauseCopy = {
  title: 'Pedidos en pausa',
  paused: (end: string) => `Esta modalidad está en pausa hasta ${end}.`,
  pausedSchedule: (end: string) =>
    you`Esta modalidad está en pausa hasta ${end}, {programa} tu pedido para después.`,
  busy: 'En este momento hay más demora que de costumbre.',
} as const

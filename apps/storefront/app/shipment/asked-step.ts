import type { NextStep } from '@mostrador/domain/shipment/next-step'

/** Step that a rider has to confirm: its delivery and its next state. */
export type AskedStep = string

/** Makes the key of a step. */
export const askedStepOf = ({ id, to }: Pick<NextStep, 'id' | 'to'>): AskedStep => `${id} ${to}`

/** Whether the question is about this step: after a change by the shop it is another one. */
export const isAskedAbout = (asked: AskedStep | undefined, step: Pick<NextStep, 'id' | 'to'>): boolean =>
  asked === askedStepOf(step)

import type { NextStep } from '@mostrador/domain/shipment/next-step'

/** The step that a rider has to confirm: its delivery and its next state. */
export type AskedStep = string

/** A step as a question remembers it. */
export const askedStepOf = ({ id, to }: Pick<NextStep, 'id' | 'to'>): AskedStep => `${id} ${to}`

/**
 * Whether the question is about this step: what the shop changes meanwhile is another step, and
 * asks anew.
 */
export const isAskedAbout = (asked: AskedStep | undefined, step: Pick<NextStep, 'id' | 'to'>): boolean =>
  asked === askedStepOf(step)

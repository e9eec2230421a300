import { fromJson, storedValues } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'
import type { PendingStep } from './pending-steps.ts'

/** Step taken without a connection and refused later. Kept until the rider has seen it. */
export type RefusedStep = Pick<PendingStep, 'kind' | 'id' | 'to' | 'at' | 'deliveryId' | 'label'> & {
  /** Name of the delivery: "Pedido #42"; '' in a step of an older page. */
  readonly name: string
  readonly reason: string
}

const FIELDS = ['kind', 'id', 'to', 'at', 'deliveryId', 'label', 'name', 'reason'] as const

/** Most refused steps kept; the oldest are dropped. */
const MOST = 20

const isRefusedStep = (value: unknown): value is RefusedStep =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => typeof Reflect.get(value, field) === 'string')

/** Reads the refused steps; malformed ones are left out. */
function parseRefusedSteps(json: string | null): readonly RefusedStep[] {
  const value = fromJson(json)
  return Array.isArray(value) ? value.filter(isRefusedStep).slice(-MOST) : []
}

/** Refused steps of a branch contact's rider on this device that were not seen yet. */
export const refusedSteps = storedValues('mostrador.refused.', parseRefusedSteps)

const NONE: readonly RefusedStep[] = []

/** Returns the refused steps that were not seen yet. */
export const useRefusedSteps = (alias: string): readonly RefusedStep[] =>
  useStoredValue(refusedSteps(alias)) ?? NONE

/** Keeps a refused step. */
export const addRefusedStep = (
  alias: string,
  { kind, id, to, at, deliveryId, label, name = '' }: PendingStep,
  reason: string,
): void =>
  refusedSteps(alias).write([
    ...refusedSteps(alias).latest(),
    { kind, id, to, at, deliveryId, label, name, reason },
  ])

const dropWhere = (alias: string, isOver: (one: RefusedStep) => boolean): void => {
  const steps = refusedSteps(alias).latest()
  const left = steps.filter((one) => !isOver(one))
  if (left.length < steps.length) refusedSteps(alias).write(left)
}

/** Drops a refused step that the rider has seen. */
export const dropRefusedStep = (alias: string, { at, id, to }: RefusedStep): void =>
  dropWhere(alias, (one) => one.at === at && one.id === id && one.to === to)

/** Drops a refused step that succeeded after all. */
export const dropRefusedOf = (alias: string, { id, to }: Pick<PendingStep, 'id' | 'to'>): void =>
  dropWhere(alias, (one) => one.id === id && one.to === to)

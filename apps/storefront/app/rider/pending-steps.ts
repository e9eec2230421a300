import { afterStep, withUncheckedKey, type NextStep } from '@mostrador/domain/shipment/next-step'
import { storedValues, fromJson } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'
import type { Delivery } from './delivery.ts'

/** Proof of a delivery at the door: the diner's key, or a photo and a reason. */
export type Proof = { readonly deliveryKey?: string; readonly photo?: string; readonly reason?: string }

/** Step that a rider took and the server does not know yet. Idempotent: its state is its key. */
export type PendingStep = Pick<NextStep, 'kind' | 'id' | 'to'> &
  Proof & {
    readonly at: string
    readonly deliveryId: string
    readonly label: string
    /** Name of the delivery: "Pedido #42". Missing in a step kept by an older page. */
    readonly name?: string
  }

const FIELDS = ['kind', 'id', 'to', 'at', 'deliveryId', 'label'] as const

/** Most steps kept: more than a shift without a connection makes. */
const MOST = 60

const isPendingStep = (value: unknown): value is PendingStep =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => typeof Reflect.get(value, field) === 'string')

/** Reads a queue; malformed steps are left out. */
export function parsePendingSteps(json: string | null): readonly PendingStep[] {
  const value = fromJson(json)
  return Array.isArray(value) ? value.filter(isPendingStep).slice(0, MOST) : []
}

/** Queue of steps of a branch contact's rider on this device, in their order. */
export const pendingSteps = storedValues('mostrador.steps.', parsePendingSteps)

/**
 * Whether a step has a key that the server has not checked. A photo with its reason needs no
 * check. Source: docs/decisions/149.
 */
export const isKeyUnchecked = ({ deliveryKey, photo }: Proof): boolean =>
  deliveryKey !== undefined && photo === undefined

/** Applies pending steps to a delivery. An unchecked key has delivered nothing yet. */
export const withPending = (delivery: Delivery, pending: readonly PendingStep[]): Delivery =>
  pending
    .filter(({ deliveryId }) => deliveryId === delivery.id)
    .reduce<Delivery>(
      (value, step) => ({
        ...value,
        ...(isKeyUnchecked(step) ? withUncheckedKey(value, step.id) : afterStep(value, step)),
      }),
      delivery,
    )

const NONE: readonly PendingStep[] = []

/** Returns the steps that the server does not know yet. */
export const usePendingSteps = (alias: string): readonly PendingStep[] =>
  useStoredValue(pendingSteps(alias)) ?? NONE

/** Appends a step to the queue. */
export const addPendingStep = (alias: string, step: PendingStep): void =>
  pendingSteps(alias).write([...pendingSteps(alias).latest(), step])

/** Removes a shipment's unchecked key, to be replaced. An unsent key counts as no try. */
export function dropUncheckedKey(alias: string, id: string): void {
  const steps = pendingSteps(alias).latest()
  const others = steps.filter((one) => one.id !== id || !isKeyUnchecked(one))
  if (others.length < steps.length) pendingSteps(alias).write(others)
}

/** Removes a step, even if another tab changed the queue meanwhile. */
export const dropPendingStep = (alias: string, { at, id, to }: PendingStep): void =>
  pendingSteps(alias).write(
    pendingSteps(alias)
      .latest()
      .filter((one) => one.at !== at || one.id !== id || one.to !== to),
  )

import { nextStep } from '@mostrador/domain/shipment/next-step'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { expect, test } from 'vitest'
import { askedStepOf, isAskedAbout } from './asked-step.ts'

/** The next step of a delivery alone in a state. */
function stepIn(status: ShipmentStatus, id = 's1') {
  const shipment = { id, status, returnShipment: false }
  const step = nextStep({ kind: 'simple', id, status, shipments: [shipment] })
  if (!step) throw new Error(`nothing is left to do in ${status}`)
  return step
}

test('a question stands as long as its step does, and a yes to it is no yes to the step after', () => {
  const asked = askedStepOf(stepIn('IN_STORE'))
  expect(isAskedAbout(asked, stepIn('IN_STORE'))).toBe(true)
  // The shop sent it on its way while the rider read the question.
  expect(isAskedAbout(asked, stepIn('ON_ROUTE_TO_DROP_OFF'))).toBe(false)
  // The same step at another door of a stack.
  expect(isAskedAbout(asked, stepIn('IN_STORE', 's2'))).toBe(false)
})

test('nothing is asked before the rider presses, nor after the question was answered', () => {
  expect(isAskedAbout(undefined, stepIn('IN_STORE'))).toBe(false)
  expect(isAskedAbout('', stepIn('IN_STORE'))).toBe(false)
})

import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { expect, test } from 'vitest'
import { nearestReaching } from './reaching-local.ts'

type Local = {
  readonly id: string
  readonly reaches?: boolean
  readonly open?: boolean
  readonly blocked?: boolean
  readonly orderEnabled?: boolean
  readonly modeOrderEnabled?: boolean
}

/** A local as the search looks at it: what it does not read is left out. */
const local = ({ id, reaches = true, open = true, blocked = false, ...more }: Local): BranchContactItem =>
  ({
    id,
    open,
    orderEnabled: more.orderEnabled ?? true,
    reachableByDelivery: reaches,
    commercialTermsInfo: { blocked },
    deliveryConfig: {
      orderModes: [{ type: 'DELIVERY', active: true, orderEnabled: more.modeOrderEnabled ?? true }],
    },
  }) as unknown as BranchContactItem

/** spec('000 §2.99') */
test('the nearest that brings orders is offered, never the one that does not', () => {
  const locals = [
    local({ id: 'here' }),
    local({ id: 'far', reaches: false }),
    local({ id: 'next' }),
    local({ id: 'last' }),
  ]
  expect(nearestReaching(locals, 'here')?.id).toBe('next')
  expect(nearestReaching(locals)?.id).toBe('here')
})

test('an open one comes before a nearer one that is closed', () => {
  const locals = [local({ id: 'closed', open: false }), local({ id: 'open' })]
  expect(nearestReaching(locals, 'here')?.id).toBe('open')
  expect(nearestReaching(locals.slice(0, 1), 'here')?.id).toBe('closed')
})

test('a local that is blocked or takes no orders is no way out', () => {
  const locals = [
    local({ id: 'blocked', blocked: true }),
    local({ id: 'informative', orderEnabled: false }),
    local({ id: 'paused', modeOrderEnabled: false }),
  ]
  expect(nearestReaching(locals, 'here')).toBeUndefined()
})

test('a local that only has something to fetch, or no longer brings anything, is no way out', () => {
  const withModes = (...orderModes: readonly object[]) =>
    ({ ...local({ id: 'other' }), deliveryConfig: { orderModes } }) as unknown as BranchContactItem
  const brings = { type: 'DELIVERY', active: true, orderEnabled: true }
  const fetched = { ...brings, type: 'TAKE_AWAY' }
  expect(nearestReaching([withModes(fetched)])).toBeUndefined()
  expect(nearestReaching([withModes({ ...brings, active: false })])).toBeUndefined()
  expect(nearestReaching([withModes(fetched, brings)])?.id).toBe('other')
})

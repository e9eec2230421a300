import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { expect, test } from 'vitest'
import { nearestReaching } from './reaching-contact.ts'

type Contact = {
  readonly id: string
  readonly reaches?: boolean
  readonly open?: boolean
  readonly blocked?: boolean
  readonly orderEnabled?: boolean
  readonly modeOrderEnabled?: boolean
}

/** A contact as the search looks at it: what it does not read is left out. */
const contact = ({ id, reaches = true, open = true, blocked = false, ...more }: Contact): BranchContactItem =>
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
  const contacts = [
    contact({ id: 'here' }),
    contact({ id: 'far', reaches: false }),
    contact({ id: 'next' }),
    contact({ id: 'last' }),
  ]
  expect(nearestReaching(contacts, 'here')?.id).toBe('next')
  expect(nearestReaching(contacts)?.id).toBe('here')
})

test('an open one comes before a nearer one that is closed', () => {
  const contacts = [contact({ id: 'closed', open: false }), contact({ id: 'open' })]
  expect(nearestReaching(contacts, 'here')?.id).toBe('open')
  expect(nearestReaching(contacts.slice(0, 1), 'here')?.id).toBe('closed')
})

test('a contact that is blocked or takes no orders is no way out', () => {
  const contacts = [
    contact({ id: 'blocked', blocked: true }),
    contact({ id: 'informative', orderEnabled: false }),
    contact({ id: 'paused', modeOrderEnabled: false }),
  ]
  expect(nearestReaching(contacts, 'here')).toBeUndefined()
})

test('a contact that only has something to fetch, or no longer brings anything, is no way out', () => {
  const withModes = (...orderModes: readonly object[]) =>
    ({ ...contact({ id: 'other' }), deliveryConfig: { orderModes } }) as unknown as BranchContactItem
  const brings = { type: 'DELIVERY', active: true, orderEnabled: true }
  const fetched = { ...brings, type: 'TAKE_AWAY' }
  expect(nearestReaching([withModes(fetched)])).toBeUndefined()
  expect(nearestReaching([withModes({ ...brings, active: false })])).toBeUndefined()
  expect(nearestReaching([withModes(fetched, brings)])?.id).toBe('other')
})

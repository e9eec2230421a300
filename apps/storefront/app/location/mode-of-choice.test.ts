import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { expect, test } from 'vitest'
import { modeOfChoice } from './mode-of-choice.ts'

type Mode = { readonly type: OrderModeType; readonly open?: boolean; readonly orderEnabled?: boolean }

/** A contact as the choice looks at it: what it does not read is left out. */
const contact = (modes: readonly Mode[], reachableByDelivery = true): BranchContactItem =>
  ({
    reachableByDelivery,
    deliveryConfig: {
      orderModes: modes.map((mode) => ({
        id: mode.type,
        active: true,
        open: true,
        orderEnabled: true,
        ...mode,
      })),
    },
  }) as unknown as BranchContactItem

const undecided = { mode: undefined, search: '' }

test('the chosen mode stays, whatever else the contact has', () => {
  const both = contact([{ type: 'DELIVERY' }, { type: 'TAKE_AWAY' }])
  expect(modeOfChoice(both, { mode: 'TAKE_AWAY', search: '' })).toBe('TAKE_AWAY')
  expect(modeOfChoice(both, { mode: undefined, search: '?menu=take-away' })).toBe('TAKE_AWAY')
})

/** spec('000 §2.22') */
test('without one it is the first of the shop that sells now, and delivery only where it reaches', () => {
  expect(modeOfChoice(contact([{ type: 'TAKE_AWAY' }, { type: 'DELIVERY' }]), undecided)).toBe('TAKE_AWAY')
  expect(modeOfChoice(contact([{ type: 'DELIVERY' }, { type: 'TAKE_AWAY' }], false), undecided)).toBe(
    'TAKE_AWAY',
  )
  const closed = [{ type: 'DELIVERY', open: false }, { type: 'TAKE_AWAY' }] as const
  expect(modeOfChoice(contact(closed), undecided)).toBe('TAKE_AWAY')
  const silent = [{ type: 'DELIVERY', orderEnabled: false }, { type: 'TAKE_AWAY' }] as const
  expect(modeOfChoice(contact(silent), undecided)).toBe('TAKE_AWAY')
})

test('a contact that has nothing better opens in what it has, and one without modes in none', () => {
  expect(modeOfChoice(contact([{ type: 'DELIVERY', open: false }], false), undecided)).toBe('DELIVERY')
  expect(modeOfChoice(contact([]), undecided)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { DINER_EVENT_TYPES, FUNNEL_STEPS } from './diner-event.ts'

test('a campaign is told from its link to the payment, in seven of the ten events', () => {
  expect(DINER_EVENT_TYPES).toHaveLength(10)
  expect(FUNNEL_STEPS).toEqual([
    'LINK_CLICK',
    'ORDER_MODE_SELECT',
    'ITEM_VIEW',
    'ADD_ITEM',
    'CONTINUE_TO_CHECKOUT',
    'CREATE_ORDER',
    'PAY_ORDER',
  ])
})

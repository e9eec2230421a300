import { expect, test } from 'vitest'
import { orderModeSlug, parseOrderModeType } from './order-mode-type.ts'

test.each([
  ['DELIVERY', 'delivery'],
  ['TAKE_AWAY', 'take-away'],
  ['IN_DINING', 'in-dining'],
  ['SELF_SERVICE', 'self-service'],
] as const)('%s stands in an address as %s, and is read back in any case', (type, slug) => {
  expect(orderModeSlug(type)).toBe(slug)
  for (const text of [slug, slug.toUpperCase(), type, type.toLowerCase()])
    expect(parseOrderModeType(text)).toBe(type)
})

test.each(['', 'takeaway', 'take-away-', 'pickup'])('"%s" is no order mode', (text) => {
  expect(parseOrderModeType(text)).toBeUndefined()
})

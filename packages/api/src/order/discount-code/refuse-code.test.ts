import type { DiscountCode } from '@mostrador/domain/discount-code/discount-code'
import { sampleCode } from '@mostrador/domain/testing/sample-code'
import { describe, expect, test } from 'vitest'
import type { StoredCode } from './code-store.ts'
import { refuseCode } from './refuse-code.ts'

const NOON = new Date('2026-11-20T15:00:00.000Z')
const EVENING = new Date('2026-11-20T23:00:00.000Z')

const stored = ({
  code = {},
  ...part
}: Partial<Omit<StoredCode, 'code'>> & { code?: Partial<DiscountCode> } = {}) => ({
  code: sampleCode(code),
  companyId: '0193f5a0-0000-7000-8000-000000000002',
  branchId: '0193f5a0-0000-7000-8000-000000000003',
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  usageLimitPerCustomer: null,
  taken: 0,
  ordersOfDiner: 0,
  usesOfDiner: 0,
  ...part,
})

const refusalOf = (code: StoredCode, { moments = [NOON], paymentTypeId = 'cash' } = {}) =>
  refuseCode(code, { moments, paymentTypeId })

describe('a code is refused', () => {
  test('before its first instant and from its last one on', () => {
    const fromNoon = stored({ startsAt: NOON })
    expect(refusalOf(fromNoon)).toBeUndefined()
    expect(refusalOf(fromNoon, { moments: [new Date(NOON.getTime() - 1)] })).toBe('discount-code-not-found')
    const untilNoon = stored({ endsAt: NOON })
    expect(refusalOf(untilNoon)).toBe('discount-code-not-found')
    expect(refusalOf(untilNoon, { moments: [new Date(NOON.getTime() - 1)] })).toBeUndefined()
  })

  test('when one of the moments is outside', () => {
    const fromEvening = stored({ startsAt: EVENING })
    expect(refusalOf(fromEvening, { moments: [EVENING] })).toBeUndefined()
    expect(refusalOf(fromEvening, { moments: [NOON, EVENING] })).toBe('discount-code-not-found')
  })

  test('for a way to pay that does not keep it', () => {
    const ofCard = stored({ code: { paymentTypeIds: ['card'] } })
    expect(refusalOf(ofCard, { paymentTypeId: 'card' })).toBeUndefined()
    expect(refusalOf(ofCard)).toBe('discount-code-other-payment')
  })

  test('for a second purchase, where it is for the first', () => {
    const first = { code: { firstTimeUse: true } }
    expect(refusalOf(stored(first))).toBeUndefined()
    expect(refusalOf(stored({ ...first, ordersOfDiner: 1 }))).toBe('discount-code-not-first')
    expect(refusalOf(stored({ ordersOfDiner: 1 }))).toBeUndefined()
  })

  test('when its last use is taken, by all together or by this diner', () => {
    expect(refusalOf(stored({ usageLimit: 2, taken: 1 }))).toBeUndefined()
    expect(refusalOf(stored({ usageLimit: 2, taken: 2 }))).toBe('discount-code-used-up')
    expect(refusalOf(stored({ taken: 2 }))).toBeUndefined()
    expect(refusalOf(stored({ usageLimitPerCustomer: 2, usesOfDiner: 1 }))).toBeUndefined()
    expect(refusalOf(stored({ usageLimitPerCustomer: 2, usesOfDiner: 2 }))).toBe('discount-code-used-up')
    expect(refusalOf(stored({ usesOfDiner: 2 }))).toBeUndefined()
  })
})

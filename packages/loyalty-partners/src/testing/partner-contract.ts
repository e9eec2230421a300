import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BenefitsQuestion, LoyaltyPartner } from '../loyalty-partner.ts'
import { SANDBOX_TOKEN } from '../sandbox/sandbox-users.ts'

/** A partner with the users of the built-in one, asked by one of our adapters. */
export type PartnerWorld = {
  readonly partner: LoyaltyPartner
  /** The same, asked by who does not wait long. */
  readonly hasty: LoyaltyPartner
  readonly close: () => Promise<void>
}

/** A question of one of the users. */
export const questionOf = (externalUserId: string, userToken = SANDBOX_TOKEN): BenefitsQuestion => ({
  externalUserId,
  userToken,
  branchId: '0197f000-0000-7000-8000-000000000001',
  branchContactId: '0197f000-0000-7000-8000-000000000002',
  orderModeId: '0197f000-0000-7000-8000-000000000003',
})

let world: PartnerWorld

function knownUsers(): void {
  test('a user has what the partner gives, in its order, with and without a priority', async () => {
    const given = await world.partner.benefitsOf(questionOf('oro'))
    const gold = { type: 'PERCENT', externalBenefitType: 'Gold' }
    expect(given).toEqual({
      ok: true,
      discounts: [
        { ...gold, id: 'last', name: 'last', value: 50, priority: null },
        { ...gold, id: 'second', name: 'second', value: 5, priority: 2 },
        { ...gold, id: 'first', name: 'first', value: 20, priority: 1 },
      ],
    })
    const fixed = await world.partner.benefitsOf(questionOf('fijo'))
    expect(fixed).toMatchObject({ ok: true, discounts: [{ type: 'FIXED', value: 1500 }] })
  })

  test('a user without benefits has none, and is known', async () => {
    expect(await world.partner.benefitsOf(questionOf('nada'))).toEqual({ ok: true, discounts: [] })
  })
}

function failures(): void {
  test.for([
    ['plata', 'another token'],
    ['plata', ''],
    ['plata', 'no\nheader'],
    ['plata', 'ñandú'],
    ['nobody', SANDBOX_TOKEN],
    ['toString', SANDBOX_TOKEN],
  ] as const)('the user %s with the token "%s" is refused', async ([user, token]) => {
    expect(await world.partner.benefitsOf(questionOf(user, token))).toMatchObject({
      ok: false,
      failure: 'refused',
    })
  })

  test.for([
    ['caido', 'unreachable'],
    ['raro', 'nonsense'],
    ['lento', 'timeout'],
  ] as const)('a partner that is %s is %s, and nothing is thrown', async ([user, failure]) => {
    const asked = user === 'lento' ? world.hasty : world.partner
    expect(await asked.benefitsOf(questionOf(user))).toMatchObject({ ok: false, failure })
  })

  test('no failure tells the token', async () => {
    for (const user of ['nobody', 'caido', 'raro', 'lento']) {
      // One after the other, as a page asks.
      const answer = await world.hasty.benefitsOf(questionOf(user, 'very-secret'))
      expect(JSON.stringify(answer)).not.toContain('very-secret')
    }
  })
}

/** Contract of every partner's adapter, however it reaches the partner. */
export function partnerContract(name: string, open: () => Promise<PartnerWorld>): void {
  describe(`the contract of a loyalty partner: ${name}`, () => {
    beforeEach(async () => {
      world = await open()
    })
    afterEach(() => world.close())
    knownUsers()
    failures()
  })
}

import { expect, test } from 'vitest'
import { partnerContract, questionOf } from '../testing/partner-contract.ts'
import { TEXTS } from '../testing/texts.ts'
import { sandboxPartner } from './sandbox-partner.ts'

const now = (): Date => new Date()

partnerContract('the built-in one', async () => ({
  partner: sandboxPartner({ texts: TEXTS, timeoutMs: 2000, now }),
  hasty: sandboxPartner({ texts: TEXTS, timeoutMs: 20, now }),
  close: async () => undefined,
}))

/** spec('000 §7.27') */
test('a fleeting benefit ends half a minute after it was first asked for, for its own user alone', async () => {
  let at = Date.parse('2026-11-20T15:00:00.000Z')
  const partner = sandboxPartner({ texts: TEXTS, timeoutMs: 20, now: () => new Date(at) })
  const given = async (user: string) => {
    const answer = await partner.benefitsOf(questionOf(user))
    return answer.ok && answer.discounts.length
  }
  expect(await given('fugaz-1')).toBe(1)
  at += 29_999
  expect(await given('fugaz-1')).toBe(1)
  at += 1
  expect(await given('fugaz-1')).toBe(0)
  expect(await given('fugaz-2')).toBe(1)
  at += 330_000
  expect(await given('fugaz-1')).toBe(1)
})

import { expect, test } from 'vitest'
import { LIMITS } from '../../ground/rate-limit/limits.ts'
import { turnsOf } from '../../ground/rate-limit/company-turns.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { changeInTurn } from './change-in-turn.ts'

const own = (rules: Parameters<typeof createRateLimiter>[0] = {}) => ({
  rateLimiter: createRateLimiter(rules),
  limits: LIMITS,
  turns: turnsOf(LIMITS),
})

const operations = (count: number): readonly unknown[] => Array.from({ length: count }, () => ({}))
const OF = { keyId: 'caja', companyId: 'ombu' }
const done = async (): Promise<string> => 'done'
const tooMany = { ok: false, refusal: { code: 'too-many-requests' } }

test('a program changes five hundred things at once, and is told to send more in parts', async () => {
  expect(await changeInTurn(own(), { ...OF, operations: operations(500) }, done)).toBe('done')
  expect(await changeInTurn(own(), { ...OF, operations: operations(501) }, done)).toMatchObject({
    ok: false,
    refusal: { code: 'change-too-large' },
  })
})

test('each key has its changes of an hour, a hundred operations as one, and its company has them too', async () => {
  const rules = {
    'key-change': { times: 6, seconds: 60, by: 'key', together: true },
    'key-change-company': { times: 9, seconds: 60, by: 'company', together: true },
  } as const
  const api = own({ rules: { ...LIMITS.rates, ...rules } })
  const change = (keyId: string, count: number, companyId = 'ombu') =>
    changeInTurn(api, { keyId, companyId, operations: operations(count) }, done)
  expect(await change('caja', 500)).toBe('done')
  expect(await change('caja', 1)).toBe('done')
  expect(await change('caja', 1)).toMatchObject(tooMany)
  // Another key of the company has its own, as far as the company's go.
  expect(await change('erp', 201)).toBe('done')
  expect(await change('erp', 1)).toMatchObject(tooMany)
  expect(await change('ajena', 500, 'caleta')).toBe('done')
})

test('one change is made at a time, no company waits for all of another, and who brings too many comes back', async () => {
  const api = own()
  const made: string[] = []
  let going = 0
  const change = (companyId: string, name: string) =>
    changeInTurn(api, { keyId: companyId, companyId, operations: operations(1) }, async () => {
      going += 1
      expect(going).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5))
      made.push(name)
      going -= 1
      return name
    })
  const answers = await Promise.all([
    ...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => change('ombu', name)),
    change('caleta', 'b1'),
  ])
  expect(made).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  expect(answers[4]).toMatchObject({ ...tooMany, headers: [['retry-after', '3']] })
})

test('other work goes before a change of a program begins', async () => {
  const order: string[] = []
  const changing = changeInTurn(own(), { ...OF, operations: operations(1) }, async () =>
    order.push('program'),
  )
  await Promise.resolve().then(() => order.push('person'))
  await changing
  expect(order).toEqual(['person', 'program'])
})

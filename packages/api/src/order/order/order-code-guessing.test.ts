import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let code: string
let own: Client

/** An API on which so many wrong codes are allowed, and an order that a browser placed there. */
async function open(times: { network: number; all: number; slow: number }): Promise<void> {
  const rules = {
    'order-code-network': { times: times.network },
    'order-code-all': { times: times.all },
    'order-code-slow-network': { times: times.slow },
  }
  api = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  contact = await api.given.branchContact({ orderModes: ['DELIVERY'] })
  own = api.browser()
  code = (await api.given.order(contact, { client: own, mode: 'DELIVERY' })).code
}

beforeEach(() => open({ network: 3, all: 100, slow: 1 }))

/** A caller at an address. */
const at = (ip: string): Client =>
  createClient((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-caller-ip', ip)
    return api.fetch(url, { ...init, headers })
  }, routes)

/** Every door that a code opens. */
const DOORS = {
  'follow-up': (client: Client, of: string) =>
    client.getOrder({ params: { alias: contact.alias, code: of } }),
  tracking: (client: Client, of: string) =>
    client.getTracking({ params: { alias: contact.alias, orderCode: of } }),
  survey: (client: Client, of: string) => client.getSurveyResponse({ params: { orderCode: of } }),
  payment: (client: Client, of: string) =>
    client.createPaymentUrl({ body: { code: of, branchContactId: contact.id, amount: 1 } }),
  report: (client: Client, of: string) =>
    client.updateOrderDetails({ body: { code: of, errorType: 'DELAYED' } }),
  rating: (client: Client, of: string) =>
    client.answerSurvey({
      params: { orderCode: of },
      body: {
        answers: [
          { surveyId: contact.id, questionId: contact.id, questionType: 'text', answer: 'x', reason: [] },
        ],
      },
    }),
}
const doors = Object.entries(DOORS)

const said = (answer: Awaited<ReturnType<(typeof DOORS)[keyof typeof DOORS]>>) =>
  answer.ok ? 200 : `${answer.problem.status} ${answer.problem.code} ${answer.problem.detail}`

describe('whoever guesses order codes', () => {
  /** spec('decisions who-sees-what.1') */
  test.each(doors)(
    'at the %s: unknown and malformed are answered alike, and counted alike',
    async (_, ask) => {
      const stranger = at('198.51.100.1')
      const wrong = ['0000000000', 'no', 'ILOU', code.slice(1)]
      const answers = [...new Set(await Promise.all(wrong.map(async (of) => said(await ask(stranger, of)))))]
      expect(answers).toEqual(['404 order-not-found No encontramos este pedido.'])
      // Neither a right one nor a wrong one is looked at after that.
      for (const of of [code, 'no', '0000000000'])
        expect(said(await ask(stranger, of))).toContain('429 too-many-requests')
    },
  )

  test('is counted over all doors, and nobody else pays for it', async () => {
    const stranger = at('198.51.100.1')
    for (const [, ask] of doors) await ask(stranger, '0000000000')
    expect(said(await DOORS['follow-up'](stranger, code))).toContain('429')
    expect(said(await DOORS['follow-up'](at('198.51.100.2'), code))).toBe(200)
  })

  test('cannot keep a browser behind the same address from the order that it placed', async () => {
    // The address of every client of a test.
    const neighbour = at('203.0.113.7')
    for (let index = 0; index < 5; index += 1) await DOORS['follow-up'](neighbour, 'no')
    expect(said(await DOORS['follow-up'](neighbour, code))).toContain('429')
    expect(said(await DOORS['follow-up'](own, code))).toBe(200)
    expect(said(await DOORS['follow-up'](own, '0000000000'))).toContain('429')
  })

  test('from many networks is slowed down everywhere, and whoever has a link opens it', async () => {
    await open({ network: 50, all: 4, slow: 1 })
    for (let index = 0; index < 6; index += 1) await DOORS['follow-up'](at(`198.51.100.${index}`), 'no')
    const guessing = at('198.51.101.1')
    expect(said(await DOORS['follow-up'](guessing, 'no'))).toContain('404')
    expect(said(await DOORS['follow-up'](guessing, code))).toContain('429')
    expect(said(await DOORS['follow-up'](at('198.51.102.1'), code))).toBe(200)
  })

  test('is told by reading, never counted for it', async () => {
    for (let index = 0; index < 20; index += 1)
      expect(said(await DOORS['follow-up'](at('198.51.100.1'), code))).toBe(200)
  })
})

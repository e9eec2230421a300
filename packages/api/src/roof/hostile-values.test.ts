import type { Endpoint } from '@mostrador/contract/endpoint'
import { endpoints, type EndpointName } from '@mostrador/contract/endpoints'
import { pathOf } from '@mostrador/contract/route'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  INSTANTS,
  placesOf,
  withValueAt,
  type Known,
  type ValuePath,
} from '../testing/hostile-values.ts'
import { PARTS, plausibleInput, sendInput, type Input, type Cte } from '../testing/send-input.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { askForPage, placeOnline } from '../testing/online-orders.ts'
import { testProvider } from '../testing/test-provider.ts'
import { cookieOfStaff, givenWholeWorld } from '../testing/whole-world.ts'

// Every endpoint of the contract, and each value of its input replaced by each value that broke an
// API before.

let api: TestApi
let cookie: string
let token: string
let knownOf: (path: string) => Known
const logged: unknown[] = []

// Endpoints that end every session take no value, and would end the walk of the others.
const all = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([name]) => name !== 'endStaffSessions',
)

beforeAll(async () => {
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (...what: unknown[]) => void logged.push(what),
  }
  api = await startTestApi({ payments: testProvider(), log })
  const world = await givenWholeWorld(api)
  cookie = await cookieOfStaff(api, await api.given.staff({ contacts: [world.contact] }))
  token = world.rider.token
  knownOf = world.knownOf
})

const send = (endpoint: Endpoint, input: Input): Promise<Response> => {
  const headers: Record<string, string> = {}
  if (endpoint.access === 'staff') headers.cookie = cookie
  if (endpoint.access === 'rider') headers.authorization = `Bearer ${token}`
  return sendInput(api, { endpoint, input, headers })
}

const inputOf = (endpoint: Endpoint): Input => plausibleInput(endpoint, knownOf(pathOf(endpoint.route)))

/**
 * Whether the endpoint's own schemas let a part pass: what they refuse is refused alike everywhere.
 */
const passes = (endpoint: Endpoint, part: Cte, value: unknown): boolean =>
  endpoint[part]?.safeParse(value).success ?? true

/**
 * How many of the texts are tried in a place, and with which it goes on: every run tries the same.
 */
const TEXTS_IN_A_PLACE = 1
let nextText = 0

/**
 * Returns the values that are tried in a place, fewer where any text is taken: a number's text is
 * one of many there.
 */
function valuesFor(isFree: boolean): readonly unknown[] {
  if (!isFree) return [...HOSTILE_VALUES, ...HOSTILE_TEXTS]
  const some = Array.from(
    { length: TEXTS_IN_A_PLACE },
    () => HOSTILE_TEXTS[nextText++ % HOSTILE_TEXTS.length],
  )
  return [...HOSTILE_VALUES.filter((value) => !INSTANTS.includes(value as string)), ...some]
}

type Hostile = { readonly place: ValuePath; readonly put: unknown; readonly input: Input }

/**
 * The inputs with one hostile value each: all that get beyond the schema, and the first that does
 * not.
 */
function* hostileInputs(endpoint: Endpoint): Generator<Hostile> {
  const input = inputOf(endpoint)
  for (const part of PARTS) {
    for (const place of part in input ? placesOf(input[part]) : []) {
      const isFree = passes(endpoint, part, withValueAt(input[part], place, 'any text'))
      let hasRefused = false
      for (const put of valuesFor(isFree)) {
        const value = withValueAt(input[part], place, put)
        const isRefused = !passes(endpoint, part, value)
        if (!isRefused || !hasRefused)
          yield { place: [part, ...place], put, input: { ...input, [part]: value } }
        hasRefused ||= isRefused
      }
    }
  }
}

test('the schemas of every endpoint take the values that the walk begins with', () => {
  const refused = all.flatMap(([name, endpoint]) => {
    const input = inputOf(endpoint)
    const parts = PARTS.filter((part) => part in input && !passes(endpoint, part, input[part]))
    return parts.map((part) => [name, part, endpoint[part]?.safeParse(input[part]).error?.issues])
  })
  expect(refused).toEqual([])
})

test('the walk comes beyond every door: who is signed in is let in', async () => {
  const outside = []
  for (const [name, endpoint] of all.filter(([, { access }]) => access !== 'external')) {
    const { status } = await send(endpoint, inputOf(endpoint))
    if (status === 401) outside.push(name)
  }
  expect(outside).toEqual(['signIn'])
})

test('no hostile value in any field of any endpoint makes a server error', async () => {
  const broken: unknown[] = []
  let sent = 0
  for (const [name, endpoint] of all) {
    for (const { place, put, input } of hostileInputs(endpoint)) {
      const response = await send(endpoint, input)
      sent += 1
      await response.body?.cancel()
      if (response.status >= 500) broken.push([name, place.join('.'), put, response.status])
    }
  }
  expect(broken).toEqual([])
  expect(logged).toEqual([])
  expect(sent).toBeGreaterThan(1_000)
}, 240_000)

describe('a body that is nested a hundred thousand times', () => {
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  const post = async (path: string, body: string) => {
    const headers = { 'content-type': 'application/json' }
    const response = await api.fetch(path, { method: 'POST', headers, body })
    return [response.status, ((await response.json()) as { code?: string }).code]
  }

  test('is no error of ours where nobody signed it', async () => {
    const contact = await api.given.branchContact()
    const plate = await api.given.plate(contact, { price: 100_000 })
    const { code } = await placeOnline({ api, contact, plate }, { upload: 'API', name: 'a-deep-one' })
    await askForPage({ api, contact, plate }, code)
    const { id } = await api.ports.database
      .selectFrom('payment_attempts')
      .select('id')
      .executeTakeFirstOrThrow()
    const path = `/api/payments/sandbox/notifications?attempt=${id}`
    expect(await post(path, deep(100_000))).toEqual([400, 'malformed-body'])
    expect(await post(path, `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`)).toEqual([
      400,
      'malformed-body',
    ])
    expect(await post(path, deep(20))).toEqual([401, 'signature-invalid'])
  })

  test('is no error of ours where anything may be told', async () => {
    const event = (payload: string) => `{"message":"Broken","payload":${payload}}`
    expect(await post('/api/diner/log', event(deep(100_000)))).toEqual([400, 'malformed-body'])
  })
})

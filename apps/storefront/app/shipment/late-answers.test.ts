import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { riderSession } from '../rider/rider-session.ts'
import type { Delivery } from '../rider/delivery.ts'
import {
  dropDelivery,
  keepDelivery,
  keepHands,
  keepList,
  parseKeptDeliveries,
} from '../rider/kept-deliveries.ts'
import { askForHands } from './use-hands.ts'

const written = new Map<string, string>()

beforeEach(() => {
  written.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, json: string) => void written.set(key, json),
    removeItem: (key: string) => void written.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A time that is past, `minute` minutes after an hour. */
const asked = (minute: number): string => `2024-05-01T15:0${minute}:00.000Z`

const delivery = (id: string, status = 'IN_STORE'): Delivery =>
  ({ kind: 'simple', id, shipments: [{ id, status }] }) as unknown as Delivery

const kept = (alias: string) => parseKeptDeliveries(written.get(`mostrador.deliveries.${alias}`) ?? null)
const hands = (alias: string) => kept(alias).hands?.value.map(({ id }) => id)

test('an answer that was asked for before another one says nothing against it', () => {
  const alias = 'late'
  keepHands(alias, { at: asked(2), value: [delivery('b')] })
  keepHands(alias, { at: asked(1), value: [delivery('a')] })
  expect(hands(alias)).toEqual(['b'])
  keepList(alias, { at: asked(3), value: { free: [delivery('f')], inHand: [delivery('c')], calledOff: [] } })
  keepList(alias, { at: asked(2), value: { free: [], inHand: [], calledOff: [] } })
  expect(hands(alias)).toEqual(['c'])
  expect(kept(alias).list?.value.free).toHaveLength(1)
  keepDelivery(alias, { at: asked(2), value: delivery('c', 'DELIVERED') })
  expect(hands(alias)).toEqual(['c'])
})

test('news of one delivery outlives an older answer of the list', () => {
  const alias = 'single'
  keepDelivery(alias, { at: asked(2), value: delivery('a') })
  keepDelivery(alias, { at: asked(2), value: delivery('b', 'DELIVERED') })
  dropDelivery(alias, 'c', asked(2))
  keepHands(alias, { at: asked(1), value: [delivery('b'), delivery('c'), delivery('d')] })
  expect(hands(alias)).toEqual(['d', 'a'])
  keepDelivery(alias, { at: asked(1), value: delivery('a', 'DELIVERED') })
  expect(hands(alias)).toEqual(['d', 'a'])
  keepHands(alias, { at: asked(3), value: [delivery('b')] })
  expect(hands(alias)).toEqual(['b'])
})

test('a clock that was ahead stops no answer', () => {
  keepHands('ahead', { at: '2999-01-01T00:00:00.000Z', value: [delivery('a')] })
  keepHands('ahead', { at: asked(1), value: [] })
  expect(hands('ahead')).toEqual([])
})

test('only the shift that asked is forgotten when it is over, and nothing of its hands is kept for the next one', async () => {
  const alias = 'shift'
  const session = { since: 'morning', branchContactId: 'b', riderId: 'r', name: 'Rita', phone: '1' }
  const problem = { type: '', title: '', status: 401, code: 'unauthorized', detail: '' }
  const evening = { ...session, since: 'evening' }
  const client = new Proxy({} as Parameters<typeof askForHands>[0], {
    get: () => async () => ({ ok: false, problem }),
  })
  riderSession(alias).write(session)
  const late = askForHands(client, alias, session)
  riderSession(alias).write(evening)
  await late
  expect(riderSession(alias).latest()).toEqual(evening)
  await askForHands(client, alias, evening)
  expect(riderSession(alias).latest()).toBeNull()
})

import type { Client } from '@mostrador/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addPosition,
  isWorthTelling,
  parsePositions,
  waitingPositions,
  type RiderPosition,
} from './positions.ts'
import { sendPositions } from './send-positions.ts'

const START = Date.parse('2026-11-20T15:00:00.000Z')
const at = (seconds: number, metres = 0): RiderPosition => ({
  lat: -34.6 + metres / 111_320,
  lng: -58.4,
  accuracy: 8,
  at: new Date(START + seconds * 1000).toISOString(),
})
const session = {
  since: '2026-11-20T12:00:00.000Z',
  branchContactId: 'b',
  riderId: 'r',
  name: 'Rita',
  phone: '+541123456789',
}

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined)
})
afterEach(() => vi.unstubAllGlobals())

/** A server that answers with these statuses, one after the other, and what it was told of. */
function serverWith(statuses: readonly number[]) {
  const told: string[] = []
  const left = [...statuses]
  const sendRiderPosition = (input: { body: RiderPosition }) => {
    const status = left.shift() ?? 204
    if (status === 204) told.push(input.body.at)
    const problem = { type: '', title: '', status, code: '', detail: '' }
    return Promise.resolve(status === 204 ? { ok: true, data: null } : { ok: false, problem })
  }
  return { told, client: { sendRiderPosition } as unknown as Pick<Client, 'sendRiderPosition'> }
}

test('a rider who stands is told of now and then, one who moves every few seconds', () => {
  expect(isWorthTelling(at(0), undefined)).toBe(true)
  expect(isWorthTelling(at(4, 100), at(0))).toBe(false)
  expect(isWorthTelling(at(6, 20), at(0))).toBe(true)
  expect(isWorthTelling(at(6, 5), at(0))).toBe(false)
  expect(isWorthTelling(at(31, 0), at(0))).toBe(true)
})

test('positions wait for a connection and go out in their order; what is never taken is dropped', async () => {
  const alias = 'waiting'
  const positions = [at(0), at(10), at(20), at(30)]
  for (const position of positions) addPosition(alias, position)
  const cut = serverWith([204, 0])
  await sendPositions(alias, session, cut.client)
  expect(cut.told).toEqual([positions[0]?.at])
  expect(waitingPositions(alias).read()).toEqual(positions.slice(1))
  const back = serverWith([422, 204, 204])
  await Promise.all([sendPositions(alias, session, back.client), sendPositions(alias, session, back.client)])
  expect(back.told).toEqual(positions.slice(2).map((position) => position.at))
  expect(waitingPositions(alias).read()).toEqual([])
})

test('no more wait than a quarter of an hour makes, and the oldest ones go', () => {
  const alias = 'bounded'
  for (let second = 0; second < 200; second += 1) addPosition(alias, at(second))
  const waiting = waitingPositions(alias).read()
  expect(waiting).toHaveLength(180)
  expect(waiting[0]).toEqual(at(20))
})

test('malformed positions in the storage are left out', () => {
  expect(parsePositions(JSON.stringify([at(0), { lat: 'x' }, null]))).toEqual([at(0)])
  expect(parsePositions('nope')).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJsonLog } from './json-log.ts'

const at = '2026-11-20T15:00:00.000Z'
const log = createJsonLog(() => new Date(at))
let out: string[]
let err: string[]

beforeEach(() => {
  out = []
  err = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0)
})
afterEach(() => vi.restoreAllMocks())

test('an event is one line of JSON with its time in UTC, its level and its fields', () => {
  log.info('listening', { url: 'http://localhost:3000' })
  log.warn('bus-problem')
  log.error('request-failed', { requestId: 'r-1' })
  expect(out.map((line) => JSON.parse(line) as unknown)).toEqual([
    { at, level: 'info', event: 'listening', url: 'http://localhost:3000' },
    { at, level: 'warn', event: 'bus-problem' },
  ])
  expect(err.map((line) => JSON.parse(line) as unknown)).toEqual([
    { at, level: 'error', event: 'request-failed', requestId: 'r-1' },
  ])
})

test('nothing that a caller wrote begins a line of its own, nor moves the cursor of who reads', () => {
  const path = `/x\r\n{"level":"info","event":"forged"}\n\u001b[2J\u2028`
  log.warn('database-away', { path })
  expect(out).toHaveLength(1)
  expect(out[0]?.trimEnd().split('\n')).toHaveLength(1)
  expect(out[0]).not.toContain('\u001b')
  expect(JSON.parse(out[0] ?? '')).toMatchObject({ event: 'database-away', path })
})

test('the words of the code are told as they are, also where they look like a secret', () => {
  const route = '/api/console/branchcontacts/:id/apikeys/:keyId/revoke'
  log.info('security', { what: 'api-key-revoked', rule: 'session-guess-address', route })
  expect(JSON.parse(out[0] ?? '')).toMatchObject({
    event: 'security',
    what: 'api-key-revoked',
    rule: 'session-guess-address',
    route,
  })
})

test('personal data is in no line, and the ids by which an event is found are', () => {
  const requestId = '018f3c1e-0000-7000-8000-000000000001'
  log.error('request-failed', {
    requestId,
    message: 'No row for +54 9 11 2345-6789, ana@example.com',
    stack: 'Error: order 7F3K9QW2ZD\n    at f (/app/order-store.ts:12:34)',
    more: [{ channel: 'order-7F3K9QW2ZD', address: 'Gorriti 5123', branchIds: [requestId], count: 3 }],
  })
  const [line = ''] = err
  expect(line).not.toMatch(/2345|ana@|7F3K9QW2ZD|Gorriti/)
  expect(JSON.parse(line)).toMatchObject({ requestId, more: [{ branchIds: [requestId], count: 3 }] })
  expect(line).toContain('order-store.ts:12:34')
})

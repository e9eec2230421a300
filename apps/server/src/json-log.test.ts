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
  const path = `/x\r\n{"at":"${at}","level":"info","event":"forged"}\n\u001b[2J\u2028`
  log.warn('database-away', { path })
  expect(out).toHaveLength(1)
  expect(out[0]?.trimEnd().split('\n')).toHaveLength(1)
  expect(out[0]).not.toContain('\u001b')
  expect(JSON.parse(out[0] ?? '')).toMatchObject({ event: 'database-away', path })
})

import { expect, test } from 'vitest'
import { loadedAfter, type Loaded } from './use-loaded.ts'

const LOADING: Loaded<string> = { status: 'loading' }
const problem = { type: 'about:blank', title: '', status: 503, code: 'unreachable', detail: '' }

/** spec('000 §3.30') */
test('a loading value becomes the answer, or its problem', () => {
  expect(loadedAfter(LOADING, { ok: true, data: 'menu' })).toEqual({ status: 'ready', data: 'menu' })
  expect(loadedAfter(LOADING, { ok: false, problem })).toEqual({ status: 'failed', problem })
})

test('a failed value is ready as soon as an answer comes', () => {
  const failed: Loaded<string> = { status: 'failed', problem }
  expect(loadedAfter(failed, { ok: true, data: 'menu' })).toEqual({ status: 'ready', data: 'menu' })
})

test('a ready value outlives a failed reload', () => {
  const ready: Loaded<string> = { status: 'ready', data: 'menu' }
  expect(loadedAfter(ready, { ok: false, problem })).toBe(ready)
})

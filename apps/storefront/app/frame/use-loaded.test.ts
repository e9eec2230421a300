import { expect, test } from 'vitest'
import { loadedAfter, type Loaded } from './use-loaded.ts'

const LOADING: Loaded<string> = { status: 'loading' }
const problem = { type: 'about:blank', title: '', status: 503, code: 'unreachable', detail: '' }

/** spec('000 §3.30') */
test('what is loading becomes what came, or says why nothing did', () => {
  expect(loadedAfter(LOADING, { ok: true, data: 'menu' })).toEqual({ status: 'ready', data: 'menu' })
  expect(loadedAfter(LOADING, { ok: false, problem })).toEqual({ status: 'failed', problem })
})

test('what failed is ready as soon as it comes', () => {
  const failed: Loaded<string> = { status: 'failed', problem }
  expect(loadedAfter(failed, { ok: true, data: 'menu' })).toEqual({ status: 'ready', data: 'menu' })
})

test('what is known outlives a failure to ask again', () => {
  const ready: Loaded<string> = { status: 'ready', data: 'menu' }
  expect(loadedAfter(ready, { ok: false, problem })).toBe(ready)
})

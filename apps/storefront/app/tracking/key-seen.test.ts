import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'

/** A browser that kept `json`, and the page just opened in it. */
async function openedWith(json?: string) {
  vi.resetModules()
  const { local } = openPage()
  if (json !== undefined) local.set('mostrador.keys', json)
  const { isKeySeen, rememberKeySeen } = await import('./key-seen.ts')
  return { isKeySeen, rememberKeySeen, kept: () => JSON.parse(local.get('mostrador.keys') ?? 'null') }
}

test('the key of a delivery is shown once, also after another visit', async () => {
  const first = await openedWith()
  expect(first.isKeySeen('t1')).toBe(false)
  first.rememberKeySeen('t1')
  expect(first.isKeySeen('t1')).toBe(true)
  expect(first.isKeySeen('t2')).toBe(false)
  const later = await openedWith(JSON.stringify(first.kept()))
  expect(later.isKeySeen('t1')).toBe(true)
  later.rememberKeySeen('t1')
  expect(later.kept()).toEqual(['t1'])
})

test('the last thirty are remembered', async () => {
  const many = Array.from({ length: 32 }, (_, at) => `t${at}`)
  const { isKeySeen, rememberKeySeen, kept } = await openedWith(JSON.stringify(many))
  expect([isKeySeen('t1'), isKeySeen('t2')]).toEqual([false, true])
  rememberKeySeen('new')
  expect(kept()).toEqual([...many.slice(3), 'new'])
})

test('malformed ids in the storage are left out', async () => {
  const { isKeySeen, rememberKeySeen, kept } = await openedWith('["t1",5,null]')
  expect(isKeySeen('t1')).toBe(true)
  rememberKeySeen('t2')
  expect(kept()).toEqual(['t1', 't2'])
  const other = await openedWith('{"t1":true}')
  expect(other.isKeySeen('t1')).toBe(false)
})

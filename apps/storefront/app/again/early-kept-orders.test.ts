import { afterEach, expect, test, vi } from 'vitest'
import { tellKeptOrders } from './early-kept-orders.ts'

afterEach(() => vi.unstubAllGlobals())

function documentAt(pathname: string, kept: Readonly<Record<string, string>>): object {
  const dataset = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
  tellKeptOrders()
  return dataset
}

test('a menu leaves room where the browser keeps orders of that contact', () => {
  const kept = { 'mostrador.again.palermo': '[{}]' }
  expect(documentAt('/menu/palermo/delivery', kept)).toEqual({ again: '' })
  expect(documentAt('/menu/almagro/delivery', kept)).toEqual({})
  expect(documentAt('/', kept)).toEqual({})
})

test('where storage is forbidden there is nothing to leave room for', () => {
  vi.stubGlobal('location', { pathname: '/menu/palermo' })
  vi.stubGlobal('localStorage', undefined)
  expect(tellKeptOrders).not.toThrow()
})

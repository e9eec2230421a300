import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { renderHook } from '../testing/render-hook.tsx'
import { parsePlaces, placeOf, rememberPlace, storedPlaces, withVisit } from './recent-places.ts'
import { useRememberPlace } from './use-remember-place.ts'

const lookup = (type: AliasLookup['type'], info: object) => ({ type, info }) as unknown as AliasLookup

const contact = lookup('branchContact', {
  alias: 'palermo',
  name: 'Fuego Lento Palermo',
  branch: { customLogoURL: '/files/logo.webp' },
})

test('a remembered place has enough for its card', () => {
  expect(placeOf(contact)).toEqual({
    alias: 'palermo',
    name: 'Fuego Lento Palermo',
    logo: '/files/logo.webp',
  })
  const brand = { alias: 'fuego', name: 'Fuego Lento', customLogoURL: '/files/brand.webp' }
  expect(placeOf(lookup('branch', brand)).logo).toBe('/files/brand.webp')
  expect(placeOf(lookup('company', brand))).toEqual({ alias: 'fuego', name: 'Fuego Lento', logo: null })
})

test('a page is remembered once it is open, and another one before it', async () => {
  openPage()
  expect(storedPlaces()).toBeNull()
  const { renderAgain } = await renderHook(useRememberPlace, { props: contact })
  await renderAgain(lookup('company', { alias: 'ombu', name: 'Ombú' }))
  expect(parsePlaces(storedPlaces())).toEqual([
    { alias: 'ombu', name: 'Ombú', logo: null },
    { alias: 'palermo', name: 'Fuego Lento Palermo', logo: '/files/logo.webp' },
  ])
})

test('a browser that keeps nothing has no places, and the page goes on', () => {
  openPage()
  const forbidden = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  rememberPlace({ alias: 'a', name: 'A', logo: null })
  expect(storedPlaces()).toBeNull()
})

test('untrusted places are filtered, and the first six are read', () => {
  const place = (alias: unknown) => ({ alias, name: 'A', logo: null })
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(place)
  expect(parsePlaces(JSON.stringify(all)).map(({ alias }) => alias)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  const none = [null, 'a', 5, { alias: 'a' }, { name: 'A' }, { alias: 'a', name: 5 }, { alias: 5, name: 'A' }]
  expect(parsePlaces(JSON.stringify(none))).toEqual([])
  expect(withVisit([], { alias: 'a', name: 'A', logo: null })).toHaveLength(1)
})

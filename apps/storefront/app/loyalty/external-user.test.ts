import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetExternalUser, readExternalUser, takeExternalUser } from './external-user.ts'

const KEY = 'mostrador.external-user'

let kept: Map<string, string>
let address: string

/** A tab whose page was opened by a link. */
function open(link: string, storage: Partial<Storage> = {}): void {
  address = `http://localhost:3000${link}`
  vi.stubGlobal('location', { href: address })
  vi.stubGlobal('history', {
    state: { key: 'k' },
    replaceState: (state: unknown, _: string, path: string) => {
      expect(state).toEqual({ key: 'k' })
      address = path
    },
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...storage,
  })
}

beforeEach(() => {
  kept = new Map()
  open('/menu/ombu')
  forgetExternalUser()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const ANA = { partner: 'club', externalUserId: 'ana 1', userToken: 'a.b-c' }

/** spec('000 §4.39') spec('000 §6.6') */
test('a link’s user is taken out of the address, and nothing else of it', () => {
  open('/menu/ombu/take-away?source=app&partner=club&externalUserId=ana+1&userToken=a.b-c&name=Ana#delivery')
  takeExternalUser()
  expect(address).toBe('/menu/ombu/take-away?source=app&name=Ana#delivery')
  expect(readExternalUser()).toEqual(ANA)
})

test('a link of nothing else leaves no question mark, and the next link takes the place of the first', () => {
  open('/menu/ombu?partner=club&externalUserId=ana+1&userToken=a.b-c')
  takeExternalUser()
  expect(address).toBe('/menu/ombu')
  open('/menu/ombu?partner=club&externalUserId=eva&userToken=t')
  takeExternalUser()
  expect(readExternalUser()).toMatchObject({ externalUserId: 'eva', userToken: 't' })
})

test('half a user is none, and does not stay in the address either', () => {
  for (const query of ['userToken=t', 'partner=club&userToken=t', 'externalUserId=a&partner=club']) {
    open(`/menu/ombu?${query}`)
    takeExternalUser()
    expect([address, readExternalUser()]).toEqual(['/menu/ombu', null])
  }
})

test('a forgotten user is none, also after the page is loaded anew', () => {
  open('/menu/ombu?partner=club&externalUserId=ana+1&userToken=a.b-c')
  takeExternalUser()
  forgetExternalUser()
  expect([readExternalUser(), kept.size]).toEqual([null, 0])
})

test('where the browser keeps nothing the user is known as long as the page', () => {
  const fails = () => {
    throw new Error('forbidden')
  }
  open('/menu/ombu?partner=club&externalUserId=ana+1&userToken=a.b-c', {
    getItem: fails,
    setItem: fails,
    removeItem: fails,
  })
  takeExternalUser()
  expect(readExternalUser()).toEqual(ANA)
  forgetExternalUser()
  expect(readExternalUser()).toBeNull()
})

test.for([
  '',
  '{',
  '7',
  'null',
  '{"partner":"club"}',
  '{"partner":"club","externalUserId":7,"userToken":"t"}',
])('a malformed user in the storage is none: %s', (json) => {
  kept.set(KEY, json)
  expect(readExternalUser()).toBeNull()
})

test('a user is read out of the storage of the tab', () => {
  kept.set(KEY, JSON.stringify(ANA))
  expect(readExternalUser()).toEqual(ANA)
})

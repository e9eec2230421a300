import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDiner, rememberDiner } from '../diner/known-diner.ts'
import { openPage } from '../testing/browser-page.ts'
import { forgetDraft, keepDraft, typedDiner } from './kept-draft.ts'
import { finishDraft, startDraft } from './use-draft.ts'

// Test files share a process: another may have left whom it knew.
beforeEach(forgetDiner)

const noLink = { phone: null, tableNumber: null, name: null }

/** spec('000 §2.10') */
test('a link proposes a name, and brings the table and the phone', () => {
  const link = { phone: '+5491130405060', tableNumber: '9', name: 'Ana' }
  expect(startDraft({ alias: 'palermo', country: 'ar' }, link)).toMatchObject({
    customerName: 'Ana',
    phone: '+5491130405060',
    phoneCountry: 'AR',
    tableNumber: '9',
  })
})

test('a phone that is none is proposed all the same; without a link nothing is', () => {
  expect(startDraft({ alias: 'palermo', country: 'cl' }, { ...noLink, phone: '12' })).toMatchObject({
    phone: '12',
    phoneCountry: 'CL',
  })
  expect(startDraft({ alias: 'palermo', country: 'ar' }, noLink)).toMatchObject({
    customerName: '',
    phone: '',
    tableNumber: '',
    paysExact: false,
  })
})

test('a diner whom the browser knows is filled in, unless a link names another', () => {
  openPage()
  rememberDiner({ phone: '+56987654321', phoneCountry: 'CL', name: 'Ana' })
  const owner = { alias: 'known', country: 'ar' }
  const ana = { phone: '+56987654321', phoneCountry: 'CL', customerName: 'Ana' }
  expect(startDraft(owner, noLink)).toMatchObject({ ...ana, optIn: true, optInBegan: true, paysExact: true })
  const link = { phone: '+5491130405060', tableNumber: null, name: 'Julia' }
  const julia = { phone: '+5491130405060', phoneCountry: 'AR', customerName: 'Julia' }
  expect(startDraft(owner, link)).toMatchObject(julia)
  // A proposal gives way to what is known.
  expect(startDraft(owner, { ...link, phone: '12', name: null })).toMatchObject(ana)
  expect(startDraft({ ...owner, optInTicked: false }, noLink)).toMatchObject({
    optIn: false,
    optInBegan: false,
  })
  forgetDiner()
})

/** The storage of a tab. */
function tabStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}

afterEach(() => void vi.unstubAllGlobals())

/** spec('000 §4.6') */
test('an applied code goes with the draft of its contact, and no other', () => {
  const kept = tabStorage()
  for (const alias of ['palermo', 'belgrano'])
    finishDraft(alias, startDraft({ alias, country: 'ar' }, noLink))
  forgetDraft('palermo')
  expect([...kept.keys()]).toEqual(['mostrador.checkout.belgrano'])
})

/** spec('000 §4.12') spec('001 §4.28') */
test('a phone that was typed is known as a number of its own country, with the e-mail beside it', () => {
  tabStorage()
  const typed = {
    ...startDraft({ alias: 'palermo', country: 'ar' }, noLink),
    phone: '9 8765 4321',
    phoneCountry: 'CL' as const,
  }
  finishDraft('palermo', { ...typed, customerEmail: ' ana@correo.test ' })
  expect(typedDiner('palermo')).toEqual({ phone: '+56987654321', email: 'ana@correo.test' })
  expect(typedDiner('belgrano')).toBeNull()
  finishDraft('palermo', typed)
  expect(typedDiner('palermo')).toEqual({ phone: '+56987654321', email: '' })

  // Half a phone is none, also after a whole one.
  finishDraft('palermo', { ...typed, phone: '9 8765', customerEmail: 'ana@correo.test' })
  expect(typedDiner('palermo')).toBeNull()
  expect(startDraft({ alias: 'palermo', country: 'ar' }, noLink)).toMatchObject({
    phone: '9 8765',
    phoneCountry: 'CL',
  })
})

test('a tab without a draft, or with a malformed one, has no typed diner', () => {
  expect(typedDiner('palermo')).toBeNull()
  tabStorage()
  for (const draft of [{}, { validPhone: 5 }, { validPhone: '11 2345' }, ['+5491123456789']]) {
    keepDraft('palermo', draft)
    expect(typedDiner('palermo')).toBeNull()
  }
})

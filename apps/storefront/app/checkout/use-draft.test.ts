import { expect, test, vi } from 'vitest'
import { finishDraft, forgetDraft, startDraft } from './use-draft.ts'

const noLink = { phone: null, tableNumber: null, name: null }

/** spec('000 §2.10') */
test('a link proposes a name, and brings the table and the phone', () => {
  const link = { phone: '+5491130405060', tableNumber: '9', name: 'Ana' }
  expect(startDraft('palermo', 'ar', link)).toMatchObject({
    customerName: 'Ana',
    phone: '+5491130405060',
    phoneCountry: 'AR',
    tableNumber: '9',
  })
})

test('a phone that is none is proposed all the same; without a link nothing is', () => {
  expect(startDraft('palermo', 'cl', { ...noLink, phone: '12' })).toMatchObject({
    phone: '12',
    phoneCountry: 'CL',
  })
  expect(startDraft('palermo', 'ar', noLink)).toMatchObject({ customerName: '', phone: '', tableNumber: '' })
})

/** spec('000 §4.6') */
test('an applied code goes with the draft of its local, and no other', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  for (const alias of ['palermo', 'belgrano']) finishDraft(alias, startDraft(alias, 'ar', noLink))
  forgetDraft('palermo')
  expect([...kept.keys()]).toEqual(['mostrador.checkout.belgrano'])
  vi.unstubAllGlobals()
})

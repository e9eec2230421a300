import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { forgetDraft, forgetDrafts, keepDraft, keptDraft, typedDiner, proposeDraft } from './kept-draft.ts'

test('each contact has a draft of its own in the tab, and forgetting all of them leaves what is not theirs', () => {
  const { session } = openPage()
  session.set('mostrador.campaign', '{}')
  // A browser lists what it keeps by the keys of the storage.
  const listed = new Proxy(sessionStorage, {
    ownKeys: () => [...session.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  vi.stubGlobal('sessionStorage', listed)
  expect(keptDraft('palermo')).toBeNull()
  keepDraft('palermo', { notes: 'a' })
  keepDraft('belgrano', { notes: 'b' })
  expect(keptDraft('palermo')).toBe('{"notes":"a"}')
  forgetDraft('palermo')
  expect([...session.keys()]).toEqual(['mostrador.campaign', 'mostrador.checkout.belgrano'])
  keepDraft('palermo', { notes: 'a' })
  forgetDrafts()
  expect([...session.keys()]).toEqual(['mostrador.campaign'])
})

test('a malformed draft in the storage has no diner', () => {
  const { session } = openPage()
  for (const text of ['null', '"+123456789"', '{']) {
    session.set('mostrador.checkout.palermo', text)
    expect(typedDiner('palermo')).toBeNull()
  }
})

test('the notes of an earlier order are proposed, over nothing that was typed', () => {
  const { session } = openPage()
  const kept = () => JSON.parse(session.get('mostrador.checkout.palermo') ?? 'null') as unknown
  proposeDraft('palermo', { notes: '' })
  expect(kept()).toBeNull()
  proposeDraft('palermo', { notes: 'sin timbre' })
  expect(kept()).toEqual({ notes: 'sin timbre' })
  proposeDraft('palermo', { notes: 'otra cosa' })
  expect(kept()).toEqual({ notes: 'sin timbre' })
  keepDraft('palermo', { phone: '11', notes: '' })
  proposeDraft('palermo', { notes: 'otra cosa' })
  expect(kept()).toEqual({ phone: '11', notes: 'otra cosa' })
})

test('the slot of an earlier order is proposed, over none that was chosen', () => {
  const { session } = openPage()
  const kept = () => JSON.parse(session.get('mostrador.checkout.palermo') ?? 'null') as unknown
  const slot = { date: '2026-11-21', time: '20:00' }
  keepDraft('palermo', { phone: '11', timing: null, date: '', time: '' })
  proposeDraft('palermo', { notes: '', slot })
  expect(kept()).toEqual({ phone: '11', timing: 'scheduled', date: '2026-11-21', time: '20:00' })
  proposeDraft('palermo', { notes: '', slot: { date: '2026-11-22', time: '12:00' } })
  expect(kept()).toMatchObject(slot)
})

test('a tab that keeps nothing has nothing to forget', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => forgetDrafts()).not.toThrow()
  vi.unstubAllGlobals()
})

test.each([
  ['+123456', true],
  ['+123456789012345', true],
  ['+12345', false],
  ['+1234567890123456', false],
  ['123456789', false],
  [' +123456789', false],
  [['+123456789'], false],
  ['+12345678x', false],
])('a typed phone is one in E.164: %s', (validPhone, isOne) => {
  openPage()
  keepDraft('palermo', { validPhone, customerEmail: 4 })
  expect(typedDiner('palermo')).toEqual(isOne ? { phone: validPhone, email: '' } : null)
})

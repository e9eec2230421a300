import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { forgetDraft, forgetDrafts, keepDraft, keptDraft, typedDiner, proposeNotes } from './kept-draft.ts'

test('each local has a draft of its own in the tab, and forgetting all of them leaves what is not theirs', () => {
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

test('what somebody else wrote there is nobody’s', () => {
  const { session } = openPage()
  for (const text of ['null', '"+123456789"', '{']) {
    session.set('mostrador.checkout.palermo', text)
    expect(typedDiner('palermo')).toBeNull()
  }
})

test('the notes of an earlier order are proposed, over nothing that was typed', () => {
  const { session } = openPage()
  const kept = () => JSON.parse(session.get('mostrador.checkout.palermo') ?? 'null') as unknown
  proposeNotes('palermo', '')
  expect(kept()).toBeNull()
  proposeNotes('palermo', 'sin timbre')
  expect(kept()).toEqual({ notes: 'sin timbre' })
  proposeNotes('palermo', 'otra cosa')
  expect(kept()).toEqual({ notes: 'sin timbre' })
  keepDraft('palermo', { phone: '11', notes: '' })
  proposeNotes('palermo', 'otra cosa')
  expect(kept()).toEqual({ phone: '11', notes: 'otra cosa' })
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

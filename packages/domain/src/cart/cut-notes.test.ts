import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { cutNotes } from './cut-notes.ts'
import { priceLine } from './price-line.ts'

/** spec('000 §5.38') */
test('notes are cut at their limit, and only there', () => {
  expect(cutNotes('sin sal', 250)).toBe('sin sal')
  expect(cutNotes('sin sal', 7)).toBe('sin sal')
  expect(cutNotes('sin sal', 3)).toBe('sin')
  expect(cutNotes('sin sal', null)).toBe('sin sal')
})

test('an emoji at the limit stays whole or leaves', () => {
  expect(cutNotes('ok 🌶🌶', 5)).toBe('ok 🌶')
  expect(cutNotes('ok 🌶🌶', 6)).toBe('ok 🌶')
  expect(cutNotes('🌶', 1)).toBe('')
})

test('half an emoji waits for its other half, where there is room for it', () => {
  expect(cutNotes('ok \uD83C', 5)).toBe('ok \uD83C')
  expect(cutNotes('ok \uD83C', 4)).toBe('ok ')
})

test('whatever is typed, what is left of it passes where the server counts', () => {
  const menu = menuOf([plate('flan')])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (typed, notesLimit) => {
      const notes = cutNotes(typed, notesLimit)
      expect(notes.isWellFormed()).toBe(true)
      const priced = priceLine({ menu, selection: selection('flan', { notes }), lineId: 'a', notesLimit })
      expect(priced.ok).toBe(true)
    }),
  )
  expect(lineOn(menu, selection('flan', { notes: ' 🌶 ' })).notes).toBe('🌶')
})

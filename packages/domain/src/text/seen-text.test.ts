import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seenText } from './seen-text.ts'

test.each([
  ['\u202a+54 9 11 2345-6789\u202c', '+54 9 11 2345-6789'],
  ['\u200bPROMO\u00ad10\ufeff', 'PROMO10'],
  ['ana\u2060@example.com\u00a0', 'ana@example.com'],
  ['María\u00a0\u202f José', 'María José'],
  ['\u2066Ana\u2069\u0007', 'Ana'],
  ['Ana\u3164', 'Ana'],
  ['mesa\t\n7', 'mesa 7'],
  ['Jose\u0301', 'José'],
  ['Ana 👨‍👩‍👧 ❤️', 'Ana 👨‍👩‍👧 ❤️'],
  ['PROMO👍\u200d', 'PROMO👍'],
  ['A\ufe0f\u200dB', 'AB'],
])('%j shows as %j', (text, seen) => expect(seenText(text)).toBe(seen))

test('characters that cannot be seen change nothing, wherever they stand', () => {
  const unseen = fc.constantFrom(
    '\u00ad',
    '\u061c',
    '\u200b',
    '\u200e',
    '\u202a',
    '\u202e',
    '\u2060',
    '\u2068',
    '\ufeff',
  )
  const pieces = fc.array(fc.tuple(fc.stringMatching(/^[a-zñ0-9@+.-]{1,5}$/), unseen), { maxLength: 8 })
  fc.assert(
    fc.property(pieces, (all) => {
      expect(seenText(all.flat().join(''))).toBe(all.map(([shown]) => shown).join(''))
    }),
  )
})

test('a text that was made plain stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(seenText(seenText(text))).toBe(seenText(text))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDocumentNumeric, typedDocument } from './document.ts'

/** spec('000 §2.72') */
test.each([
  ['12.345.678', 'AR', '12345678'],
  ['12,345+678-9', 'AR', '123456789'],
  ['DNI 30 111 222', 'AR', '30111222'],
  ['V-12345678', 'VE', '12345678'],
  ['abc', 'AR', ''],
  ['12.345.678-k', 'AR', '12345678'],
  ['12.345.678-k', 'CL', '12345678K'],
  ['12.345.678-K ', 'cl', '12345678K'],
  ['12K345678', 'CL', '12345678'],
  ['K', 'CL', ''],
])('%j typed in %s is %j', (text, country, typed) => {
  expect(typedDocument(text, country)).toBe(typed)
})

test('no text puts anything but its own digits, in their order, into the field', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(typedDocument(text, 'AR')).toBe([...text].filter((letter) => /^[0-9]$/.test(letter)).join(''))
      expect(typedDocument(text, 'CL')).toMatch(/^(?:\d+K?)?$/)
      expect(typedDocument(typedDocument(text, 'CL'), 'CL')).toBe(typedDocument(text, 'CL'))
    }),
  )
})

test('the keys of a phone are those of numbers, but where a document may end in a letter', () => {
  expect(['AR', 'uy', 'MX', 'CL', 'cl'].map(isDocumentNumeric)).toEqual([true, true, true, false, false])
})

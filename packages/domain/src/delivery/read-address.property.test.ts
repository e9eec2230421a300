import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareWords } from '../search/typed-words.ts'
import { readAddress } from './read-address.ts'
import { addressLines } from '../testing/address-lines.ts'

const MARKS = new Set(['n', 'no', 'nro', 'numero'])

/** The words of an address but for those that only say that a number follows, in no order. */
const wordsIn = (...texts: readonly string[]): readonly string[] =>
  bareWords(texts.join(' ').replaceAll(/[º°]/g, ' '))
    .filter((word) => !MARKS.has(word))
    .toSorted()

test('no word of an address is lost or said twice, however it is written', () => {
  fc.assert(
    fc.property(addressLines, (line) => {
      const { street, number, details } = readAddress(line)
      expect(wordsIn(street, number, details)).toEqual(wordsIn(line))
    }),
  )
})

test('a text that is no address keeps its words too', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'a1 ,#-/°nN.bis'), maxLength: 40 })
  fc.assert(
    fc.property(texts, (text) => {
      const { street, number, details } = readAddress(text)
      expect(wordsIn(street, number, details)).toEqual(wordsIn(text))
    }),
  )
})

test('an address of street and number is read the same a second time', () => {
  fc.assert(
    fc.property(addressLines, (line) => {
      const { street, number } = readAddress(line)
      fc.pre(number !== '' && street !== '')
      const again = readAddress(`${street} ${number}`)
      expect(wordsIn(again.street, again.number)).toEqual(wordsIn(street, number))
    }),
  )
})

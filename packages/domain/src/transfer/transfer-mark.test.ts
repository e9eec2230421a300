import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostOff, transferReference } from './transfer-mark.ts'
import { accountKeyOf, TRANSFER_MARKS } from './transfer-way.ts'

/** spec('decisions transfers.1') */
test('the deduction is below one unit of cents, a twentieth at most, and nothing for a reference', () => {
  expect(mostOff(500_000, 'AMOUNT')).toBe(99)
  expect(mostOff(500_000, 'BOTH')).toBe(99)
  expect(mostOff(500_000, 'REFERENCE')).toBe(0)
  expect(mostOff(1000, 'AMOUNT')).toBe(50)
  expect(mostOff(19, 'AMOUNT')).toBe(0)
})

test('never so much is taken off that nothing is left', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(...TRANSFER_MARKS), (total, mark) => {
      const most = mostOff(total, mark)
      expect(most).toBeGreaterThanOrEqual(0)
      expect(most * 20).toBeLessThanOrEqual(total)
    }),
  )
})

test('a reference has letters and digits in turn, none that is mistaken for another', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 9 }), (bytes) => {
      expect(transferReference(bytes)).toMatch(/^[A-Z]\d[A-Z]\d[A-Z]$/)
      expect(transferReference(bytes)).not.toMatch(/[AEIOULSGZQB01 58]/)
    }),
  )
  expect(() => transferReference(new Uint8Array(4))).toThrow(RangeError)
})

test('an account is known however it is written, by its alias where it has no number', () => {
  expect(accountKeyOf({ account: '0110599-5 2000' })).toBe('011059952000')
  expect(accountKeyOf({ account: '011059952000', alias: 'don.pepe' })).toBe('011059952000')
  expect(accountKeyOf({ alias: ' Don.Pepe ' })).toBe('don.pepe')
})

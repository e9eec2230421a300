import { expect, test } from 'vitest'
import { orderOfReference, referenceOf, supportQuery } from './support-reference.ts'

const referenceIn = (search: string) => referenceOf(new URLSearchParams(search))

test.each([
  ['?referenceId=0123456789', '0123456789'],
  ['?referenceId=%20mesa-4_b%20', 'mesa-4_b'],
  [`?referenceId=${'x'.repeat(40)}`, 'x'.repeat(40)],
])('%s is about %s', (search, reference) => {
  expect(referenceIn(search)).toBe(reference)
})

test.each([
  '',
  '?referenceId=',
  '?other=1',
  `?referenceId=${'x'.repeat(41)}`,
  '?referenceId=<b>',
  '?referenceId=a b',
])('%s names nothing that a message should carry', (search) => {
  expect(referenceIn(search)).toBeUndefined()
})

test('a reference that is an order’s code names the order, in any case', () => {
  expect(orderOfReference('abcde12345')).toBe('ABCDE12345')
  expect(orderOfReference('mesa-4')).toBeUndefined()
  expect(orderOfReference(undefined)).toBeUndefined()
})

test('the way to the support page takes along what is kept, and what it is about', () => {
  expect(supportQuery('?name=Ana&campaignId=c1', 'ABCDE12345')).toBe(
    '?name=Ana&campaignId=c1&referenceId=ABCDE12345',
  )
  expect(supportQuery('', 'a b')).toBe('?referenceId=a+b')
})

import { expect, test } from 'vitest'
import { followUpQuery, keptQuery } from './kept-query.ts'

/** spec('000 §2.9') */
test('the parameters of the journey go along, others stay behind', () => {
  expect(keptQuery('?tableNumber=7&utm_source=x&campaignId=c1&fbclid=y')).toBe('?campaignId=c1&tableNumber=7')
})

test('menu may repeat', () => {
  expect(keptQuery('?menu=a&menu=b')).toBe('?menu=a&menu=b')
})

test('escaped characters of a value stay escaped', () => {
  expect(keptQuery('?phone=%2B54%20911&name=Jos%C3%A9%20%26%20Ana')).toBe(
    '?phone=%2B54+911&name=Jos%C3%A9+%26+Ana',
  )
})

test('nothing kept leaves no question mark', () => {
  expect(keptQuery('')).toBe('')
  expect(keptQuery('?utm_source=x')).toBe('')
})

/** spec('000 §2.85') spec('001 §2.17') */
test('a fresh order is followed with the flag of a branch that sends codes elsewhere', () => {
  expect(followUpQuery('?name=Ana&x=1', true)).toBe('?name=Ana&invalidCustomRedirect=true')
  expect(followUpQuery('?invalidCustomRedirect=true', true)).toBe('?invalidCustomRedirect=true')
  expect(followUpQuery('?name=Ana', false)).toBe('?name=Ana')
})

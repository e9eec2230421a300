import { expect, test } from 'vitest'
import { pointsAccess, type PointsAsker } from './points-lock.ts'

const STRANGER: PointsAsker = {
  isVerified: false,
  isOwnBrowser: false,
  wasVerified: false,
  hasPaid: false,
  hasPaidHere: false,
}
const free = { canRead: true, lock: null }
const asked = { canRead: false, lock: 'VERIFY' }

test.each([
  ['nobody in particular', {}, asked],
  ['who pays with the phone of another', { hasPaid: true, hasPaidHere: true, wasVerified: true }, asked],
  [
    'the browser of the record, before it paid',
    { isOwnBrowser: true, hasPaid: true },
    { canRead: true, lock: 'VERIFY' },
  ],
  ['the browser of the record, once it paid', { isOwnBrowser: true, hasPaid: true, hasPaidHere: true }, free],
  ['who typed the digits', { isVerified: true }, free],
])('where points are protected: %s', (_, part, access) => {
  expect(pointsAccess('ON_NEW_BROWSER', { ...STRANGER, ...part })).toEqual(access)
})

test.each([
  ['a phone that may be invented', {}, { canRead: true, lock: 'FIRST_ORDER' }],
  ['a phone that has paid', { hasPaid: true }, free],
  ['a phone that somebody has verified', { wasVerified: true }, free],
  ['who typed the digits', { isVerified: true }, free],
])('where the phone alone is enough: %s', (_, part, access) => {
  expect(pointsAccess('NEVER', { ...STRANGER, ...part })).toEqual(access)
})

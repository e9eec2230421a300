import { expect, test } from 'vitest'
import { consentState, otherConsent } from './consent.ts'

const asks = { asks: true, refusesAlways: false }

test('counters of others hear no visit before the diner agreed, where the brand asks', () => {
  expect(consentState(undefined, asks)).toBe('asked')
  expect(consentState('yes', asks)).toBe('granted')
  expect(consentState('no', asks)).toBe('refused')
})

/** spec('decisions beyond-the-documents.24') */
test('a brand that does not ask is counted, until the diner says no', () => {
  expect(consentState(undefined, { ...asks, asks: false })).toBe('granted')
  expect(consentState('no', { ...asks, asks: false })).toBe('refused')
})

test('a browser that refuses for its diner is asked nothing', () => {
  expect(consentState('yes', { asks: false, refusesAlways: true })).toBe('refused')
  expect(consentState(undefined, { asks: true, refusesAlways: true })).toBe('refused')
})

test('whoever answered can say the other thing later, and so can who was never asked', () => {
  expect(otherConsent('yes', asks)).toBe('no')
  expect(otherConsent('no', asks)).toBe('yes')
  expect(otherConsent(undefined, { ...asks, asks: false })).toBe('no')
  expect(otherConsent(undefined, asks)).toBeUndefined()
  expect(otherConsent('no', { ...asks, refusesAlways: true })).toBeUndefined()
})

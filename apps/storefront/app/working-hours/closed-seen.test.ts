import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { isFirstSightOfClosed, markClosedSeen } from './closed-seen.ts'

test('a visit is told once that a contact is closed, and of each contact by itself', () => {
  const { session, local } = openPage()
  expect(isFirstSightOfClosed('palermo')).toBe(true)
  expect(isFirstSightOfClosed('palermo')).toBe(false)
  expect(isFirstSightOfClosed('almagro')).toBe(true)
  // With the tab, and not with the browser: tomorrow is another visit.
  expect(session.size).toBe(2)
  expect(local.size).toBe(0)
})

test('a diner whose order was refused as closed has been told', () => {
  openPage()
  expect(markClosedSeen('palermo')).toBe(true)
  expect(isFirstSightOfClosed('palermo')).toBe(false)
})

test('where nothing can be noted nobody is told at each turn', () => {
  openPage()
  const forbidden = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  expect(isFirstSightOfClosed('palermo')).toBe(false)
})

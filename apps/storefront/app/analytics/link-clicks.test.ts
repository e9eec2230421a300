import { expect, test } from 'vitest'
import { linkClicks } from './link-clicks.ts'

const fromElsewhere = { isOpenedAnew: false, isFromOwnPages: false }
const fromOwnPages = { ...fromElsewhere, isFromOwnPages: true }

function tab() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a link that says whose visits it brings counts, another one and a reload do not', () => {
  for (const search of ['?campaignId=verano', '?abandoned=true&phone=1', '?table=4&source=qr']) {
    expect(linkClicks(fromElsewhere, tab()).isArrival(search)).toBe(true)
    expect(linkClicks({ ...fromElsewhere, isOpenedAnew: true }, tab()).isArrival(search)).toBe(false)
  }
  for (const search of ['', '?phone=1', '?resource=x']) {
    expect(linkClicks(fromElsewhere, tab()).isArrival(search)).toBe(false)
  }
})

test('a link to a company counts in the document of the brand that it led to, and in no later one', () => {
  const storage = tab()
  const search = '?campaignId=verano'
  // The company's page has no brand: nobody tells of the click there.
  expect(linkClicks(fromElsewhere, storage).isArrival(search)).toBe(true)
  const brand = linkClicks(fromOwnPages, storage)
  expect(brand.isArrival(`${search}&phone=1`)).toBe(true)
  brand.remember()
  expect(linkClicks(fromOwnPages, storage).isArrival(search)).toBe(false)
  expect(linkClicks(fromOwnPages, storage).isArrival('?campaignId=otra')).toBe(true)
  expect(linkClicks(fromElsewhere, storage).isArrival(search)).toBe(true)
})

test('where storage is forbidden nothing counts twice', () => {
  const forbidden = (): never => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const storage = { getItem: forbidden, setItem: forbidden }
  const clicks = linkClicks(fromElsewhere, storage)
  expect(clicks.isArrival('?campaignId=verano')).toBe(true)
  expect(() => clicks.remember()).not.toThrow()
  expect(linkClicks(fromOwnPages, storage).isArrival('?campaignId=verano')).toBe(false)
})

import { expect, test } from 'vitest'
import type { GarnishGroup } from '../menu/menu.ts'
import { demandedPrice } from './demanded-price.ts'

const group = (prices: readonly number[], own: Partial<GarnishGroup> = {}): GarnishGroup => ({
  id: 'g1',
  name: 'Elige tu base',
  mandatory: true,
  multipleSelection: false,
  minGarnishAmount: 0,
  maxGarnishAmount: 0,
  garnishes: prices.map((price, index) => ({
    id: `${index}`,
    name: `${index}`,
    description: '',
    price,
    visible: true,
  })),
  ...own,
})

test('a mandatory group adds its cheapest garnish at least, and more where another costs more', () => {
  expect(demandedPrice(group([900, 500, 700]))).toEqual({ least: 500, varies: true })
  expect(demandedPrice(group([500, 500]))).toEqual({ least: 500, varies: false })
})

test('a group that demands several takes the cheapest ones, or the cheapest several times', () => {
  expect(demandedPrice(group([900, 500, 700], { minGarnishAmount: 2 }))).toEqual({
    least: 1200,
    varies: true,
  })
  const several = { minGarnishAmount: 2, multipleSelection: true }
  expect(demandedPrice(group([900, 500, 700], several))).toEqual({ least: 1000, varies: true })
})

test('a group that is hidden or not mandatory adds nothing', () => {
  expect(demandedPrice(group([900, 500], { mandatory: false }))).toEqual({ least: 0, varies: false })
  const [dear, cheap] = group([900, 500]).garnishes
  if (!dear || !cheap) throw new Error('no garnishes')
  const gone = { garnishes: [dear, { ...cheap, soldOut: true }] }
  expect(demandedPrice(group([], gone))).toEqual({ least: 900, varies: false })
  const hidden = { garnishes: [dear, { ...cheap, visible: false }] }
  expect(demandedPrice(group([], hidden))).toEqual({ least: 900, varies: false })
  expect(demandedPrice(group([]))).toEqual({ least: 0, varies: false })
})

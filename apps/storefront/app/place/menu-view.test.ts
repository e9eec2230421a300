import { expect, test } from 'vitest'
import { aMenu, aPlate } from '../testing/sample-menu-info.ts'
import { findPlate, findSection, viewMenu } from './menu-view.ts'
import { menuViewOf } from './menus.ts'

const label = { id: 'i1', showName: 'Sin TACC', backgroundColor: '#fff', textColor: '#000' }
const picture = { url: '/files/a', color: '#123456' }
const size = (name: string, price: number) => ({ id: name, name, price })

/** The only plate of a menu, as it is drawn. */
const viewOf = (own: Parameters<typeof aPlate>[1], menu: Parameters<typeof aMenu>[1] = {}) =>
  viewMenu(aMenu([aPlate('flan', own)], menu), 2).plates.get('flan')

test('a plate is drawn by its shown name, its labels, its picture and its price in minor units', () => {
  expect(
    viewOf(
      { showName: 'Flan casero', indicators: ['i1', 'gone'], image: picture, price: 12.5 },
      { indicators: [label] },
    ),
  ).toMatchObject({
    name: 'Flan casero',
    slug: 'flan-casero',
    categorySlug: 'de-la-cocina',
    image: picture,
    indicators: [label],
    price: 1250,
    priceBefore: null,
    isFrom: false,
    discount: undefined,
  })
  expect(viewOf({})).toMatchObject({ name: 'flan', slug: 'flan', image: null, indicators: [] })
})

test('a plate of no category that is there stands under the id of its own', () => {
  expect(viewOf({ category: 'bar' })?.categorySlug).toBe('bar')
})

test('sizes at several prices begin with the lowest, at one price they do not say "from"', () => {
  expect(viewOf({ sizes: [size('Grande', 20), size('Chica', 10)] })).toMatchObject({
    price: 1000,
    isFrom: true,
  })
  expect(viewOf({ sizes: [size('Rojo', 10), size('Azul', 10)] })).toMatchObject({
    price: 1000,
    isFrom: false,
  })
})

test('the price of a plate includes its cheapest mandatory choices', () => {
  const garnish = (id: string, price: number) => ({ id, name: id, description: '', price, visible: true })
  const base = {
    id: 'g1',
    name: 'Elige tu base',
    mandatory: true,
    multipleSelection: false,
    minGarnishAmount: 1,
    maxGarnishAmount: 1,
    garnishes: [garnish('papas', 30), garnish('arroz', 20)],
  }
  const discounts = [{ id: 'd1', name: 'Diez', type: 'PERCENT' as const, percentage: 10, plates: ['flan'] }]
  expect(viewOf({ price: 0, garnishGroups: ['g1'] }, { garnishGroups: [base] })).toMatchObject({
    price: 2000,
    isFrom: true,
  })
  // A discount is off the plate, never off what is chosen with it.
  expect(viewOf({ price: 100, garnishGroups: ['g1'] }, { discounts, garnishGroups: [base] })).toMatchObject({
    price: 11_000,
    priceBefore: 12_000,
    isFrom: true,
  })
  const optional = { ...base, mandatory: false }
  expect(viewOf({ price: 100, garnishGroups: ['g1'] }, { garnishGroups: [optional] })).toMatchObject({
    price: 10_000,
    isFrom: false,
  })
})

test('a discount is off the price, and beside it stands what it was', () => {
  const discounts = [{ id: 'd1', name: 'Diez', type: 'PERCENT' as const, percentage: 10, plates: ['flan'] }]
  expect(viewOf({ price: 100 }, { discounts })).toMatchObject({
    price: 9000,
    priceBefore: 10_000,
    discount: { id: 'd1' },
  })
  const free = [{ id: 'd2', name: '2x1', type: 'MULTIPLE' as const, buy: 2, pay: 1, plates: ['flan'] }]
  expect(viewOf({ price: 100 }, { discounts: free })).toMatchObject({
    price: 10_000,
    priceBefore: null,
    discount: { id: 'd2' },
  })
})

const two = aMenu([aPlate('flan'), aPlate('agua'), aPlate('secreto', { visible: false })], {
  remarkeds: ['agua', 'secreto', 'gone'],
  upselleds: ['flan', 'secreto'],
})

test('a hidden plate is nowhere, and plates stand in the order of the shop', () => {
  const view = viewMenu(two, 2)
  const ids = (plates: readonly { plate: { id: string } }[]) => plates.map(({ plate }) => plate.id)
  expect([...view.plates.keys()]).toEqual(['flan', 'agua'])
  expect(view.sections.map(({ name, plates }) => [name, ids(plates)])).toEqual([
    ['De la cocina', ['flan', 'agua']],
  ])
  expect([ids(view.remarked), ids(view.upselled)]).toEqual([['agua'], ['flan']])
})

test('a category without plates is left out, and one without a shown name has its own', () => {
  const [cocina] = two.categories
  if (!cocina) throw new Error('no category')
  const categories = [
    { ...cocina, id: 'bar', slug: 'bar', plates: ['secreto'] },
    { ...cocina, showName: '', indicators: ['i1'] },
  ]
  const { sections } = viewMenu({ ...two, categories, indicators: [label] }, 2)
  expect(sections.map(({ name, indicators }) => [name, indicators])).toEqual([['cocina', [label]]])
})

test('a section and a plate are found by the segments of their path', () => {
  const view = viewMenu(two, 2)
  expect(findSection(view, 'de-la-cocina')?.category.id).toBe('cocina')
  expect(findSection(view, 'bar')).toBeUndefined()
  expect(findPlate(view, 'de-la-cocina', 'agua')?.plate.id).toBe('agua')
  expect(findPlate(view, 'bar', 'agua')).toBeUndefined()
  expect(findPlate(view, 'de-la-cocina', 'secreto')).toBeUndefined()
})

test('a menu is made once for all that draw it', () => {
  const view = menuViewOf(two, 2)
  expect(menuViewOf(two, 2)).toBe(view)
  expect(menuViewOf({ ...two }, 2)).not.toBe(view)
})

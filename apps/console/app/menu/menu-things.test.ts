import type { SoldOutChange } from '@mostrador/contract/menu/menu-schema'
import { expect, test } from 'vitest'
import { givenGarnish, givenMenu, givenPlate, there } from '../testing/given-menu.ts'
import { countMarked, standingText, thingsOf, withSoldOut } from './menu-things.ts'

const zone = 'America/Argentina/Buenos_Aires'
const now = new Date('2026-11-20T15:00:00.000Z')
const until = (backAt: string | null) => ({ soldOut: true, marked: true, backAt })
const wine = givenPlate('wine', { sizes: [{ ...there, id: 'glass', name: 'Copa' }] })
const menu = givenMenu([], {
  categories: [
    { id: 'drinks', showName: 'Bebidas', plates: [wine, givenPlate('water')] },
    { id: 'best', showName: 'Destacados', plates: [wine] },
  ],
  garnishGroups: [{ id: 'sides', name: 'Guarnición', garnishes: [givenGarnish('fries')] }],
  ingredients: [{ ...there, name: 'palta', plates: 6, garnishes: 2 }],
})

const mark = (kind: SoldOutChange['thing']['kind'], id: string): SoldOutChange => ({
  thing: { kind, id },
  soldOut: true,
  lasting: { kind: 'TOMORROW' },
})

test('each kind of thing is turned where it stands, and nowhere else', () => {
  for (const [kind, id] of [
    ['PLATE', 'wine'],
    ['SIZE', 'glass'],
    ['GARNISH', 'fries'],
    ['INGREDIENT', 'palta'],
  ] as const) {
    const turned = withSoldOut(menu, mark(kind, id))
    const gone = thingsOf(turned).filter(({ soldOut }) => soldOut)
    expect(new Set(gone.map((thing) => `${thing.kind} ${thing.id} ${thing.backAt}`))).toEqual(
      new Set([`${kind} ${id} ${menu.tomorrowAt}`]),
    )
    expect(withSoldOut(turned, { thing: { kind, id }, soldOut: false })).toEqual(menu)
  }
})

test('until when a mark lasts is the server’s to say', () => {
  const turned = withSoldOut(menu, mark('PLATE', 'water'), '2026-11-20T18:00:00.000Z')
  expect(thingsOf(turned).find(({ id }) => id === 'water')).toMatchObject({
    backAt: '2026-11-20T18:00:00.000Z',
  })
})

test('a plate that lacks an ingredient stays sold out when its own mark goes', () => {
  const plate = givenPlate('toast', { ...until(null), without: ['palta'] })
  const turned = withSoldOut(givenMenu([plate]), { thing: { kind: 'PLATE', id: 'toast' }, soldOut: false })
  expect(thingsOf(turned)[0]).toMatchObject({ soldOut: true, marked: false })
})

test('each mark counts once, and those that end today by the shop’s clock are counted apart', () => {
  expect(countMarked(menu, now, zone)).toEqual({ all: 0, today: 0 })
  const marked = [mark('PLATE', 'wine'), mark('GARNISH', 'fries'), mark('INGREDIENT', 'palta')].reduce(
    (before, change, at) =>
      withSoldOut(before, change, ['2026-11-21T02:59:00Z', '2026-11-21T03:00:00Z', null][at]),
    menu,
  )
  expect(countMarked(marked, now, zone)).toEqual({ all: 3, today: 1 })
  // A plate taken along by an ingredient has no mark of its own.
  const along = givenMenu([givenPlate('toast', { soldOut: true, without: ['palta'] })])
  expect(countMarked(along, now, zone)).toEqual({ all: 0, today: 0 })
})

test.each([
  [until('2026-11-20T15:25:00.000Z'), 'Vuelve en 25 min, a las 12:25'],
  [until('2026-11-20T17:00:00.000Z'), 'Vuelve en 120 min, a las 14:00'],
  [until('2026-11-20T17:01:00.000Z'), 'Vuelve a las 14:01'],
  [until('2026-11-21T15:00:00.000Z'), 'Vuelve mañana a las 12:00'],
  [until('2026-11-23T15:00:00.000Z'), 'Vuelve el lunes 23/11 12:00'],
  [until(null), 'Hasta nuevo aviso'],
  [
    { ...until('2026-11-20T17:01:00.000Z'), marked: false, without: ['palta'] },
    'Sin palta · Vuelve a las 14:01',
  ],
  [{ soldOut: true, marked: false, isFullToday: true as const }, 'Se vendió todo lo de hoy'],
  [{ soldOut: true, marked: false }, 'No quedan unidades, tamaños o algo que hay que elegir'],
  [{ soldOut: false }, undefined],
])('%o reads "%s"', (standing, text) => {
  expect(standingText({ ...there, ...standing }, now, zone)).toBe(text)
})

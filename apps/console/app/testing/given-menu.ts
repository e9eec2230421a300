import type { ConsoleMenu } from '@mostrador/contract/menu/menu-schema'

type Plate = ConsoleMenu['categories'][number]['plates'][number]
type Garnish = ConsoleMenu['garnishGroups'][number]['garnishes'][number]

/** How something stands of which there is some. */
export const there = { soldOut: false, backAt: null, marked: false, without: [] }

/** A plate of the console's menu; its name is its id. */
export const givenPlate = (id: string, rest: Partial<Plate> = {}): Plate => ({
  ...there,
  id,
  key: id,
  menu: 'carta',
  showName: id,
  price: 100,
  image: null,
  ingredients: [],
  sizes: [],
  ...rest,
})

/** A garnish; its name is its id. */
export const givenGarnish = (id: string, rest: Partial<Garnish> = {}): Garnish => ({
  ...there,
  id,
  name: id,
  ingredients: [],
  ...rest,
})

/** A menu of one category. */
export const givenMenu = (plates: Plate[], rest: Partial<ConsoleMenu> = {}): ConsoleMenu => ({
  categories: [{ id: 'grill', showName: 'Parrilla', plates }],
  garnishGroups: [],
  ingredients: [],
  tomorrowAt: '2026-11-21T15:00:00.000Z',
  ...rest,
})

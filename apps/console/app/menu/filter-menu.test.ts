import { expect, test } from 'vitest'
import { givenGarnish, givenMenu, givenPlate, there } from '../testing/given-menu.ts'
import { filterMenu } from './filter-menu.ts'

const gone = { soldOut: true, marked: true }
const size = (id: string, rest = {}) => ({ ...there, id, name: id, ...rest })
const menu = givenMenu([], {
  categories: [
    {
      id: 'grill',
      showName: 'Parrilla',
      plates: [
        givenPlate('Vacío'),
        givenPlate('Asado de tira', gone),
        givenPlate('Tostada', { ingredients: ['palta'] }),
      ],
    },
    {
      id: 'drinks',
      showName: 'Bebidas',
      plates: [
        givenPlate('Agua'),
        givenPlate('Vino de la casa', { sizes: [size('Copa', gone), size('Botella')] }),
      ],
    },
  ],
  garnishGroups: [
    { id: 'sauces', name: 'Salsas', garnishes: [givenGarnish('Guacamole', { ingredients: ['palta'] })] },
    { id: 'sides', name: 'Guarnición', garnishes: [givenGarnish('Papas', gone)] },
  ],
  ingredients: [
    { ...there, name: 'palta', plates: 1, garnishes: 1 },
    { ...there, ...gone, name: 'pan', plates: 0, garnishes: 0 },
  ],
})

const found = (text: string, soldOutOnly = false) => {
  const { categories, garnishGroups, ingredients } = filterMenu(menu, { text, soldOutOnly })
  return [
    ...categories.flatMap(({ plates }) => plates.map(({ id }) => id)),
    ...garnishGroups.flatMap(({ garnishes }) => garnishes.map(({ id }) => id)),
    ...ingredients.map(({ name }) => name),
  ]
}

test('things are found by any words of their names, their category or group, without accents', () => {
  expect(found('')).toHaveLength(9)
  expect(found(' VACIO ')).toEqual(['Vacío'])
  expect(found('casa vino')).toEqual(['Vino de la casa'])
  expect(found('parri')).toEqual(['Vacío', 'Asado de tira', 'Tostada'])
  expect(found('salsas')).toEqual(['Guacamole'])
  expect(found('pizza')).toEqual([])
})

test('an ingredient finds what is made with it, and itself', () => {
  expect(found('palta')).toEqual(['Tostada', 'Guacamole', 'palta'])
})

test('a plate with one sold-out size counts as sold out; empty categories are left out', () => {
  expect(found('', true)).toEqual(['Asado de tira', 'Vino de la casa', 'Papas', 'pan'])
  expect(found('agua', true)).toEqual([])
  expect(filterMenu(menu, { text: '', soldOutOnly: true }).garnishGroups.map(({ id }) => id)).toEqual([
    'sides',
  ])
})

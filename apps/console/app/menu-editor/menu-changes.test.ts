import { applyOperations } from '@mostrador/domain/revision/apply-operations'
import { inverseOf, type Operation } from '@mostrador/domain/revision/operation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addGroups,
  fillMenu,
  movePlates,
  moveThing,
  removeCategory,
  removeDiscount,
  removeGroup,
  removePlates,
  setGroup,
  setPlaced,
  setVisible,
} from './menu-changes.ts'
import { copyCategory, copyPlate } from './menu-copies.ts'
import type { MenuThing } from './menu-document.ts'
import { addMenu, copyMenu, removeMenu } from './whole-menus.ts'

const plate = (key: string, category: string, rest = {}) => ({ key, category, name: key, price: 1, ...rest })

const carta: MenuThing = {
  key: 'carta',
  name: 'Carta',
  categories: [
    { key: 'carnes', name: 'Carnes' },
    { key: 'bebidas', name: 'Bebidas', showName: 'Para tomar' },
    { key: 'postres', name: 'Postres' },
  ],
  garnishGroups: [
    { key: 'salsas', name: 'Salsas', garnishes: [{ key: 'criolla', name: 'Criolla' }] },
    { key: 'punto', name: 'Punto', garnishes: [] },
  ],
  plates: [
    plate('bife', 'carnes', { garnishGroups: ['salsas', 'punto'] }),
    plate('agua', 'bebidas'),
    plate('vacio', 'carnes', { garnishGroups: ['salsas'] }),
    plate('vino', 'bebidas'),
    plate('asado', 'carnes'),
  ],
  remarkeds: ['vacio', 'vino'],
  upselleds: ['agua'],
  discounts: [{ key: 'dos', name: '2x1', type: 'MULTIPLE', buy: 2, pay: 1, plates: ['vino', 'agua'] }],
}

/** The menu after operations, which can be taken back to the letter. */
function after(operations: readonly Operation[], menu = carta): MenuThing {
  const branch = { menus: [menu] }
  const done = applyOperations(branch, operations)
  if (!done.ok) throw new Error(JSON.stringify(done.conflict))
  expect(applyOperations(done.document, inverseOf(operations))).toEqual({ ok: true, document: branch })
  return done.document.menus[0] as MenuThing
}

const platesIn = (menu: MenuThing, category: string) =>
  menu.plates.filter((one) => one.category === category).map(({ key }) => key)

test('a category is moved in its list, and nowhere where it stands already', () => {
  const moved = after(moveThing(carta, 'categories', { key: 'postres', after: null }))
  expect(moved.categories.map(({ key }) => key)).toEqual(['postres', 'carnes', 'bebidas'])
  expect(moveThing(carta, 'categories', { key: 'bebidas', after: 'carnes' })).toEqual([])
  expect(moveThing(carta, 'categories', { key: 'bebidas', after: 'bebidas' })).toEqual([])
})

test('a plate is moved within its category, whatever stands between', () => {
  const moved = after(movePlates(carta, ['asado'], { category: 'carnes', after: 'bife' }))
  expect(platesIn(moved, 'carnes')).toEqual(['bife', 'asado', 'vacio'])
  const first = after(movePlates(carta, ['asado'], { category: 'carnes', after: null }))
  expect(platesIn(first, 'carnes')).toEqual(['asado', 'bife', 'vacio'])
  expect(platesIn(first, 'bebidas')).toEqual(['agua', 'vino'])
})

test('several plates go into another category together, in the order in which they were', () => {
  const moved = after(movePlates(carta, ['bife', 'asado'], { category: 'bebidas', after: 'agua' }))
  expect([platesIn(moved, 'bebidas'), platesIn(moved, 'carnes')]).toEqual([
    ['agua', 'bife', 'asado', 'vino'],
    ['vacio'],
  ])
  expect(
    platesIn(after(movePlates(carta, ['vino'], { category: 'postres', after: null })), 'postres'),
  ).toEqual(['vino'])
})

test('whichever plates go wherever, they stand behind the one that was said, and the others stay in order', () => {
  const keys = carta.plates.map(({ key }) => key)
  fc.assert(
    fc.property(
      fc.shuffledSubarray(keys, { minLength: 1 }),
      fc.constantFrom('carnes', 'bebidas', 'postres'),
      fc.nat(),
      (moved, category, at) => {
        const staying = platesIn(carta, category).filter((key) => !moved.includes(key))
        const place = at % (staying.length + 1)
        const spot = { category, after: staying[place - 1] ?? null }
        const menu = after(movePlates(carta, moved, spot))
        expect(platesIn(menu, category)).toEqual(staying.toSpliced(place, 0, ...moved))
        const others = menu.plates.map(({ key }) => key).filter((key) => !moved.includes(key))
        expect(others).toEqual(keys.filter((key) => !moved.includes(key)))
      },
    ),
  )
})

/** spec('decisions the-carta.3') */
test('a removed plate or group leaves no name behind, since the check of the file would refuse it', () => {
  const menu = after(removePlates(carta, ['vino', 'agua']))
  expect(menu).toMatchObject({ remarkeds: ['vacio'], discounts: [{ key: 'dos' }] })
  expect(menu).not.toHaveProperty('upselleds')
  expect(menu.discounts?.[0]).not.toHaveProperty('plates')
  expect(after(removeGroup(carta, 'salsas')).plates.map(({ garnishGroups }) => garnishGroups)).toEqual([
    ['punto'],
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(after(removeDiscount(carta, 'dos')).discounts).toEqual([])
})

test('a category goes with its plates, or leaves them to another one', () => {
  const gone = after(removeCategory(carta, 'carnes'))
  expect(gone.plates.map(({ key }) => key)).toEqual(['agua', 'vino'])
  const left = after(removeCategory(carta, 'carnes', 'bebidas'))
  expect(left.categories.map(({ key }) => key)).toEqual(['bebidas', 'postres'])
  expect(platesIn(left, 'bebidas')).toEqual(['agua', 'vino', 'bife', 'vacio', 'asado'])
})

/** spec('decisions the-carta.4') */
test('a group is given to several plates at once, from its side and from theirs', () => {
  const given = after(setGroup(carta, 'punto', ['vacio', 'asado']))
  expect(given.plates.map(({ garnishGroups }) => garnishGroups)).toEqual([
    ['salsas'],
    undefined,
    ['salsas', 'punto'],
    undefined,
    ['punto'],
  ])
  const added = after(addGroups(carta, ['bife', 'agua'], ['punto', 'salsas']))
  expect(added.plates.slice(0, 2).map(({ garnishGroups }) => garnishGroups)).toEqual([
    ['salsas', 'punto'],
    ['punto', 'salsas'],
  ])
})

test('a shown plate has no `visible` at all', () => {
  const hidden = after(setVisible(carta, 'plates', { keys: ['bife', 'agua'], visible: false }))
  expect(hidden.plates.map(({ visible }) => visible)).toEqual([false, false, undefined, undefined, undefined])
  expect(setVisible(carta, 'plates', { keys: ['bife'], visible: true })).toEqual([])
  expect(after(setVisible(hidden, 'plates', { keys: ['bife'], visible: true }), hidden).plates[0]).toEqual(
    carta.plates[0],
  )
})

test('the two lists of plates are put in another order, and said no more when they are empty', () => {
  expect(after(setPlaced(carta, 'remarkeds', ['vino', 'vacio'])).remarkeds).toEqual(['vino', 'vacio'])
  expect(after(setPlaced(carta, 'upselleds', []))).not.toHaveProperty('upselleds')
})

/** spec('decisions the-carta.5') */
test('copies stand behind what they are of, under names and keys of their own', () => {
  const nameOf = (name: string): string => `${name} (copia)`
  const one = copyPlate(carta, carta.plates[0] ?? plate('x', 'x'), nameOf)
  const plates = after(one.operations).plates
  expect(plates.slice(0, 2)).toEqual([
    carta.plates[0],
    { ...carta.plates[0], key: 'bife-copia', name: 'bife (copia)' },
  ])
  const category = copyCategory(carta, 'bebidas', nameOf)
  const menu = after(category.operations)
  expect(menu.categories[2]).toEqual({
    key: 'bebidas-copia',
    name: 'Bebidas (copia)',
    showName: 'Para tomar (copia)',
  })
  expect(platesIn(menu, 'bebidas-copia')).toEqual(['agua-2', 'vino-2'])
  const whole = copyMenu(carta, nameOf, ['carta'])
  const copied = applyOperations({ menus: [carta] }, whole.operations)
  expect(copied).toMatchObject({
    ok: true,
    document: { menus: [carta, { ...carta, key: 'carta-copia', name: 'Carta (copia)' }] },
  })
})

test('a menu is added behind the others, and goes as it was seen', () => {
  const { key, operations } = addMenu('Carta', ['carta'])
  expect(key).toBe('carta-2')
  const added = applyOperations({ menus: [carta] }, operations)
  if (!added.ok) throw new Error('not added')
  const menus = added.document.menus as readonly MenuThing[]
  expect(menus.map((menu) => menu.key)).toEqual(['carta', 'carta-2'])
  const gone = applyOperations(added.document, removeMenu({ ...menus[1] }, ['carta', 'carta-2']))
  expect(gone).toEqual({ ok: true, document: { menus: [carta] } })
})

test('an empty menu is filled with a template as one change', () => {
  const lists = { categories: [], garnishGroups: [], plates: [], discounts: [] }
  const empty: MenuThing = { key: 'nuevo', name: 'Nuevo', ...lists }
  expect(after(fillMenu(empty, carta), empty)).toEqual({ ...carta, key: 'nuevo', name: 'Nuevo' })
})

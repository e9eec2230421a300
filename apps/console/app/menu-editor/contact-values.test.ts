import type { Thing } from '@mostrador/domain/revision/operation'
import { expect, test } from 'vitest'
import {
  garnishFields,
  contactOperations,
  plateFields,
  readText,
  textsOf,
  wishesForOthers,
  type ContactField,
} from './contact-values.ts'

const group = { key: 'extras', name: 'Extras', garnishes: [{ key: 'palta', name: 'Palta', price: 2200 }] }
const plate = { key: 'lomito', category: 'pan', name: 'Lomito', price: 16_900 }
const fields = [...plateFields(plate), ...garnishFields(group)]
const [shown, price, daily, garnishShown, garnishPrice] = fields.map(({ at }) => at)
const place = ['branchContacts', 'centro', 'menus', 'carta']

/** A contact that hides the plate, and has a price of its own for the garnish. */
const said: Thing = {
  key: 'carta',
  plates: [{ key: 'lomito', visible: false }],
  garnishGroups: [{ key: 'extras', garnishes: [{ key: 'palta', price: 2500 }] }],
}

/** Wishes of the form with these texts typed over the overrides. */
function wishes(texts: Readonly<Record<string, string>>) {
  const all = { ...textsOf(fields, said, 2), ...texts }
  const read = (field: ContactField) => readText(field, all[field.at] ?? '', 2).value
  return new Map(fields.map((field) => [field.at, read(field)]))
}

test('fields show what the contact says, and nothing where the brand’s holds', () => {
  expect(textsOf(fields, said, 2)).toEqual({
    [shown ?? '']: 'no',
    [price ?? '']: '',
    [daily ?? '']: '',
    [garnishShown ?? '']: '',
    [garnishPrice ?? '']: '2500',
  })
})

test('a plate with sizes has their prices, and not its own', () => {
  const sizes = [{ key: 'chico', name: 'Chico', price: 900 }]
  expect(plateFields({ ...plate, sizes }).map(({ at }) => at)).toEqual([
    'plates/lomito/visible',
    'plates/lomito/sizes/chico/price',
    'plates/lomito/dailyCount',
  ])
})

test('an unchanged value makes no operation; a changed one replaces the value that was seen', () => {
  expect(contactOperations(place, said, wishes({}))).toEqual([])
  expect(
    contactOperations(place, said, wishes({ [shown ?? '']: '', [garnishPrice ?? '']: '2.750' })),
  ).toEqual([
    { kind: 'set', place: [...place, 'plates', 'lomito', 'visible'], from: false, to: undefined },
    {
      kind: 'set',
      place: [...place, 'garnishGroups', 'extras', 'garnishes', 'palta', 'price'],
      from: 2500,
      to: 2750,
    },
  ])
})

/** spec('decisions locals-own.9') */
test('other contacts say what this one does and ceased to say, and keep what it never said', () => {
  const shared = wishesForOthers(said, wishes({ [shown ?? '']: '' }))
  expect([...shared]).toEqual([
    [shown, undefined],
    [garnishPrice, 2500],
  ])
  const there: Thing = { key: 'carta', plates: [{ key: 'lomito', price: 17_500, visible: true }] }
  expect(contactOperations(place, there, shared).map(({ place: at }) => at.at(-1))).toEqual([
    'visible',
    'price',
  ])
})

test('a price that cannot be read is wrong, and an empty one is inherited', () => {
  const [, field] = plateFields(plate)
  if (!field) throw new Error('no price')
  expect(readText(field, 'caro', 2).isWrong).toBe(true)
  expect(readText(field, ' ', 2)).toEqual({ value: undefined, isWrong: false })
})

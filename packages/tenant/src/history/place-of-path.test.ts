import { expect, test } from 'vitest'
import { placeOfPath } from './place-of-path.ts'

const document = {
  branches: [
    { key: 'asador', menus: [] },
    {
      key: 'parrilla',
      menus: [
        { key: 'carta', plates: [{ key: 'bife', garnishGroups: ['salsas', 'nadie'] }, { name: 'Sin' }] },
      ],
      discountCodes: [{ code: 'HOLA10' }],
    },
  ],
}

test.each([
  ['', []],
  [
    'branches[1].menus[0].plates[0].price',
    ['branches', 'parrilla', 'menus', 'carta', 'plates', 'bife', 'price'],
  ],
  [
    'branches[1].menus[0].plates[0].garnishGroups[1]',
    ['branches', 'parrilla', 'menus', 'carta', 'plates', 'bife', 'garnishGroups', '1'],
  ],
  ['branches[1].menus[0].plates[1].key', ['branches', 'parrilla', 'menus', 'carta', 'plates', '1', 'key']],
  [
    'branches[1].discountCodes[0].percentage',
    ['branches', 'parrilla', 'discountCodes', 'HOLA10', 'percentage'],
  ],
  ['branches[7].name', ['branches', '7', 'name']],
])('%s is %j', (path, place) => {
  expect(placeOfPath(document, path)).toEqual(place)
})

import type { CellColumn } from '@mostrador/domain/menu-sheet/cell-columns'
import {
  CATEGORY_COLUMNS,
  GARNISH_COLUMNS,
  GROUP_COLUMNS,
  PLATE_COLUMNS,
  SIZE_COLUMNS,
} from '@mostrador/domain/menu-sheet/columns'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { menuSchema, plateSchema } from '../schema/menu-schema.ts'

const world = {
  mantissa: 2,
  decimals: ',',
  categories: [{ key: 'a', name: 'A' }],
  garnishGroups: [{ key: 'a', name: 'A' }],
  indicators: [{ key: 'a', name: 'A' }],
} as const

const { categories, garnishGroups } = menuSchema.shape
const group = garnishGroups.unwrap().element
const size = plateSchema.shape.sizes.unwrap().element

const THINGS = {
  plate: [PLATE_COLUMNS, plateSchema.shape],
  size: [SIZE_COLUMNS, size.shape],
  category: [CATEGORY_COLUMNS, categories.element.shape],
  group: [GROUP_COLUMNS, group.shape],
  garnish: [GARNISH_COLUMNS, group.shape.garnishes.element.shape],
} as const satisfies Readonly<
  Record<string, readonly [Readonly<Record<string, CellColumn>>, Readonly<Record<string, z.ZodType>>]>
>

/** Texts that people may type, at and around the limits of any field. */
const TYPED = [
  '',
  'A',
  ...[40, 41, 120, 121, 200, 201, 300, 301, 500, 501, 1000, 1001].map((length) => 'x'.repeat(length)),
  '0',
  '1',
  '99',
  '100',
  '101',
  '9999999',
  '-1',
  '1000000000',
  '1000000000,01',
  '0,01',
  '1,5',
  'sí',
  'no',
  Array.from({ length: 40 }, (_, at) => `a${at}`).join(','),
  Array.from({ length: 41 }, (_, at) => `a${at}`).join(','),
]

describe.each(Object.entries(THINGS))('a cell of a %s', (_, [columns, shape]) => {
  test.each(Object.entries<CellColumn>(columns))(
    'says of %s what the tenant’s check takes, and no more',
    (field, column) => {
      const schema = (shape as Readonly<Record<string, z.ZodType>>)[field]
      expect(schema).toBeDefined()
      const refused = TYPED.filter((text) => !column.read(text, world).ok)
      const wrong = TYPED.filter((text) => {
        const read = column.read(text, world)
        return read.ok && !schema?.safeParse(read.value).success
      })
      expect(wrong).toEqual([])
      // The sheet refuses a text that the schema refuses.
      if (column.kind === 'text')
        expect(refused).toEqual(TYPED.filter((text) => !schema?.safeParse(text || undefined).success))
    },
  )
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainFields } from './plain-fields.ts'

const shape = z.strictObject({
  key: z.string(),
  showName: z.string().trim().max(40).optional(),
  sortOrder: z.int().min(1).optional(),
  isQuick: z.boolean().default(false),
  signIn: z.enum(['NONE', 'CODE']).default('NONE'),
  place: z.strictObject({ lat: z.number() }).prefault({ lat: 0 }),
  tags: z.array(z.string()).default([]),
})

test('each text, number, switch and choice of a schema has the column of its name', () => {
  const row: Record<string, unknown> = {}
  const item = { key: 'a', showName: 'Sur', sortOrder: 2, isQuick: true, signIn: 'CODE', tags: ['x'] }
  const place = { item, mantissa: 2 } as never
  plainFields(shape, 'key').columns?.({ place, row } as never)
  expect(row).toEqual({ show_name: 'Sur', sort_order: 2, is_quick: true, sign_in: 'CODE' })

  const read: Record<string, unknown> = {}
  const stored = { key: 'a', show_name: 'Sur', sort_order: null, is_quick: false, sign_in: 'NONE' }
  plainFields(shape, 'key').read({ row: stored, item: read, mantissa: 2 } as never)
  expect(read).toEqual({ showName: 'Sur', sortOrder: null, isQuick: false, signIn: 'NONE' })
})

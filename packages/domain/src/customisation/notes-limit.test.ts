import { expect, test } from 'vitest'
import { notesLimitOf } from './notes-limit.ts'

/** spec('000 §3.28') spec('000 §5.38') spec('000 §9.12') */
test('the mode’s own word comes first, then the branch’s, then 250', () => {
  const branch = { order: 80, item: null }
  expect(notesLimitOf({ order: null, item: null }, undefined)).toEqual({ order: 250, item: 250 })
  expect(notesLimitOf({ order: null, item: null }, branch)).toEqual({ order: 80, item: null })
  expect(notesLimitOf({ order: 120, item: 40 }, branch)).toEqual({ order: 120, item: 40 })
  expect(notesLimitOf({ order: 0, item: 0 }, { order: 80, item: 90 })).toEqual({ order: null, item: null })
})

import { z } from 'zod'
import { amount, dailyCount, key } from './values.ts'

/**
 * Lists of a branch contact that mirror those of its branch's menus: the canonical form sorts them
 * by key, without empty things.
 */
export const MIRRORED = z.registry()

/** List of overrides of things in the branch's menus, each by its key. */
function mirrored<Thing extends z.core.$ZodType>(thing: Thing, most: number) {
  const list = z.array(thing).max(most)
  MIRRORED.add(list)
  return list.default([])
}

const ownPrice = amount.optional().describe('Its price at this contact; left out: the one of the menu.')
const ownVisible = z
  .boolean()
  .optional()
  .describe('Whether this contact has it; left out: what the menu says.')

const ownCount = dailyCount.describe(
  'How many of it this contact has for one day; left out: what the menu says.',
)

const sizes = mirrored(z.strictObject({ key, price: ownPrice }), 30)
const plates = mirrored(
  z.strictObject({ key, price: ownPrice, visible: ownVisible, dailyCount: ownCount, sizes }),
  3000,
)
const garnishes = mirrored(z.strictObject({ key, price: ownPrice, visible: ownVisible }), 200)
const garnishGroups = mirrored(z.strictObject({ key, garnishes }), 500)

/** Overrides of a branch contact over the menus of its branch. */
export const menuOverrides = mirrored(z.strictObject({ key, plates, garnishGroups }), 50).describe(
  'What is otherwise here than in the menus of the branch, by their keys.',
)

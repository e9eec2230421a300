import { expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'
import { amountsKept, IN_WHOLE_PESOS, migrateCents } from './testing/whole-pesos.ts'

it('shows the amounts of a Colombian shop as before, and cents to the nearest peso', async () => {
  const { db, close } = await openDatabase('memory:')
  await migrateCents(db)
  const kept = await amountsKept(db)
  await close()
  expect(kept).toEqual(IN_WHOLE_PESOS)
})

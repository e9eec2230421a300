import { join } from 'node:path'
import { BIG_MENU_ALIAS, bigMenuTenant } from './big-tenant.ts'
import { measureInteractions } from './interactions.ts'
import { largeBranchTenant } from './large-branch.ts'
import { interactionRows, largeRows, refuseChattiness } from './large-rows.ts'
import { measureLarge } from './measure-large.ts'
import { measureNearby } from './measure-nearby.ts'
import { sentBytes } from './first-view.ts'
import type { Plan } from './plan.ts'
import type { Program } from './program.ts'
import { countQueries } from './query-counter.ts'
import { sizeRow, type Row } from './report.ts'
import { importTenants } from './shop.ts'

export type LargeRun = {
  readonly databaseUrl: string
  readonly folder: string
  readonly plan: Plan
  readonly startProduct: (env: Readonly<Record<string, string>>) => Promise<Program>
  readonly say: (sentence: string) => void
}

/**
 * Measures a menu of 1,000 plates, a branch of 500 contacts and a branch contact of 200 zones, on
 * PostgreSQL. Throws when a call sends more statements to the database than any may.
 */
export async function measureLargeShops(run: LargeRun): Promise<Row[]> {
  const { databaseUrl, startProduct, say } = run
  const dataDir = join(run.folder, 'large')
  await importTenants([bigMenuTenant(), largeBranchTenant()], { databaseUrl, dataDir })
  const counter = await countQueries(databaseUrl)
  const product = await startProduct({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  const counted = await startProduct({ DATABASE_URL: counter.url, DATA_DIR: dataDir })
  try {
    const cases = await measureLarge({ product, counted, counter }, run.plan)
    await counted.stop()
    say('The large shops are measured.')
    const menu = `${product.url}/menu/${BIG_MENU_ALIAS}/take-away`
    const interactions = await measureInteractions(menu, run.plan.visits)
    say('Interactions are measured.')
    refuseChattiness(cases)
    // Last, since its branch contacts would be in the way of the others.
    const nearby = await measureNearby(product, databaseUrl)
    say('The guide is measured.')
    return [
      ...largeRows(cases),
      sizeRow('first view of the menu of 1,000 plates, HTML', await sentBytes(menu), 30),
      ...interactionRows(interactions),
      nearby,
    ]
  } finally {
    await counted.stop()
    await product.stop()
    counter.stop()
  }
}

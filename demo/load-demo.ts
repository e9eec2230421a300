import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTenantText } from '@mostrador/tenant-file/check-tenant-file'
import type { ImportWorld } from '@mostrador/tenant-file/import-tenant'
import { importTenant } from '@mostrador/tenant-file/import-tenant'
import { picturesBeside } from '@mostrador/tenant-file/picture-source'

/** The files of the demo, in this folder. */
export const DEMO_FILES = ['ombu.json', 'caleta.json'] as const

/** What is worth printing once the demo is there: where to look, and who can sign in to the console. */
export const DEMO_GUIDE = {
  aliases: ['ombu', 'fuego-lento', 'fuego-lento-palermo', 'la-nonna-almagro', 'caleta-sur-providencia'],
  staff: [
    { email: 'duena@ombu.demo', password: 'mostrador-demo' },
    { email: 'cajero@ombu.demo', password: 'mostrador-demo' },
    { email: 'duena@caleta.demo', password: 'mostrador-demo' },
    { email: 'cajero@caleta.demo', password: 'mostrador-demo' },
  ],
} as const

/**
 * Imports the demo into a database without companies and answers whether it did; a database that has one is
 * left as it is. Throws when the demo itself does not hold, naming the first problem.
 */
export async function loadDemo(world: Omit<ImportWorld, 'resolvePicture'>): Promise<boolean> {
  const present = await world.db.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  if (present) return false
  for (const name of DEMO_FILES) await importDemoFile(name, world)
  return true
}

async function importDemoFile(name: string, world: Omit<ImportWorld, 'resolvePicture'>): Promise<void> {
  const text = await readFile(join(import.meta.dirname, name), 'utf8')
  const checked = checkTenantText(text)
  const result = checked.ok
    ? await importTenant(JSON.parse(text), { ...world, resolvePicture: picturesBeside(import.meta.dirname) })
    : checked
  if (result.ok) return
  const [first] = result.problems
  throw new Error(`demo/${name}: ${first?.path}: ${first?.message}`)
}

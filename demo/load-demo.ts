import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTenantText } from '@mostrador/tenant/check/check-tenant-file'
import type { ImportWorld } from '@mostrador/tenant/file/import-world'
import { importTenant } from '@mostrador/tenant/file/import-tenant'
import { picturesBeside } from '@mostrador/tenant/picture/picture-source'

/** The files of the demo, in this folder. */
export const DEMO_FILES = ['ombu.json', 'caleta.json'] as const

/** Addresses and sign-ins of the demo that are printed once it is loaded. */
export const DEMO_GUIDE = {
  aliases: ['ombu', 'fuego-lento', 'fuego-lento-palermo', 'la-nonna-almagro', 'caleta-sur-providencia'],
  staff: [
    { email: 'duena@ombu.demo', password: 'mostrador-demo' },
    { email: 'cajero@ombu.demo', password: 'mostrador-demo' },
    { email: 'duena@caleta.demo', password: 'mostrador-demo' },
    { email: 'cajero@caleta.demo', password: 'mostrador-demo' },
  ],
  riders: [
    { alias: 'fuego-lento-palermo', securityCode: 'palermo-2026' },
    { alias: 'fuego-lento-caballito', securityCode: 'caballito-2026' },
    { alias: 'la-nonna-almagro', securityCode: 'almagro-2026' },
  ],
} as const

/**
 * Imports the missing parts of the demo into a database without any other company, and returns
 * whether there were any: a start that was cut off between its files is completed by the next.
 * Throws with the first problem of an invalid demo.
 */
export async function loadDemo(world: Omit<ImportWorld, 'resolvePicture'>): Promise<boolean> {
  const rows = await world.db.selectFrom('companies').select('key').execute()
  const present = new Set(rows.map(({ key }) => `${key}.json`))
  if (![...present].every((name) => isDemoFile(name))) return false
  const missing = DEMO_FILES.filter((name) => !present.has(name))
  for (const name of missing) await importDemoFile(name, world)
  return missing.length > 0
}

const isDemoFile = (name: string): boolean => DEMO_FILES.some((one) => one === name)

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

import { emptyDatabase } from '@mostrador/database/testing'
import { beforeAll, expect, it } from 'vitest'
import { canonicalForm } from '../document/canonical-form.ts'
import { exportTenant } from './export-tenant.ts'
import { importTenant } from './import-tenant.ts'
import type { ImportWorld } from './import-world.ts'
import { tenantJsonSchema } from './json-schema.ts'
import { tenantSchema } from '../schema/tenant-schema.ts'
import { testWorld } from '../testing/small-tenant.ts'

type Schema = {
  readonly type?: string
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

const FILE = {
  company: { key: 'sur', name: 'Sur' },
  branches: [
    {
      key: 'sur',
      name: 'Sur',
      country: 'uy',
      paymentTypes: [{ key: 'efectivo', paymentMethod: 'CASH', showName: 'Efectivo' }],
      menus: [
        {
          key: 'carta',
          name: 'Carta',
          categories: [{ key: 'platos', name: 'Platos' }],
          garnishGroups: [
            {
              key: 'salsas',
              name: 'Salsas',
              garnishes: [
                { key: 'verde', name: 'Verde', price: 10 },
                // A group that asks for one needs one in sight.
                { key: 'roja', name: 'Roja', price: 10, visible: true },
              ],
            },
          ],
          plates: [{ key: 'bife', category: 'platos', name: 'Bife', price: 100 }],
        },
      ],
      branchContacts: [
        {
          key: 'sur-uno',
          name: 'Uno',
          timeZone: 'America/Montevideo',
          orderModes: [{ key: 'retiro', type: 'TAKE_AWAY', menu: 'carta', paymentTypes: ['efectivo'] }],
        },
      ],
    },
  ],
}

/** Number of switches that were turned. */
let turned = 0

/** Returns a value of a file with each switch that it leaves out turned from its default. */
function withTurned(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withTurned(schema.items ?? {}, item))
  if (typeof value !== 'object' || value === null) return value
  const switches = Object.entries(schema.properties ?? {}).filter(
    ([, one]) => one.type === 'boolean' && typeof one.default === 'boolean',
  )
  turned += switches.length
  return {
    ...Object.fromEntries(switches.map(([name, one]) => [name, one.default !== true])),
    ...Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        withTurned(schema.properties?.[name] ?? {}, inner),
      ]),
    ),
  }
}

let world: ImportWorld
beforeAll(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
})

it('every switch of a file comes back from the database as it was turned', async () => {
  const file = withTurned(JSON.parse(tenantJsonSchema()) as Schema, FILE)
  expect(await importTenant(file, world)).toMatchObject({ ok: true })

  expect(turned).toBeGreaterThan(15)
  const said = canonicalForm(tenantSchema, file)
  expect(await exportTenant(world.db, 'sur')).toMatchObject(said as object)
})

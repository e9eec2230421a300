import { emptyDatabase } from '@mostrador/database/testing'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { canonicalForm } from './canonical-form.ts'
import { checkTenantFile } from './check-tenant-file.ts'
import { exportTenant } from './export-tenant.ts'
import type { ImportWorld } from './import-world.ts'
import { importTenant } from './import-tenant.ts'
import type { TenantFile } from './schema/tenant-schema.ts'
import { tenantSchema } from './schema/tenant-schema.ts'
import { testWorld } from './testing.ts'
import { undoRevision } from './undo-revision.ts'

type Branch = TenantFile['branches'][number]
type Menu = NonNullable<Branch['menus']>[number]
type Contact = NonNullable<Branch['branchContacts']>[number]

// Few keys, so that a second file often has the same things as the first, changed, moved or gone.
const KEYS = ['a', 'b', 'c', 'd', 'e'] as const
const name = fc.constantFrom(
  'Bife',
  'Ñoquis al pesto',
  'Agua',
  "O'Higgins; drop table",
  '¿Qué?',
  '🍕 "doble"',
)
const amount = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100)
const some = (keys: readonly string[]) => fc.shuffledSubarray([...keys])
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const interval = fc.constantFrom('08:00-12:30', '20:00-02:00', '00:00-24:00', '10:15-10:20')
const week = fc.record({ MONDAY: interval, WEDNESDAY: interval, FRIDAY: interval }, { requiredKeys: [] })
const hours = week.map((days) => Object.fromEntries(Object.entries(days).map(([day, one]) => [day, [one]])))

/** A list of things with the given keys, in any order. */
const things = <T extends object>(thing: (key: string) => fc.Arbitrary<T>, keys: readonly string[] = KEYS) =>
  some(keys).chain((chosen) => fc.tuple(...chosen.map((key) => thing(key).map((rest) => ({ key, ...rest })))))

const garnishGroup = () =>
  fc.record({
    name,
    mandatory: fc.constant(false),
    minGarnishAmount: fc.integer({ min: 0, max: 2 }),
    maxGarnishAmount: fc.constantFrom(0, 2, 5),
    garnishes: things(() => fc.record({ name, price: amount, visible: fc.boolean() })),
  })

const plate = (categories: readonly string[], groups: readonly string[]) => () =>
  fc.record({
    category: fc.constantFrom(...categories),
    name,
    showName: optional(fc.constantFrom('El de siempre', 'Otro')),
    description: fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
    price: amount,
    sizes: things(() => fc.record({ name, price: amount })),
    garnishGroups: some(groups),
    maxQuantity: optional(fc.integer({ min: 1, max: 99 })),
    image: optional(fc.constantFrom('uno.png', 'dos.png')),
    visible: fc.boolean(),
  })

const menu: fc.Arbitrary<Omit<Menu, 'key'>> = fc
  .tuple(fc.shuffledSubarray([...KEYS], { minLength: 1 }), some(KEYS))
  .chain(([categories, groups]) =>
    fc.record({
      name,
      categories: fc.tuple(...categories.map((key) => fc.record({ key: fc.constant(key), name }))),
      garnishGroups: fc.tuple(...groups.map((key) => garnishGroup().map((group) => ({ key, ...group })))),
      plates: things(plate(categories, groups)),
    }),
  )
  .chain((written) => {
    const plates = written.plates.map(({ key }) => key)
    // A discount needs a plate.
    if (plates.length === 0) return fc.constant(written)
    const lists = fc.record({ remarkeds: some(plates), upselleds: some(plates) })
    const discount = fc.record({
      name,
      type: fc.constant('FIXED' as const),
      fixedDiscount: fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
      plates: fc.shuffledSubarray(plates, { minLength: 1 }),
    })
    return fc
      .tuple(
        lists,
        things(() => discount),
      )
      .map(([named, discounts]) => ({ ...written, ...named, discounts }))
  })

const contact = (menus: readonly string[]) => (): fc.Arbitrary<Omit<Contact, 'key'>> =>
  fc.record({
    name,
    timeZone: fc.constant('America/Montevideo'),
    blocked: fc.boolean(),
    hours,
    orderModes: things(() =>
      fc.record({
        type: fc.constantFrom('DELIVERY' as const, 'TAKE_AWAY' as const),
        menu: fc.constantFrom(...menus),
        paymentTypes: fc.constant(['efectivo']),
        maxDelayInMinutes: fc.integer({ min: 0, max: 90 }),
        notesLimit: fc.record({ order: fc.constantFrom(null, 100, 250) }),
        delivery: optional(fc.record({ cardFee: amount, cashFee: fc.option(amount) })),
        generalDiscounts: things(() =>
          fc.record({
            name,
            type: fc.constant('PERCENT' as const),
            percentage: fc.constantFrom(5, 12.5, 0.125),
          }),
        ),
        exceptions: fc.constantFrom(
          [],
          [{ day: '2026-12-25' }],
          [{ day: '2026-12-24', hours: ['09:00-13:00', '18:00-20:00'], reason: 'Víspera' }],
        ),
      }),
    ),
  })

const branch = (key: string): fc.Arbitrary<Branch> =>
  things(() => menu, ['carta', 'noche', 'dia']).chain((menus) => {
    const places = menus.length > 0 ? ['norte', 'sur'].map((place) => `${key}-${place}`) : []
    const contacts = things(contact(menus.map((one) => one.key)), places)
    return fc.record({
      key: fc.constant(key),
      name,
      country: fc.constant('uy'),
      paymentTypes: fc.constant([{ key: 'efectivo', paymentMethod: 'CASH' as const, showName: 'Efectivo' }]),
      menus: fc.constant(menus),
      branchContacts: contacts,
    })
  })

const tenant: fc.Arbitrary<TenantFile> = fc
  .shuffledSubarray(['mar', 'rio', 'sol'], { minLength: 1 })
  .chain((keys) => fc.tuple(...keys.map(branch)))
  .map((branches) => ({
    $schema: '../packages/tenant-file/tenant.schema.json',
    company: { key: 'azar', name: 'Azar' },
    branches,
  }))

let world: ImportWorld
beforeAll(async () => {
  world = await testWorld()
})

/** spec('decisions tenants-are-files.2') */
it('whatever stood there before, the database is what the last file says, and the export says it', async () => {
  const each = fc.asyncProperty(fc.array(tenant, { minLength: 1, maxLength: 3 }), async (files) => {
    await emptyDatabase(world.db)
    const documents: string[] = []
    for (const file of files) {
      expect(checkTenantFile(file)).toMatchObject({ ok: true })
      expect(await importTenant(file, world)).toMatchObject({ ok: true })
      // Compared as text: the order of fields is part of the canonical form.
      const text = JSON.stringify(await exportTenant(world.db, 'azar'))
      expect(text).toBe(JSON.stringify(canonicalForm(tenantSchema, file)))
      expect(await importTenant(JSON.parse(text), world)).toMatchObject({ ok: true, changed: false })
      documents.push(text)
    }
    // Each is taken back, newest first, byte for byte; one that changed nothing is no revision.
    const different = documents.filter((text, at) => text !== documents[at - 1])
    for (const [back, text] of different.toReversed().slice(1).entries()) {
      const number = different.length - back
      expect(await undoRevision({ companyKey: 'azar', number }, world)).toMatchObject({ ok: true })
      expect(JSON.stringify(await exportTenant(world.db, 'azar'))).toBe(text)
    }
  })
  await fc.assert(each, { numRuns: 15 })
})

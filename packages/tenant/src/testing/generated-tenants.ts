import fc from 'fast-check'
import type { TenantFile } from '../schema/tenant-schema.ts'

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

/** When and how a category or a plate is sold; most of them always and everywhere. */
const soldWhen = {
  hours: fc.oneof({ arbitrary: fc.constant({}), weight: 3 }, hours),
  firstDay: optional(fc.constantFrom('2026-12-01', '2027-02-28')),
  lastDay: optional(fc.constantFrom('2027-02-28', '2027-03-31')),
  orderModes: fc.subarray(['DELIVERY', 'TAKE_AWAY', 'IN_DINING'] as const),
}

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

/** Where the food is: among others in the middle, which is said by saying nothing. */
const focus = optional(
  fc.record({ x: fc.constantFrom(0, 0.29, 0.5), y: fc.constantFrom(0.5, 1) }, { requiredKeys: [] }),
)

const INDICATORS = ['vegano', 'sin-tacc'] as const

const plate = (categories: readonly string[], groups: readonly string[]) => () =>
  fc.record({
    category: fc.constantFrom(...categories),
    name,
    showName: optional(fc.constantFrom('El de siempre', 'Otro')),
    description: fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
    price: amount,
    sizes: things(() => fc.record({ name, price: amount })),
    garnishGroups: some(groups),
    indicators: some(INDICATORS),
    maxQuantity: optional(fc.integer({ min: 1, max: 99 })),
    dailyCount: optional(fc.integer({ min: 1, max: 99 })),
    ...soldWhen,
    image: optional(fc.constantFrom('uno.png', 'dos.png')),
    imageFocus: focus,
    visible: fc.boolean(),
  })

const category = (key: string) =>
  fc.record({
    key: fc.constant(key),
    name,
    ...soldWhen,
    visible: fc.boolean(),
    image: optional(fc.constantFrom('uno.png', 'tres.png')),
    imageFocus: focus,
    indicators: some(INDICATORS),
  })

/** A menu of a branch, which has its key from there. */
export const anyMenu: fc.Arbitrary<Omit<Menu, 'key'>> = fc
  .tuple(fc.shuffledSubarray([...KEYS], { minLength: 1 }), some(KEYS))
  .chain(([categories, groups]) =>
    fc.record({
      name,
      categories: fc.tuple(...categories.map((key) => category(key))),
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

/** Some of the things of a list, each with something said of it. */
const saidOf = <T extends object>(
  things: readonly { readonly key: string }[],
  said: (key: string) => fc.Arbitrary<T>,
) =>
  some(things.map(({ key }) => key)).chain((keys) =>
    fc.tuple(...keys.map((key) => said(key).map((rest) => ({ key, ...rest })))),
  )

/** Overrides of a contact over the menus of its branch, in any order, some things without one. */
const overrides = (menus: readonly Menu[]): fc.Arbitrary<NonNullable<Contact['menus']>> => {
  const priced = () => fc.record({ price: optional(amount) })
  const shown = { price: optional(amount), visible: optional(fc.boolean()) }
  return saidOf(menus, (key) => {
    const { plates = [], garnishGroups = [] } = menus.find((menu) => menu.key === key) ?? {}
    return fc.record({
      plates: saidOf(plates, (plate) => {
        const { sizes = [] } = plates.find((one) => one.key === plate) ?? {}
        const dailyCount = optional(fc.integer({ min: 1, max: 99 }))
        return fc.record({ ...shown, dailyCount, sizes: saidOf(sizes, priced) })
      }),
      garnishGroups: saidOf(garnishGroups, (group) => {
        const { garnishes = [] } = garnishGroups.find((one) => one.key === group) ?? {}
        return fc.record({ garnishes: saidOf(garnishes, () => fc.record(shown)) })
      }),
    })
  })
}

/** People who are told of unseen orders; most contacts have none. */
const alerts = optional(
  fc.record({
    pushAfterSeconds: optional(fc.constantFrom(15, 30)),
    messageAfterSeconds: optional(fc.constantFrom(15, 60, 3600)),
    callAfterSeconds: optional(fc.constantFrom(15, 300)),
    warnsBeforeOpening: fc.boolean(),
    pausesAfterMinutes: optional(fc.constantFrom(3, 120)),
    people: things(() =>
      fc.record({
        name,
        phone: fc.constantFrom('+59899123456', '+5491123456789'),
        mail: optional(fc.constant('ana@example.com')),
        messages: fc.boolean(),
        calls: fc.boolean(),
      }),
    ),
  }),
)

/** A contact of a branch that has these menus; it has its key from there. */
export const anyContact = (menus: readonly Menu[]) => (): fc.Arbitrary<Omit<Contact, 'key'>> =>
  fc.record({
    menus: overrides(menus),
    name,
    timeZone: fc.constant('America/Montevideo'),
    blocked: fc.boolean(),
    alerts,
    hours,
    orderModes: things(() =>
      fc.record({
        type: fc.constantFrom('DELIVERY' as const, 'TAKE_AWAY' as const),
        menu: fc.constantFrom(...menus.map(({ key }) => key)),
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

const indicators = INDICATORS.map((key) => ({
  key,
  showName: key,
  backgroundColor: '#ffffff',
  textColor: '#000000',
}))

/** Codes that ask for a plate or a category of a menu: those cannot just go. */
const codes = (menus: readonly Menu[]): fc.Arbitrary<NonNullable<Branch['discountCodes']>> => {
  const paths = (list: 'plates' | 'categories') =>
    menus.flatMap((one) => one[list].map(({ key }) => `${one.key}/${key}`))
  const [plates, categories] = [paths('plates'), paths('categories')]
  const code = { type: 'PERCENT' as const, percentage: 10 }
  return fc
    .tuple(fc.boolean(), fc.boolean())
    .map(([asksPlate, asksCategory]) => [
      ...(asksPlate && plates[0] ? [{ ...code, code: 'PLATO', requiredPlate: plates[0] }] : []),
      ...(asksCategory && categories[0] ? [{ ...code, code: 'RUBRO', requiredCategory: categories[0] }] : []),
    ])
}

const branch = (key: string): fc.Arbitrary<Branch> =>
  things(() => anyMenu, ['carta', 'noche', 'dia']).chain((menus) => {
    const places = menus.length > 0 ? ['norte', 'sur'].map((place) => `${key}-${place}`) : []
    const contacts = things(anyContact(menus), places)
    return fc.record({
      key: fc.constant(key),
      name,
      indicators: fc.constant(indicators),
      discountCodes: codes(menus),
      country: fc.constant('uy'),
      paymentTypes: fc.constant([{ key: 'efectivo', paymentMethod: 'CASH' as const, showName: 'Efectivo' }]),
      menus: fc.constant(menus),
      branchContacts: contacts,
    })
  })

/** A tenant of some branches, whose things often have the keys of those of another one. */
export const anyTenant: fc.Arbitrary<TenantFile> = fc
  .shuffledSubarray(['mar', 'rio', 'sol'], { minLength: 1 })
  .chain((keys) => fc.tuple(...keys.map(branch)))
  .map((branches) => ({
    $schema: '../packages/tenant/tenant.schema.json',
    company: { key: 'azar', name: 'Azar' },
    branches,
  }))

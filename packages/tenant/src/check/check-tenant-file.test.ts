import { openTestDatabase } from '@mostrador/database/testing'
import { describe, expect, it } from 'vitest'
import { checkTenantFile, checkTenantText } from './check-tenant-file.ts'
import { COUNTRIES } from '../write/countries.ts'
import { smallTenant } from '../testing/small-tenant.ts'

// Result of JSON.parse: these tests change files anywhere, and in ways that the types forbid.
type Loose = ReturnType<typeof JSON.parse>

const problemsOf = (file: unknown): Record<string, string> => {
  const checked = checkTenantFile(file)
  return checked.ok ? {} : Object.fromEntries(checked.problems.map(({ path, code }) => [path, code]))
}

/** The problems of the small tenant with a mistake in it. */
const after = (spoil: (branch: Loose, file: Loose) => void): Record<string, string> => {
  const file = smallTenant() as Loose
  spoil(file.branches[0], file)
  return problemsOf(file)
}

it('finds nothing in a good file', () => {
  expect(problemsOf(smallTenant())).toEqual({})
})

/**
 * spec('decisions wire-conventions.2') spec('decisions tenants-are-files.1')
 * spec('decisions tenants-are-files.3')
 */
it('finds twenty mistakes in one run, each at its path and with a sentence', () => {
  const file = smallTenant() as Loose
  const [branch] = file.branches
  const [menu] = branch.menus
  const [contact] = branch.branchContacts
  file.company.name = ''
  branch.alias = 'checkout'
  branch.country = 'ar'
  branch.branding.colorConfig.lightMainColor = 'rojo'
  menu.categories[1].key = 'preview'
  menu.garnishGroups[0].minGarnishAmount = 3
  menu.garnishGroups[0].garnishes[1].price = 99.555
  menu.plates[0].price = -1
  menu.plates[0].garnishGroups = ['punto', 'nada']
  menu.plates[0].precio = 3
  delete menu.plates[1].name
  menu.remarkeds = ['bife', 'bife']
  menu.discounts[0].pay = 2
  contact.timeZone = 'America/Buenos Aires'
  contact.hours.MONDAY = ['12:00-15:30', '15:00-16:00']
  contact.exceptions[0].hours = ['25:00-26:00']
  contact.orderModes[0].menu = 'otra'
  contact.deliveryZones[0].area.coordinates[0].splice(2)
  contact.whatsAppPhone = '11 4444 4444'
  branch.discountCodes[0].percentage = 140
  file.staff[0].access[0].branchContact = 'centro'
  const checked = checkTenantFile(file)
  const problems = checked.ok ? [] : checked.problems
  expect(Object.fromEntries(problems.map(({ path, code }) => [path, code]))).toEqual({
    'company.name': 'too-short',
    'branches[0].alias': 'alias-reserved',
    'branches[0].branding.colorConfig.lightMainColor': 'color-malformed',
    'branches[0].menus[0].categories[1].key': 'key-reserved',
    'branches[0].menus[0].plates[1].category': 'key-unknown',
    'branches[0].branchContacts[0].orderModes[0].menu': 'key-unknown',
    'branches[0].branchContacts[0].orderModes[0].categoriesNotInCart[0]': 'key-unknown',
    'branches[0].menus[0].garnishGroups[0].minGarnishAmount': 'minimum-above-maximum',
    'branches[0].menus[0].garnishGroups[0].garnishes[1].price': 'too-many-decimals',
    'branches[0].menus[0].plates[0].price': 'too-small',
    'branches[0].menus[0].plates[0].garnishGroups[1]': 'key-unknown',
    'branches[0].menus[0].plates[0].precio': 'unknown-field',
    'branches[0].menus[0].plates[1].name': 'missing',
    'branches[0].menus[0].remarkeds[1]': 'listed-twice',
    'branches[0].menus[0].discounts[0].pay': 'pay-not-below-buy',
    'branches[0].branchContacts[0].timeZone': 'time-zone-unknown',
    'branches[0].branchContacts[0].hours.MONDAY[1]': 'hours-overlap',
    'branches[0].branchContacts[0].exceptions[0].hours[0]': 'hours-malformed',
    'branches[0].branchContacts[0].deliveryZones[0].area.coordinates[0]': 'area-too-few-points',
    'branches[0].branchContacts[0].whatsAppPhone': 'phone-malformed',
    'branches[0].discountCodes[0].percentage': 'too-large',
    'staff[0].access[0].branchContact': 'access-without-branch',
  })
  expect(problems.every(({ message }) => /^\S.+[.]$/.test(message))).toBe(true)
})

describe('keys and aliases', () => {
  it('are used once', () => {
    expect(after((branch) => branch.menus[0].plates.push({ ...branch.menus[0].plates[0] }))).toEqual({
      'branches[0].menus[0].plates[2].key': 'key-duplicate',
    })
    expect(after((_, file) => file.staff.push({ ...file.staff[0], email: 'ANA@prueba.test' }))).toEqual({
      'staff[1].email': 'key-duplicate',
    })
    expect(after((branch) => (branch.branchContacts[0].alias = 'prueba'))).toEqual({
      'branches[0].branchContacts[0].alias': 'alias-duplicate',
    })
  })
})

describe('hours', () => {
  it('may not run into each other past midnight, nor from Sunday into Monday', () => {
    const withHours = (hours: object) => after((branch) => (branch.branchContacts[0].hours = hours))
    expect(withHours({ SUNDAY: ['20:00-02:00'], MONDAY: ['01:00-03:00'] })).toEqual({
      'branches[0].branchContacts[0].hours.MONDAY[0]': 'hours-overlap',
    })
    expect(withHours({ SUNDAY: ['20:00-02:00'], MONDAY: ['02:00-24:00'], TUESDAY: ['00:00-24:00'] })).toEqual(
      {},
    )
    expect(withHours({ LUNES: ['10:00-12:00'] })).toEqual({
      'branches[0].branchContacts[0].hours.LUNES': 'unknown-field',
    })
  })
})

describe('areas', () => {
  it('are closed and on the map', () => {
    const ring = (points: unknown) =>
      after((branch) => (branch.branchContacts[0].deliveryZones[0].area.coordinates = [points]))
    const path = 'branches[0].branchContacts[0].deliveryZones[0].area.coordinates[0]'
    expect(
      ring([
        [0, 0],
        [200, 0],
        [1, 1],
        [0, 0],
      ]),
    ).toEqual({ [`${path}[1]`]: 'area-outside' })
    expect(ring([['a', 0]])).toEqual({ [`${path}[0][0]`]: 'wrong-type' })
  })

  it('hold something, and do not go around the back of the map', () => {
    const ring = (...points: readonly (readonly [number, number])[]) =>
      after((branch) => (branch.branchContacts[0].deliveryZones[0].area.coordinates = [points]))
    const path = 'branches[0].branchContacts[0].deliveryZones[0].area.coordinates[0]'
    const here = [-58.4, -34.6] as const
    expect(ring(here, here, here, here)).toEqual({ [path]: 'area-flat' })
    expect(ring([0, 0], [1, 1], [2, 2], [0, 0])).toEqual({ [path]: 'area-flat' })
    expect(ring([0, 0], [4, 0], [2, 0], [0, 0])).toEqual({ [path]: 'area-flat' })
    expect(ring([0, 0], [0, 4], [0, 2], [0, 0])).toEqual({ [path]: 'area-flat' })
    expect(ring([0, 0], [4, 0], [2, 1], [0, 0])).toEqual({})
    expect(ring([179, 0], [-179, 0], [-179, 1], [179, 0])).toEqual({
      [`${path}[1]`]: 'area-crosses-antimeridian',
    })
  })
})

describe('places', () => {
  const coordinates = 'branches[0].branchContacts[0].deliveryZones[0].area.coordinates'
  const open = [
    [-58.4, -34.61],
    [-58.36, -34.61],
    [-58.36, -34.59],
  ]
  const withRing = (ring: readonly (readonly number[])[]) => (branch: Loose) =>
    (branch.branchContacts[0].deliveryZones[0].area.coordinates = [ring])

  it('close their rings themselves, and ask for three points', () => {
    const file = smallTenant() as Loose
    withRing(open)(file.branches[0])
    const checked = checkTenantFile(file)
    const area = checked.ok
      ? checked.tenant.branches[0]?.branchContacts[0]?.deliveryZones[0]?.area
      : undefined
    expect(area?.coordinates).toEqual([[...open, [-58.4, -34.61]]])
    expect(after(withRing(open.slice(0, 2)))).toEqual({ [`${coordinates}[0]`]: 'area-too-few-points' })
  })

  it('ask whether lat and lng are the wrong way round, and say what is the right one', () => {
    const swapped = open.map(([lng = 0, lat = 0]) => [lat, lng])
    expect(after(withRing(swapped))).toEqual({ [`${coordinates}[0][0]`]: 'coordinates-swapped' })
    // Mexico's latitude would be off the map, which says less.
    const mexico = [
      [19.4, -99.1],
      [19.4, -99.2],
      [19.5, -99.1],
    ]
    expect(after((branch) => ((branch.country = 'mx'), withRing(mexico)(branch)))).toMatchObject({
      [`${coordinates}[0][0]`]: 'coordinates-swapped',
    })
    const file = smallTenant() as Loose
    file.branches[0].branchContacts[0].location = { lat: -58.3751, lng: -34.6021 }
    const checked = checkTenantFile(file)
    const [found] = checked.ok ? [] : checked.problems
    expect(found).toMatchObject({ path: 'branches[0].branchContacts[0].location' })
    expect(found?.message).toContain('¿lat y lng al revés?')
    expect(found?.message).toContain('"lat": -34.6021, "lng": -58.3751')
  })

  it('are believed where they lie in the country, or in none either way', () => {
    const ushuaia = [
      [-68.3, -54.8],
      [-68.2, -54.8],
      [-68.2, -54.7],
    ]
    expect(after(withRing(ushuaia))).toEqual({})
    expect(after((branch) => (branch.branchContacts[0].location = { lat: 40.4, lng: -3.7 }))).toEqual({})
  })
})

describe('a field that depends on another', () => {
  it('is asked for', () => {
    expect(after((branch) => (branch.branchContacts[0].orderChannel = 'MESSAGE'))).toEqual({
      'branches[0].branchContacts[0].orderChannel': 'channel-needs-whatsapp',
    })
    expect(after((branch) => (branch.paymentTypes[0].upload = 'APP'))).toEqual({
      'branches[0].paymentTypes[0].upload': 'upload-without-online',
    })
    expect(after((branch) => (branch.discountCodes[0].endsAt = '2025-01-01T00:00:00Z'))).toEqual({
      'branches[0].discountCodes[0].endsAt': 'instants-reversed',
    })
    expect(after((branch) => (branch.branchContacts[0].riderSecurityCode = '9999'))).toEqual({
      'branches[0].branchContacts[0].riderSecurityCodeHash': 'secret-twice',
    })
  })

  /** spec('decisions transfers.8') */
  it('is the account of a transfer: there, of a way to pay that is no other, and without a slip', () => {
    const account = { holder: 'Don Pepe', mark: 'BOTH', alias: 'don.pepe' }
    const paid = (transfer: object, paymentMethod = 'OTHER', country = 'ar') =>
      after((branch) => {
        branch.country = country
        branch.paymentTypes[0] = { ...branch.paymentTypes[0], paymentMethod, transfer }
      })
    const at = (field: string) => `branches[0].paymentTypes[0].transfer${field}`
    expect(paid(account)).toEqual({})
    expect(paid({ ...account, account: '2850590940090418135201' })).toEqual({})
    expect(paid(account, 'CASH')).toEqual({ [at('')]: 'transfer-not-other' })
    expect(paid({ holder: 'Don Pepe', mark: 'BOTH' })).toEqual({ [at('.alias')]: 'transfer-without-account' })
    expect(paid({ ...account, account: '2850590940090418135210' })).toEqual({
      [at('.account')]: 'transfer-account-check-digit',
    })
    expect(paid({ ...account, account: '28505909' })).toEqual({ [at('.account')]: 'transfer-account-length' })
    expect(paid({ ...account, alias: 'don pepe' })).toEqual({ [at('.alias')]: 'transfer-alias-malformed' })
    expect(paid(account, 'OTHER', 'cl')).toMatchObject({ [at('.alias')]: 'transfer-alias-none' })
  })

  it('is a way to pay, where orders are taken', () => {
    const problem = { 'branches[0].branchContacts[0].orderModes[0].paymentTypes': 'mode-without-payment' }
    expect(after((branch) => (branch.branchContacts[0].orderModes[0].paymentTypes = []))).toEqual(problem)
    expect(after((branch) => (branch.paymentTypes[0].active = false))).toEqual(problem)
    const informative = after((branch) => {
      branch.paymentTypes[0].active = false
      branch.branchContacts[0].orderModes[0].orderEnabled = false
    })
    expect(informative).toEqual({})
  })

  it('has the decimals of its country', () => {
    const chilean = after((branch) => (branch.country = 'cl'))
    expect(chilean['branches[0].menus[0].plates[0].price']).toBe('too-many-decimals')
    expect(chilean['branches[0].menus[0].discounts[1].fixedDiscount']).toBe('too-many-decimals')
    expect(chilean['branches[0].branchContacts[0].deliveryZones[0].cardFee']).toBeUndefined()
    expect(after((branch) => (branch.country = 'fr'))).toEqual({ 'branches[0].country': 'country-unknown' })
  })

  it('knows the countries of the database', async () => {
    const { db } = await openTestDatabase()
    const rows = await db.selectFrom('countries').select(['id', 'mantissa']).execute()
    expect(new Map(rows.map(({ id, mantissa }) => [id, mantissa]))).toEqual(new Map(COUNTRIES))
  })
})

describe('hostile files', () => {
  const nonsense = [undefined, null, 7, 'texto', [], [[]], { company: [] }, { branches: 'x', staff: {} }]
  it.each(nonsense.map((file) => [file]))('%j', (file) => {
    expect(checkTenantFile(file).ok).toBe(false)
  })

  it('no JSON, or too much of it', () => {
    expect(checkTenantText('{"company": ')).toMatchObject({ ok: false, problems: [{ code: 'not-json' }] })
    expect(checkTenantText(' '.repeat(21 * 1024 * 1024))).toMatchObject({ problems: [{ code: 'too-heavy' }] })
  })

  it('names of the language are no keys', () => {
    const text = JSON.stringify(smallTenant()).replace(
      '"description":"Carne a las brasas"',
      '"__proto__":{"admin":true}',
    )
    expect(checkTenantText(text)).toMatchObject({ ok: false })
    expect(({} as Loose).admin).toBeUndefined()
    expect(after((branch) => (branch.menus[0].plates[0].category = 'constructor'))).toEqual({
      'branches[0].menus[0].plates[0].category': 'key-unknown',
    })
  })

  it('nesting without end is refused, not followed', () => {
    const deep = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`
    expect(checkTenantText(deep)).toMatchObject({ ok: false })
    const inside = JSON.stringify(smallTenant()).replace('"text":"2x1"', `"text":${deep}`)
    expect(checkTenantText(inside)).toMatchObject({ ok: false, problems: [{ code: 'too-deep' }] })
  })

  it('numbers that are none, and texts without end', () => {
    expect(after((branch) => (branch.menus[0].plates[0].price = Number.NaN))).toEqual({
      'branches[0].menus[0].plates[0].price': 'wrong-type',
    })
    expect(after((branch) => (branch.menus[0].plates[0].price = 1e300))).toEqual({
      'branches[0].menus[0].plates[0].price': 'too-large',
    })
    expect(after((branch) => (branch.menus[0].plates[0].description = 'a'.repeat(1_000_000)))).toEqual({
      'branches[0].menus[0].plates[0].description': 'too-long',
    })
    expect(after((branch) => (branch.social.instagram = 'javascript:alert(1)'))).toEqual({
      'branches[0].social.instagram': 'web-address-malformed',
    })
  })
})

describe('customisations', () => {
  const withCommands = (resource: string, commands: unknown) =>
    after((branch) => (branch.customisations = [{ key: 'una', resource, commands }]))
  const path = 'branches[0].customisations[0].commands'

  /** spec('000 §3.28') */
  it('have the commands of their resource, each at its path', () => {
    expect(withCommands('PROMOTIONAL_BANNER', { texto: 'Hoy', orderModeType: 'PICKUP' })).toEqual({
      [`${path}.texto`]: 'unknown-field',
      [`${path}.text`]: 'missing',
      [`${path}.orderModeType`]: 'not-one-of',
    })
    expect(withCommands('REDIRECT_ACTION', { action: 'INVALID_CODE', url: 'http://ombu.example' })).toEqual({
      [`${path}.url`]: 'web-address-malformed',
    })
    expect(withCommands('NOTES_LIMIT', { orderNotesLimit: 0, hasItemNotesLimit: 'no' })).toEqual({
      [`${path}.orderNotesLimit`]: 'too-small',
      [`${path}.hasItemNotesLimit`]: 'wrong-type',
    })
  })

  const customised = (customisation: object) =>
    after((branch) => (branch.customisations = [{ key: 'una', ...customisation }]))

  /** spec('000 §3.28') */
  it('draw what they say, and whatever would do nothing is refused at its path', () => {
    const shown = { displayType: 'CARD', theme: 'DARK' }
    const commands = {
      theme: 'BRAND',
      align: 'right',
      colors: { background: '#123456', text: '#fff', title: '#FFF' },
      border: { width: 8, radius: 64, style: 'dotted', color: '#000' },
    }
    expect(customised({ resource: 'MENU_HEADER', ...shown, commands })).toEqual({})
    expect(customised({ resource: 'PROMOTIONS', displayType: 'ROUND', theme: 'WINTER' })).toEqual({
      'branches[0].customisations[0].displayType': 'not-one-of',
      'branches[0].customisations[0].theme': 'not-one-of',
    })
    expect(customised({ resource: 'NOTES_LIMIT', ...shown })).toEqual({
      'branches[0].customisations[0].displayType': 'without-effect',
      'branches[0].customisations[0].theme': 'without-effect',
    })
    expect(
      withCommands('MENU_HEADER', {
        align: 'top',
        colors: { title: 'rojo', price: '#fff' },
        border: { width: 9, radius: '2', style: 'double' },
        rows: [1],
      }),
    ).toEqual({
      [`${path}.rows`]: 'unknown-field',
      [`${path}.align`]: 'not-one-of',
      [`${path}.colors.price`]: 'unknown-field',
      [`${path}.colors.title`]: 'color-malformed',
      [`${path}.border.width`]: 'too-large',
      [`${path}.border.radius`]: 'wrong-type',
      [`${path}.border.style`]: 'not-one-of',
    })
    expect(withCommands('PROMOTIONS', { colors: { title: '#fff' }, border: 2 })).toEqual({
      [`${path}.colors.title`]: 'unknown-field',
      [`${path}.border`]: 'wrong-type',
    })
  })

  it('of a resource that does nothing are refused by its name, with those that there are', () => {
    const file = smallTenant() as Loose
    file.branches[0].customisations = [{ key: 'una', resource: 'MENU_FOOTER', commands: { theme: 7 } }]
    expect(checkTenantFile(file)).toMatchObject({
      ok: false,
      problems: [
        {
          path: 'branches[0].customisations[0].resource',
          message: expect.stringMatching(
            /^La personalización "MENU_FOOTER" no hace nada: .*MENU_HEADER, PROMOTIONS\.$/,
          ),
        },
      ],
    })
  })

  it('name contacts that the branch has, by alias', () => {
    expect(withCommands('COMPLEX_INPUTS', { branchContactIds: ['centro'] })).toEqual({})
    expect(withCommands('COMPLEX_INPUTS', { branchContactIds: ['centro', 'norte'] })).toEqual({
      [`${path}.branchContactIds[1]`]: 'key-unknown',
    })
  })
})

/** spec('decisions beyond-the-documents.8') */
it('refuses a host name that is none, that is reserved, and that is claimed twice', () => {
  const wrong = after((branch, file) => {
    file.company.host = 'https://prueba.example'
    branch.host = 'caja.local'
  })
  expect(wrong).toEqual({ 'company.host': 'host-invalid', 'branches[0].host': 'host-reserved' })
  const twice = after((branch, file) => {
    file.company.host = 'prueba.example'
    branch.branchContacts[0].host = 'prueba.example'
  })
  expect(twice).toEqual({ 'branches[0].branchContacts[0].host': 'host-duplicate' })
  expect(after((branch) => void (branch.host = 7))).toEqual({ 'branches[0].host': 'wrong-type' })
})

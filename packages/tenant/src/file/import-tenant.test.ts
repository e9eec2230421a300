import { emptyDatabase } from '@mostrador/database/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { canonicalForm } from '../document/canonical-form.ts'
import { exportTenant } from './export-tenant.ts'
import type { ImportWorld } from './import-world.ts'
import { importTenant } from './import-tenant.ts'
import { tenantSchema } from '../schema/tenant-schema.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'

// Result of JSON.parse: these tests change files anywhere, and in ways that the types forbid.
type Loose = ReturnType<typeof JSON.parse>

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
})

const imported = async (file: unknown) => {
  const result = await importTenant(file, world)
  if (!result.ok) throw new Error(JSON.stringify(result.problems, undefined, 1))
  return result
}

/** The small tenant with a change. */
const changed = (change: (branch: Loose, file: Loose) => void): Loose => {
  const file = smallTenant() as Loose
  change(file.branches[0], file)
  return file
}

const idsOf = async (table: 'plates' | 'garnishes' | 'order_modes' | 'branch_contacts' | 'sizes') =>
  new Map((await world.db.selectFrom(table).select(['key', 'id']).execute()).map(({ key, id }) => [key, id]))

const versionOf = async (key: string) =>
  (
    await world.db
      .selectFrom('branch_contacts')
      .select('catalog_version')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
  ).catalog_version

const everything = () =>
  Promise.all(
    (
      [
        'companies',
        'plates',
        'working_hours',
        'files',
        'aliases',
        'branch_contacts',
        'staff_accounts',
      ] as const
    ).map((table) => world.db.selectFrom(table).selectAll().execute()),
  )

describe('a file and its export', () => {
  it('are the same in the canonical form', async () => {
    await imported(smallTenant())
    expect(await exportTenant(world.db, 'prueba')).toEqual(canonicalForm(tenantSchema, smallTenant()))
    expect(JSON.stringify(await exportTenant(world.db, 'prueba'))).toBe(JSON.stringify(smallTenant()))
  })

  /** spec('decisions tenants-are-files.2') */
  it('leave nothing to change, whichever is imported again', async () => {
    await imported(smallTenant())
    const before = await everything()
    const nothing = { changed: false, added: {}, updated: {}, removed: {}, branchContactIds: [] }
    expect(await imported(smallTenant())).toMatchObject(nothing)
    expect(await imported(await exportTenant(world.db, 'prueba'))).toMatchObject(nothing)
    expect(await everything()).toEqual(before)
  })

  it('say the same in fewer words', async () => {
    const wordy = changed((branch, file) => {
      file.company.alias = 'prueba'
      branch.menus[0].plates[1].showName = 'Agua'
      branch.marketing = { onlineMarketingConfig: {} }
      branch.branchContacts[0].hours.SATURDAY = []
      branch.branchContacts[0].orderModes[0].fees.userFee = 0
    })
    await imported(wordy)
    expect(await exportTenant(world.db, 'prueba')).toEqual(smallTenant())
  })
})

describe('whether a visit is counted without a question', () => {
  const asks = () => world.db.selectFrom('branches').select('ask_for_consent').execute()

  /** spec('decisions beyond-the-documents.24') */
  it('is so unless the file says that the branch asks', async () => {
    await imported(smallTenant())
    expect(await asks()).toEqual([{ ask_for_consent: false }])

    await imported(changed((branch) => (branch.marketing = { askForConsent: true })))
    expect(await asks()).toEqual([{ ask_for_consent: true }])
    expect(await exportTenant(world.db, 'prueba')).toMatchObject({
      branches: [{ marketing: { askForConsent: true } }],
    })

    await imported(changed((branch) => (branch.marketing = { askForConsent: false })))
    expect(await exportTenant(world.db, 'prueba')).toEqual(smallTenant())
  })
})

describe('a file that changed', () => {
  it('changes those rows alone, and things keep their ids', async () => {
    await imported(smallTenant())
    const [plates, garnishes, sizes] = await Promise.all([
      idsOf('plates'),
      idsOf('garnishes'),
      idsOf('sizes'),
    ])
    const result = await imported(
      changed((branch) => {
        branch.menus[0].plates[0].price = 20000
        branch.menus[0].plates[0].category = 'bebidas'
        branch.menus[0].plates.reverse()
        branch.menus[0].garnishGroups[0].garnishes[0].name = 'Muy jugoso'
      }),
    )
    expect(result).toMatchObject({ added: {}, updated: { plates: 2, garnishes: 1 }, removed: {} })
    expect([await idsOf('plates'), await idsOf('garnishes'), await idsOf('sizes')]).toEqual([
      plates,
      garnishes,
      sizes,
    ])
  })

  it('removes what is gone, with all that hung on it', async () => {
    await imported(smallTenant())
    const without = changed((branch) => {
      const [menu] = branch.menus
      menu.categories = menu.categories.filter(({ key }: Loose) => key !== 'carnes')
      menu.plates = menu.plates.filter(({ key }: Loose) => key !== 'bife')
      menu.garnishGroups = []
      menu.remarkeds = ['agua']
      menu.discounts.pop()
      branch.discountCodes = []
      delete branch.loyalty
      branch.loyaltyRewards = []
      const left = { deliveryZones: [], exceptions: [], menus: [], soldOut: ['carta/agua'] }
      Object.assign(branch.branchContacts[0], left)
    })
    await imported(without)
    expect(await exportTenant(world.db, 'prueba')).toEqual(canonicalForm(tenantSchema, without))
    expect(
      await world.db.selectFrom('files').select('source_name').where('kind', '=', 'PLATE').execute(),
    ).toEqual([])
  })

  it('moves aliases between things, and swaps them', async () => {
    const two = (one: string, other: string) =>
      changed((branch) => {
        const second = { ...branch.branchContacts[0], key: 'norte', alias: other, soldOut: undefined }
        branch.branchContacts = [{ ...branch.branchContacts[0], alias: one }, second]
      })
    await imported(two('uno-prueba', 'dos-prueba'))
    await imported(two('dos-prueba', 'uno-prueba'))
    expect(
      (await exportTenant(world.db, 'prueba'))?.branches[0]?.branchContacts?.map(({ alias }) => alias),
    ).toEqual(['dos-prueba', 'uno-prueba'])
  })

  it('lets the version of a catalogue grow only where something of it changed', async () => {
    const two = (change: (branch: Loose) => void = () => undefined) =>
      changed((branch) => {
        branch.menus.push({ ...structuredClone(branch.menus[0]), key: 'otra', discounts: [] })
        const [contact] = branch.branchContacts
        branch.branchContacts.push({
          ...contact,
          key: 'norte',
          soldOut: undefined,
          orderModes: [{ key: 'retiro', type: 'TAKE_AWAY', menu: 'otra', paymentTypes: ['efectivo'] }],
        })
        change(branch)
      })
    await imported(two())
    const versions = async () => [await versionOf('centro'), await versionOf('norte')]
    expect(await versions()).toEqual([1, 1])
    await imported(two((branch) => (branch.menus[1].garnishGroups[0].garnishes[0].price = 5)))
    expect(await versions()).toEqual([1, 2])
    await imported(
      two((branch) => (branch.branchContacts[0].orderModes[0].schedules[0].configs[0].hours = {})),
    )
    expect(await versions()).toEqual([2, 3])
    await imported(two((branch) => (branch.branding.colorConfig.lightMainColor = '#000000')))
    expect(await versions()).toEqual([3, 4])
    await imported(two((branch) => (branch.surveys[0].active = false)))
    expect(await versions()).toEqual([4, 5])
  })

  it('makes a version of how a branch looks where that changed, and none otherwise', async () => {
    await imported(smallTenant())
    await imported(changed((branch) => (branch.menus[0].plates[0].price = 20000)))
    await imported(changed((branch) => (branch.branding.colorConfig.lightMainColor = '#005500')))
    const versions = await world.db
      .selectFrom('branding_versions')
      .select(['number', 'source', 'staff_user_id', 'content'])
      .orderBy('number')
      .execute()
    expect(versions).toMatchObject([
      {
        number: 1,
        source: 'FILE',
        staff_user_id: null,
        content: { colorConfig: { lightMainColor: '#aa3300' } },
      },
      { number: 2, source: 'FILE', content: { colorConfig: { lightMainColor: '#005500' } } },
    ])
  })

  it('leaves alone what staff marked sold out, unless it says so itself', async () => {
    await imported(smallTenant())
    const silent = changed((branch) => delete branch.branchContacts[0].soldOut)
    expect(await imported(silent)).toMatchObject({ changed: false })
    await imported(changed((branch) => (branch.branchContacts[0].soldOut = [])))
    expect(await world.db.selectFrom('sold_out_plates').selectAll().execute()).toEqual([])
  })

  it('brings along what diners said so far, and leaves it alone where the file says nothing of it', async () => {
    const said = { average: 4.700959, count: 313 }
    await imported(changed((branch) => (branch.branchContacts[0].nps = said)))
    await imported(changed((branch) => delete branch.branchContacts[0].nps))
    const exported = (await exportTenant(world.db, smallTenant().company.key)) as Loose
    expect(exported.branches[0].branchContacts[0].nps).toEqual(said)
  })
})

describe('nothing is half written', () => {
  it('when a picture is missing', async () => {
    const result = await importTenant(
      changed((branch) => (branch.menus[0].plates[0].image = 'missing.png')),
      world,
    )
    expect(result).toMatchObject({
      ok: false,
      problems: [{ path: 'branches[0].menus[0].plates[0].image', code: 'picture-missing' }],
    })
    expect((await everything()).flat()).toEqual([])
  })

  it('when an alias is of another company', async () => {
    await imported(smallTenant())
    const before = await everything()
    const other = changed((branch, file) => {
      file.company = { key: 'otra', name: 'Otra' }
      branch.alias = 'otra-parrilla'
    })
    expect(await importTenant(other, world)).toMatchObject({
      ok: false,
      problems: [{ path: 'branches[0].branchContacts[0].key', code: 'alias-taken' }],
    })
    expect(await everything()).toEqual(before)
  })

  it('when the database fails in the middle', async () => {
    await imported(smallTenant())
    const before = await everything()
    const repeating = { ...world, newId: () => '00000000-0000-7000-8000-000000000001' }
    const more = changed((branch) =>
      branch.indicators.push({ ...branch.indicators[0], key: 'a' }, { ...branch.indicators[0], key: 'b' }),
    )
    await expect(importTenant(more, repeating)).rejects.toThrow(/duplicate key/)
    expect(await everything()).toEqual(before)
  })
})

describe('a thing that orders refer to', () => {
  const placeOrder = async () => {
    const contact = await world.db.selectFrom('branch_contacts').selectAll().executeTakeFirstOrThrow()
    const mode = await world.db.selectFrom('order_modes').selectAll().executeTakeFirstOrThrow()
    const ids = { company_id: contact.company_id, branch_id: contact.branch_id }
    const customer = {
      ...ids,
      id: world.newId(),
      phone: '1',
      phone_key: '1',
      created_at: world.now,
      updated_at: world.now,
    }
    await world.db.insertInto('customers').values(customer).execute()
    const order = {
      ...ids,
      branch_contact_id: contact.id,
      id: world.newId(),
      code: 'ABCDEFGHJK',
      number: 1,
      local_day: '2026-11-20',
      order_mode_id: mode.id,
      type: 'DELIVERY' as const,
      status: 'GENERATED' as const,
      confirmed: true,
      phone: '1',
      phone_key: '1',
      items_price: 100,
      total: 100,
      ticket: '{}',
      payment_method: 'CASH' as const,
      payment_show_name: 'Efectivo',
      created_at: world.now,
      updated_at: world.now,
    }
    await world.db.insertInto('orders').values(order).execute()
    return { ids, customer, order }
  }

  /** spec('000 §3.15') */
  it('a branch contact with orders cannot be taken out of the file', async () => {
    await imported(smallTenant())
    await placeOrder()
    const without = changed((branch) =>
      Object.assign(branch, { branchContacts: [], loyalty: undefined, loyaltyRewards: [] }),
    )
    expect(await importTenant(without, world)).toMatchObject({
      ok: false,
      problems: [{ code: 'contact-has-orders', message: expect.stringContaining('"centro"') }],
    })
    expect(await idsOf('branch_contacts')).toHaveProperty('size', 1)
  })

  it('a code that was used stops being active, and stays so', async () => {
    await imported(smallTenant())
    const { ids, customer, order } = await placeOrder()
    const code = await world.db
      .selectFrom('discount_codes')
      .selectAll()
      .where('code', '=', 'HOLA10')
      .executeTakeFirstOrThrow()
    const use = {
      ...ids,
      order_id: order.id,
      discount_code_id: code.id,
      customer_id: customer.id,
      amount: 1,
      used_at: world.now,
    }
    await world.db.insertInto('discount_code_uses').values(use).execute()
    const without = changed((branch) => (branch.discountCodes = []))
    expect(await imported(without)).toMatchObject({
      updated: { discount_codes: 1 },
      removed: { discount_codes: 1 },
    })
    expect(await imported(without)).toMatchObject({ changed: false })
    const left = await world.db.selectFrom('discount_codes').select(['code', 'active']).execute()
    expect(left).toEqual([{ code: 'HOLA10', active: false }])
  })
})

describe('host names', () => {
  const withHosts = () =>
    changed((branch, file) => {
      file.company.host = 'prueba.example'
      branch.host = 'parrilla.example'
      branch.branchContacts[0].host = 'centro.parrilla.example'
    })
  const hosts = async () =>
    (await world.db.selectFrom('hosts').select('host').orderBy('host').execute()).map(({ host }) => host)

  /** spec('decisions beyond-the-documents.8') */
  it('come back from an export, change hands within a file, and go with it', async () => {
    const { branchContactIds } = await imported(smallTenant())
    expect(branchContactIds).toEqual([])
    const before = await versionOf('centro')
    await imported(withHosts())
    expect(await versionOf('centro')).toBe(before + 1)
    expect(await exportTenant(world.db, 'prueba')).toEqual(withHosts())
    expect(await imported(withHosts())).toMatchObject({ changed: false })

    const swapped = withHosts()
    swapped.company.host = 'parrilla.example'
    swapped.branches[0].host = 'prueba.example'
    await imported(swapped)
    expect(await exportTenant(world.db, 'prueba')).toEqual(swapped)
    await imported(smallTenant())
    expect(await hosts()).toEqual([])
  })

  /** spec('decisions tenants-are-files.3') */
  it('belong to one company, and never the one that all share', async () => {
    const operator = { ...world, provesHosts: true as const }
    expect(await importTenant(withHosts(), operator)).toMatchObject({ ok: true })
    const rival = changed((branch, file) => {
      file.company.key = 'rival'
      file.staff = []
      branch.alias = 'rival-parrilla'
      branch.branchContacts[0].alias = 'rival-centro'
      branch.branchContacts[0].host = 'centro.parrilla.example'
      branch.host = 'pide.example'
    })
    const serverNames = { own: ['caja.example', 'pide.example'], allowed: [] }
    const result = await importTenant(rival, { ...operator, serverNames })
    expect(result.ok ? [] : result.problems.map(({ path, code }) => [path, code])).toEqual([
      ['branches[0].host', 'host-reserved'],
      ['branches[0].branchContacts[0].host', 'host-taken'],
    ])
    expect(await hosts()).toHaveLength(3)
  })
})

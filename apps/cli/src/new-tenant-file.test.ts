import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { orderBody } from '@mostrador/api/testing/order-body'
import type { GivenContact } from '@mostrador/api/testing/given-contact'
import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { newId } from '@mostrador/database/new-id'
import { localFileStore } from '@mostrador/files/local-file-store'
import { checkTenantText } from '@mostrador/tenant/check/check-tenant-file'
import { emojiPainter } from '@mostrador/tenant/picture/emoji-picture'
import { importTenant } from '@mostrador/tenant/file/import-tenant'
import { TEMPLATES } from '@mostrador/tenant/founding/new-tenant'
import type { Tenant } from '@mostrador/tenant/schema/tenant-schema'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { writeNewTenant } from './new-tenant-file.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-tenant-'))
})
afterEach(() => rm(folder, { recursive: true }))

const written = (): Promise<string> => readFile(join(folder, 'lo-de-nandu.json'), 'utf8')

async function newTenant(template: string): Promise<Tenant> {
  expect(await writeNewTenant(['Lo de', 'Ñandú', '--template', template], folder)).toMatchObject({ ok: true })
  const checked = checkTenantText(await written())
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems, undefined, 1))
  return checked.tenant
}

/** Brings a tenant into the world of a test, with one picture for all: drawing them is slow. */
async function importInto(api: TestApi, tenant: Tenant): Promise<void> {
  const picture = emojiPainter()(tenant.company.logo ?? '')
  const result = await importTenant(tenant, {
    db: api.ports.database,
    files: localFileStore(join(folder, 'files')),
    passwords: { hash: async (password) => `hash:${password}`, verify: async () => false },
    newId,
    now: api.clock.now,
    serverNames: { own: [], allowed: [] },
    resolvePicture: () => picture,
  })
  expect(result).toMatchObject({ ok: true, changed: true })
}

/** The contact as the builders of a test give one, as far as an order needs it. */
async function contactOf({ ports: { database } }: TestApi): Promise<GivenContact> {
  const { id } = await database.selectFrom('branch_contacts').select('id').executeTakeFirstOrThrow()
  const cash = await database
    .selectFrom('payment_types')
    .select('id')
    .where('key', '=', 'efectivo')
    .executeTakeFirstOrThrow()
  return { id, alias: 'lo-de-nandu-centro', payments: { cash: cash.id } } as unknown as GivenContact
}

/** Every plate that asks for no option more than once, with the options that it asks for. */
async function everything({ client }: TestApi, contact: GivenContact) {
  const info = await client.getBranchContact({ params: { id: contact.id } })
  const mode = info.ok && info.data.deliveryConfig.orderModes.find(({ type }) => type === 'TAKE_AWAY')
  if (!mode) throw new Error('No take-away')
  const menu = await client.getMenu({ params: { alias: contact.alias, orderModeId: mode.id } })
  if (!menu.ok) throw new Error(menu.problem.code)
  const groupOf = new Map(menu.data.garnishGroups.map((group) => [group.id, group]))
  return menu.data.plates.flatMap((plate) => {
    const groups = plate.garnishGroups.flatMap((id) => groupOf.get(id) ?? [])
    const asked = groups.map(({ minGarnishAmount, garnishes }) => garnishes.slice(0, minGarnishAmount))
    const repeats = groups.some(({ minGarnishAmount: least, garnishes }) => least > garnishes.length)
    const garnishes = asked.flat().map(({ id }) => id)
    return repeats ? [] : [{ plate: { ...plate, groups }, garnishes, sizeId: plate.sizes[0]?.id }]
  })
}

/** Why an order is refused; undefined where it is taken. */
async function problemOf({ client }: TestApi, body: OrderRequestBody): Promise<string | undefined> {
  const placed = await client.placeOrder({ body, headers: { 'idempotency-key': newId() } })
  return placed.ok ? undefined : JSON.stringify(placed.problem)
}

describe.each(TEMPLATES)('a new shop as %s', (template) => {
  it('has no problem, comments on the way, and pictures that there are', async () => {
    const tenant = await newTenant(template)
    expect(tenant.branches[0]?.branchContacts[0]).toMatchObject({ name: 'Lo de Ñandú Centro' })
    const text = await written()
    expect(text.match(/"\$comment"/g)?.length).toBeGreaterThan(9)
    const assets = join(
      dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
      'assets',
    )
    const pictures = [...text.matchAll(/[0-9a-f-]+\.webp/g)].map(([name]) => name)
    expect(pictures.length).toBeGreaterThan(9)
    expect(pictures.filter((name) => !existsSync(join(assets, name)))).toEqual([])
  })

  /** spec('decisions tenants-are-files.2') */
  it('sells every plate at once', async () => {
    const api = await startTestApi()
    await importInto(api, await newTenant(template))
    const contact = await contactOf(api)
    const items = await everything(api, contact)
    expect(items.length).toBeGreaterThan(4)
    expect(await problemOf(api, await orderBody(api.client, contact, { items }))).toBeUndefined()
    const info = await api.client.getBranchContact({ params: { id: contact.id } })
    expect(info.ok && info.data.branch).toMatchObject({ withCustomBannerLogo: true })
  })

  it('brings to its zones, and takes orders for later while it is closed', async () => {
    const api = await startTestApi()
    const tenant = await newTenant(template)
    await importInto(api, tenant)
    const contact = await contactOf(api)
    const items = await everything(api, contact)
    const sendTo = async (place: { readonly lat: number; readonly lng: number }) => {
      const destination = { street: 'Lavalle', number: '900', city: 'Buenos Aires', ...place }
      const wanted = { mode: 'DELIVERY', items, body: { destination } } as const
      return problemOf(api, await orderBody(api.client, contact, wanted))
    }
    const { lat = 0, lng = 0 } = tenant.branches[0]?.branchContacts[0]?.location ?? {}
    expect(await sendTo({ lat, lng })).toBeUndefined()
    expect(await sendTo({ lat: lat + 1, lng })).toBeDefined()

    // Three in the morning in Buenos Aires, and half past twelve of the same day.
    api.clock.now = new Date('2026-11-20T06:00:00.000Z')
    const now = await orderBody(api.client, contact, { items })
    expect(await problemOf(api, now)).toBeDefined()
    const later = { ...now, scheduled: true, scheduledAt: '2026-11-20T15:30:00.000Z' }
    expect(await problemOf(api, later)).toBeUndefined()
  })
})

test('a file is its owner’s alone, each with secrets of its own, and is not written over', async () => {
  const one = await newTenant('pizzeria')
  const text = await written()
  expect((await stat(join(folder, 'lo-de-nandu.json'))).mode & 0o777).toBe(0o600)
  expect(await writeNewTenant(['Lo de Ñandú'], folder)).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('ya existe'),
  })
  expect(await written()).toBe(text)
  await rm(join(folder, 'lo-de-nandu.json'))
  const other = await newTenant('pizzeria')
  expect(other.staff[0]?.password).not.toBe(one.staff[0]?.password)
  expect(other.branches[0]?.branchContacts[0]?.riderSecurityCode).not.toBe(
    one.branches[0]?.branchContacts[0]?.riderSecurityCode,
  )
})

test('a name may hold what JSON writes otherwise', async () => {
  expect(await writeNewTenant(['La "Buena" {key} \\ Mesa'], folder)).toMatchObject({ ok: true })
  const checked = checkTenantText(await readFile(join(folder, 'la-buena-key-mesa.json'), 'utf8'))
  expect(checked.ok && checked.tenant.company.name).toBe('La "Buena" {key} \\ Mesa')
})

test.each([
  [
    ['Don Pepe', '--template', 'heladeria'],
    'basica, pizzeria, parrilla, cafeteria, sushi, hamburgueseria, empanadas',
  ],
  [['Don Pepe', '--color', 'rojo'], 'npm run tenant -- new NOMBRE'],
  [['¡!'], 'no sale una dirección'],
  [['Menu'], 'no sale una dirección'],
  [['a'.repeat(101)], '100 caracteres'],
])('%j is refused with a sentence', async (args, part) => {
  expect(await writeNewTenant(args, folder)).toMatchObject({
    ok: false,
    sentence: expect.stringContaining(part),
  })
})

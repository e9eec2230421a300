import { beforeEach, expect, test } from 'vitest'
import { createApi } from '../../roof/create-api.ts'
import { createCatalogs } from './catalog-cache.ts'
import { createHosts } from '../../people/host/hosts.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

/**
 * A database whose every statement fails as on a connection that is refused, while a test wants it.
 */
async function shopWithFalteringDatabase() {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const plate = await api.given.plate(contact)
  const { database } = api.ports
  const faltering = { isAway: false }
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const watched = database.withPlugin({
    transformQuery: ({ node }) => {
      if (faltering.isAway) throw away
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const warned: unknown[] = []
  const log = { ...api.ports.log, warn: (...what: unknown[]) => void warned.push(what) }
  const ports = { ...api.ports, database: watched, log }
  const hosts = createHosts({ ...ports, publicUrl: ports.publicUrl })
  return { api, contact, plate, faltering, watched, warned, hosts, app: createApi({ ...ports, hosts }) }
}

let shop: Awaited<ReturnType<typeof shopWithFalteringDatabase>>

beforeEach(async () => {
  shop = await shopWithFalteringDatabase()
})

test('a menu that is known goes on while the database is away, and what is not known is for another time', async () => {
  const { api, contact, faltering, warned, app } = shop
  const ask = () => app.request(`/api/diner/branchcontacts/${contact.id}`)
  expect((await ask()).status).toBe(200)
  faltering.isAway = true
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  expect((await ask()).status).toBe(200)
  const other = await app.request(`/api/diner/branchcontacts/${contact.branchId}`)
  expect([other.status, other.headers.get('retry-after')]).toEqual([503, '5'])
  expect(warned).toEqual([['database-away', expect.objectContaining({ message: 'connect ECONNREFUSED' })]])
  faltering.isAway = false
  await api.ports.database
    .updateTable('branch_contacts')
    .set({ name: 'Otro nombre', catalog_version: 99 })
    .where('id', '=', contact.id)
    .execute()
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  expect(await (await ask()).json()).toMatchObject({ name: 'Otro nombre' })
})

test('a menu of which a plate comes back goes on while the database is away, and is read anew soon after', async () => {
  const { api, contact, plate, faltering, watched } = shop
  const start = api.clock.now.getTime()
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  await api.ports.database
    .insertInto('sold_out_plates')
    .values({
      ...tenant,
      branch_contact_id: contact.id,
      plate_id: plate.id,
      since: api.clock.now,
      until: new Date(start + 60_000),
    })
    .execute()
  const catalogs = createCatalogs({ ...api.ports, database: watched })
  const soldOut = async (seconds: number) => {
    api.clock.now = new Date(start + seconds * 1000)
    const catalog = await catalogs.get(contact.id)
    return [...(catalog?.menus.values() ?? [])].map(({ info }) => info.plates.map((one) => one.soldOut))
  }
  expect(await soldOut(0)).toEqual([[true]])
  faltering.isAway = true
  for (const seconds of [60, 61, 70]) expect([seconds, await soldOut(seconds)]).toEqual([seconds, [[true]]])
  faltering.isAway = false
  expect(await soldOut(73)).toEqual([[false]])
})

test('the owner of a host stays known while the database is away', async () => {
  const { api, faltering, hosts } = shop
  const ask = () => hosts.ownerOf('http://pedidos.example.com/')
  expect(await ask()).toBeUndefined()
  faltering.isAway = true
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  expect(await ask()).toBeUndefined()
  await expect(hosts.ownerOf('http://otra.example.com/')).rejects.toThrow('ECONNREFUSED')
})

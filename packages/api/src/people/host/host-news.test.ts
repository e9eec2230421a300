import { beforeEach, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { lookAfterHosts } from './look-after-hosts.ts'

const HOST = 'pedidos.ombu.example'
const HOUR = 3_600_000

let api: TestApi
let shop: GivenShop
/** TXT records of the zone, by their names. */
let texts: Map<string, readonly string[]>

beforeEach(async () => {
  texts = new Map()
  api = await startTestApi({
    addressesOf: async (host) => (host === 'pide.example' ? ['203.0.113.7'] : []),
    textsOf: async (name) => texts.get(name) ?? [],
    askHost: async () => undefined,
    publicUrl: 'https://pide.example',
  })
  shop = await givenShop(api)
})

async function set(place: readonly string[], from: string | undefined, to: string | undefined) {
  const operation = { kind: 'set' as const, place: [...place], ...(from && { from }), ...(to && { to }) }
  dataOf(
    await shop.owner.changeDocument({ params: { id: shop.branchId }, body: { operations: [operation] } }),
  )
}

async function writeRecord(): Promise<void> {
  const { record } = dataOf(
    await shop.owner.getHostProof({ params: { id: shop.branchId }, query: { host: HOST } }),
  )
  texts.set(record?.name ?? '', [record?.value ?? ''])
}

async function pass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    api.clock.now = new Date(api.clock.now.getTime() + HOUR)
    await ensureRecurringJobs(api.ports)
    while ((await runDueJobs(api.ports)) > 0);
  }
}

const told = () =>
  api.ports.database
    .selectFrom('revisions')
    .select(['sentences', 'told_to', 'staff_user_id'])
    .where('door', '=', 'SYSTEM')
    .orderBy('number')
    .execute()

/** Mails to the owners: who owns the shop by its file, and who was made one here. */
const mails = () =>
  api.ports.database
    .selectFrom('sent_mails')
    .select(['subject', 'text', 'to_email as recipient'])
    .where('kind', '=', 'host-news')
    .orderBy('id')
    .execute()

/** spec('decisions beyond-the-documents.8') */
test('a name that fails, is lost and is seen again is told each time once, in Actividad and by mail', async () => {
  await set(['host'], undefined, HOST)
  await writeRecord()
  await pass(1)
  expect([await told(), await mails()]).toEqual([[], []])
  texts.clear()
  await pass(3)
  expect([await told(), await mails()]).toEqual([[], []])
  await pass(12)
  const failing =
    'El dominio pedidos.ombu.example no se ve desde hace varias comprobaciones: si no vuelve, los enlaces dejan de ir ahí'
  expect((await told()).map(({ sentences }) => sentences)).toEqual([[failing]])
  await pass(40)
  await writeRecord()
  await pass(12)
  const all = await told()
  expect(all.map(({ sentences }) => sentences)).toEqual([
    [failing],
    [
      'El dominio pedidos.ombu.example dejó de estar comprobado: los enlaces van a la dirección de este servicio',
    ],
    ['El dominio pedidos.ombu.example se ve otra vez: los enlaces van ahí'],
  ])
  for (const one of all) expect(one).toMatchObject({ told_to: ['integrations'], staff_user_id: null })
  const sent = (await mails()).filter(({ recipient }) => recipient === shop.ownerLogin.email)
  expect(sent.map(({ subject, recipient }) => [recipient, subject])).toEqual([
    [shop.ownerLogin.email, 'No vemos tu dominio pedidos.ombu.example'],
    [shop.ownerLogin.email, 'Tu dominio pedidos.ombu.example ya no está comprobado'],
    [shop.ownerLogin.email, 'Vemos otra vez tu dominio pedidos.ombu.example'],
  ])
})

test('the mail says until when links lead there and how it is mended, with the way to its page', async () => {
  await set(['host'], undefined, HOST)
  await writeRecord()
  await pass(1)
  texts.clear()
  await pass(12)
  const [mail] = await mails()
  expect(mail?.text).toMatch(/Si no lo vemos antes del \d+\/\d+, van a ir a la dirección de este servicio\./)
  expect(mail?.text).toContain('Revisá con quien administra el dominio')
  expect(mail?.text).toContain(`https://pide.example/console/${shop.alias}/brand/web`)
})

test('owners of the company alone are written to, whatever else somebody may do', async () => {
  await api.given.staff({ role: 'OWNER', branch: shop.contact })
  await api.given.staff({ role: 'MANAGER', company: shop.contact })
  const other = await api.given.staff({ role: 'OWNER', company: shop.contact })
  await set(['host'], undefined, HOST)
  await writeRecord()
  await pass(1)
  texts.clear()
  await pass(12)
  expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(
    ['ana@prueba.test', shop.ownerLogin.email, other.email].toSorted(),
  )
})

test('owners get no mail about a host that their company took out meanwhile', async () => {
  await set(['host'], undefined, HOST)
  await writeRecord()
  await pass(1)
  texts.clear()
  for (let look = 0; look < 4; look += 1) {
    api.clock.now = new Date(api.clock.now.getTime() + 7 * HOUR)
    await lookAfterHosts(api.ports, undefined as never)
  }
  expect(await told()).toHaveLength(1)
  await set(['host'], HOST, undefined)
  await pass(12)
  expect(await mails()).toEqual([])
})

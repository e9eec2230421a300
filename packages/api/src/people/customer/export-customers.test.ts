import { beforeEach, expect, test } from 'vitest'
import type { SecurityEvent, SecurityFields } from '../../ground/security/security-event.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffOptions } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { cookieOfStaff } from '../../testing/whole-world.ts'
import { RECORDS_AT_ONCE } from './record-store.ts'

let api: TestApi
let contact: GivenContact
let told: [SecurityEvent, SecurityFields | undefined][]

beforeEach(async () => {
  told = []
  api = await startTestApi({
    tellSecurity: (event, fields) => void told.push([event, fields]),
    rateLimiter: createRateLimiter({ rules: { 'export-customers': { times: 3 } } }),
  })
  contact = await api.given.branchContact()
})

/** Asks for the list as a member of staff. */
async function exported(options: StaffOptions, branchId = contact.branchId) {
  const login = await api.given.staff(options)
  const cookie = await cookieOfStaff(api, login)
  return {
    id: login.id,
    ask: () => api.fetch(`/api/console/branches/${branchId}/customers`, { headers: { cookie } }),
  }
}

const linesOf = async (response: Response): Promise<string[]> =>
  Buffer.from(await response.arrayBuffer())
    .toString('utf8')
    .split('\r\n')

/** spec('decisions who-sees-what.7') */
test('an owner takes out the customers of the brand, and what each agreed to', async () => {
  const [ana, bea] = [api.browser(), api.browser()]
  const order = (client: typeof ana, body: object) => api.given.order(contact, { client, body })
  const box = { optIn: true, optInBox: { textVersion: 1, beganTicked: true } }
  await order(ana, {
    ...box,
    phone: '11 2345-6789',
    customerEmail: 'ana@correo.test',
    customerName: '=HYPERLINK("http://x";"Ana")',
  })
  await order(bea, { ...box, phone: '11 4444-5555', customerName: 'Bea; la "otra"' })
  api.clock.now = new Date('2026-11-20T16:30:00.000Z')
  await order(bea, { optIn: false, phone: '11 4444-5555', customerName: 'Bea; la "otra"' })
  // Of a stranger's order nothing is the customer's word.
  await order(api.browser(), { ...box, phone: '11 4444-5555', customerName: 'Otra' })
  const elsewhere = await api.given.branchContact({ sameCompanyAs: contact })
  await api.given.order(elsewhere, { body: { phone: '11 8999-0000', customerName: 'Caro' } })

  const owner = await exported({ role: 'OWNER', company: contact })
  const response = await owner.ask()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="clientes-[\w-]+-2026-11-20\.csv"$/,
  )
  const [heading, ...lines] = await linesOf(response)
  expect(heading?.startsWith('\uFEFFTeléfono;Nombre;Correo;Documento;Pedidos;Puntos;')).toBe(true)
  expect(lines).toEqual([
    '(+54) 1123456789;"\'=HYPERLINK(""http://x"";""Ana"")";ana@correo.test;;1;0;2026-11-20 12:00;Sí;' +
      '2026-11-20 12:00;1;Deseo recibir notificaciones;Al hacer un pedido;Sí;',
    '(+54) 1144445555;"Bea; la ""otra""";;;3;0;2026-11-20 12:00;No;;;;;;2026-11-20 13:30',
    '',
  ])
  expect(told).toContainEqual(['export', { staffUserId: owner.id, branchId: contact.branchId, records: 2 }])
})

test('only who runs the whole brand takes its customers out, and not all day', async () => {
  const problem = async (options: StaffOptions) => {
    const response = await (await exported(options)).ask()
    return [response.status, ((await response.json()) as { code: string }).code]
  }
  expect(await problem({ contacts: [contact] })).toEqual([403, 'permission-missing'])
  expect(await problem({ role: 'MANAGER', contacts: [contact] })).toEqual([403, 'permission-missing'])
  const other = await api.given.branchContact()
  expect(await problem({ role: 'OWNER', company: other })).toEqual([404, 'branch-not-found'])
  expect(told.filter(([event]) => event === 'export')).toEqual([])

  const manager = await exported({ role: 'MANAGER', branch: contact })
  for (let times = 0; times < 3; times++) expect((await manager.ask()).status).toBe(200)
  expect((await manager.ask()).status).toBe(429)
})

/** So many customers, without orders. */
const many = (count: number) =>
  api.ports.database
    .insertInto('customers')
    .values(
      Array.from({ length: count }, (_, at) => ({
        company_id: contact.companyId,
        branch_id: contact.branchId,
        id: nextTestId(),
        phone: `11 5${String(at).padStart(7, '0')}`,
        phone_key: `54115${String(at).padStart(7, '0')}`,
        created_at: api.clock.now,
        updated_at: api.clock.now,
      })),
    )
    .execute()

test('a long list goes out page by page, as fast as it is read, and each customer once', async () => {
  const count = 2 * RECORDS_AT_ONCE + 1
  await many(count)
  const owner = await exported({ role: 'OWNER', company: contact })
  const lines = await linesOf(await owner.ask())
  expect(new Set(lines.slice(1, -1)).size).toBe(count)
  expect(lines).toHaveLength(count + 2)
  expect(told.at(-1)).toMatchObject(['export', { records: count }])

  // A caller who closes the connection after a page has exported the rows that were sent by then.
  const reader = (await owner.ask()).body?.getReader()
  await reader?.read()
  await reader?.read()
  await reader?.cancel()
  const [event, fields] = told.at(-1) ?? []
  expect(event).toBe('export')
  expect(fields?.records).toBeGreaterThanOrEqual(RECORDS_AT_ONCE)
  expect(fields?.records).toBeLessThan(count)
})

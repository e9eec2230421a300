import type { Client } from '@mostrador/contract/client'
import type { Mail } from '@mostrador/mail/mail-sender'
import { addDays } from '@mostrador/domain/scheduling/wall-time'
import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { onSharedDevice } from '../../testing/on-shared-device.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { withFactor } from '../../testing/with-factor.ts'

let api: TestApi
let palermo: GivenContact
let ownerLogin: StaffLogin & { readonly id: string }
let owner: Client
let cashierLogin: StaffLogin & { readonly id: string }
let cashier: Client
let today: string
let mails: Mail[]

const DAY_MS = 86_400_000
const problem = (status: number, code: string) => ({ ok: false, problem: { status, code } })

type Body = Parameters<Client['setStaffPolicy']>[0]['body']

const params = () => ({ id: palermo.companyId })
const look = async (by = owner) => dataOf(await by.getStaffPolicy({ params: params() }))
const ask = (roles: string[], more: Partial<Body> = {}, by = owner) =>
  by.setStaffPolicy({ params: params(), body: { roles, from: addDays(today, 1), seen: [], ...more } })
/** As long as a day and a night, so that the day that was chosen has begun. */
const wait = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * DAY_MS)
}
const owes = async (by: Client) => dataOf(await by.getStaffSession()).owesSecondFactor
const board = (by: Client) => by.listBoard({ params: { id: palermo.id } })
const told = async () => {
  const asked = { params: { id: palermo.branchId }, query: {} }
  return dataOf(await owner.listRevisions(asked)).revisions.map(({ sentences }) => sentences.join('; '))
}

beforeEach(async () => {
  mails = []
  api = await startTestApi({ mails: { send: async (mail) => (mails.push(mail), { ok: true }) } })
  palermo = await api.given.branchContact()
  ownerLogin = await api.given.staff({ role: 'OWNER', company: palermo })
  cashierLogin = await api.given.staff({ contacts: [palermo] })
  cashier = await api.as(cashierLogin)
  owner = (await withFactor(api, ownerLogin)).client
  today = (await look()).today
})

/** spec('decisions factor-by-role.1') */
test('a role is asked from its day on, in each request, and told until then', async () => {
  const kitchen = await api.as(await api.given.staff({ role: 'KITCHEN', contacts: [palermo] }))
  const from = addDays(today, 3)
  expect(dataOf(await ask(['CASHIER'], { from })).asks).toEqual([{ role: 'CASHIER', from, holds: false }])
  const session = dataOf(await cashier.getStaffSession())
  expect(session).toMatchObject({ owesSecondFactor: false, secondFactorFrom: from })
  expect(dataOf(await kitchen.getStaffSession()).secondFactorFrom).toBeNull()
  expect((await board(cashier)).ok).toBe(true)

  // The day begins on the wall of the contact, in Buenos Aires at three in the morning UTC.
  api.clock.now = new Date(Date.parse(`${from}T03:00:00Z`) - 1)
  expect((await board(cashier)).ok).toBe(true)
  api.clock.now = new Date(`${from}T03:00:00Z`)
  expect(await board(cashier)).toMatchObject({ problem: { status: 404 } })
  expect(dataOf(await cashier.getStaffSession())).toMatchObject({
    owesSecondFactor: true,
    secondFactorFrom: null,
    branchContacts: [],
  })
  expect(dataOf(await cashier.getStaffAccount())).toMatchObject({ isShutOut: true })
  expect((await board(kitchen)).ok).toBe(true)
  expect(await owes(owner)).toBe(false)

  const { client } = await withFactor(api, cashierLogin)
  expect((await board(client)).ok).toBe(true)
  expect(await client.removeSecondFactor({ body: { password: cashierLogin.password } })).toMatchObject(
    problem(409, 'second-factor-asked-for'),
  )
})

/** spec('decisions factor-by-role.2') */
test('staff given such a role after the day are asked in the next request, and let off without it', async () => {
  dataOf(await ask(['MANAGER']))
  wait(2)
  expect(await owes(cashier)).toBe(false)
  const move = { branch: palermo.branchId, branchContact: palermo.id }
  const give = async (seen: string, role: string) =>
    dataOf(
      await owner.setTeamRole({
        params: { id: palermo.id, personId: cashierLogin.id },
        body: { ...move, seen, role },
      }),
    )
  await give('CASHIER', 'MANAGER')
  expect(await owes(cashier)).toBe(true)
  expect(await board(cashier)).toMatchObject({ problem: { status: 404 } })
  await give('MANAGER', 'CASHIER')
  expect(await owes(cashier)).toBe(false)
})

test("a role of the company's own is asked by its key, and stays until an owner takes it back", async () => {
  const body = { name: 'Turno noche', permissions: ['orders.see' as const] }
  const { role } = dataOf(await owner.createRole({ params: params(), body }))
  const night = await api.as(await api.given.staff({ role, contacts: [palermo] }))
  dataOf(await ask([role]))
  wait(2)
  expect(await owes(night)).toBe(true)
  expect(await owes(cashier)).toBe(false)
  expect((await told())[0]).toMatch(/^El segundo paso se pide a Turno noche desde el \d+ de \w+$/)
  const remove = () => owner.removeRole({ params: { ...params(), key: role }, body: { holders: 1 } })
  expect(await remove()).toMatchObject(problem(409, 'role-asked-for-factor'))
  const { asks } = await look()
  expect(asks).toHaveLength(1)
  dataOf(await ask([], { from: null, seen: asks.map((one) => ({ role: one.role, from: one.from })) }))
  dataOf(await remove())
  expect((await look()).asks).toEqual([])
})

/** spec('decisions factor-by-role.3') spec('decisions who-sees-what.10') */
test('only an owner who has one asks, at no shared tablet, and from tomorrow on', async () => {
  expect(await ask(['CASHIER'], {}, cashier)).toMatchObject(problem(403, 'permission-missing'))
  expect(await cashier.getStaffPolicy({ params: params() })).toMatchObject(problem(403, 'permission-missing'))
  const other = await api.as(await api.given.staff({ role: 'OWNER', company: palermo }))
  expect(await ask(['CASHIER'], {}, other)).toMatchObject(problem(409, 'second-factor-missing'))
  expect((await look(other)).hasFactor).toBe(false)
  for (const from of [today, addDays(today, -1), addDays(today, 400), null])
    expect(await ask(['CASHIER'], { from })).toMatchObject(problem(422, 'factor-day-invalid'))
  expect(await ask(['NOBODY'])).toMatchObject(problem(404, 'role-not-found'))
  for (const from of ['2026-02-30', 'mañana', ''])
    expect(await ask(['CASHIER'], { from })).toMatchObject({ problem: { status: 400 } })
  expect((await look()).asks).toEqual([])
  await onSharedDevice(api, palermo)
  const seen = await owner.getStaffPolicy({ params: params() })
  expect(seen).toMatchObject(problem(403, 'not-on-shared-device'))
  expect(await ask(['CASHIER'])).toMatchObject(problem(403, 'not-on-shared-device'))
  const reminded = owner.remindOfFactor({ params: params(), body: { personId: null } })
  expect(await reminded).toMatchObject(problem(403, 'not-on-shared-device'))
  const stranger = await api.as(
    await api.given.staff({ role: 'OWNER', company: await api.given.branchContact() }),
  )
  expect(await ask([], {}, stranger)).toMatchObject(problem(404, 'company-not-found'))
})

/** spec('decisions factor-by-role.4') */
test('a policy in force goes on while more roles are asked later, and ends at once when it is taken back', async () => {
  dataOf(await ask(['CASHIER']))
  wait(2)
  const seen = [{ role: 'CASHIER', from: addDays(today, 1) }]
  const wide = dataOf(await ask(['*'], { from: addDays(today, 9), seen }))
  expect(await owes(cashier)).toBe(true)
  expect(wide.people.map(({ id, holds }) => [id, holds])).toEqual(
    expect.arrayContaining([
      [cashierLogin.id, true],
      [ownerLogin.id, false],
    ]),
  )
  expect(await ask([], { seen })).toMatchObject(problem(409, 'team-changed-meanwhile'))
  expect(await owes(cashier)).toBe(true)
  dataOf(await ask([], { from: null, seen: wide.asks.map(({ role, from }) => ({ role, from })) }))
  expect(await owes(cashier)).toBe(false)
  expect((await told()).slice(0, 3)).toEqual([
    'El segundo paso ya no se pide',
    expect.stringMatching(/^El segundo paso se pide a todo el equipo desde el /),
    expect.stringMatching(/^El segundo paso se pide a Cajero\/a desde el /),
  ])
})

test('of two owners who ask at once one does, and the other one sees what was asked', async () => {
  const second = await api.given.staff({ role: 'OWNER', company: palermo })
  const { client: other } = await withFactor(api, second)
  const answers = await Promise.all([ask(['CASHIER']), ask(['KITCHEN'], {}, other)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject(problem(409, 'team-changed-meanwhile'))
  expect((await look()).asks).toHaveLength(1)
})

test('staff who sign in while it begins are let in to nothing', async () => {
  dataOf(await ask(['*']))
  const browser = api.browser()
  const [entered] = await Promise.all([browser.signIn({ body: cashierLogin }), wait(2)])
  expect(entered.ok).toBe(true)
  expect(await board(browser)).toMatchObject({ problem: { status: 404 } })
  // A session of a PIN is the tablet's: that is what one has.
  await onSharedDevice(api, palermo)
  expect((await board(browser)).ok).toBe(true)
})

/** spec('decisions factor-by-role.5') */
test('staff without a second factor are listed, and reminded by a mail once a day, by any number of presses', async () => {
  const from = addDays(today, 5)
  dataOf(await ask(['CASHIER', 'OWNER'], { from }))
  const lacking = (await look()).people.filter(({ hasFactor }) => !hasFactor)
  expect(lacking.map(({ id, remindedAt }) => [id, remindedAt])).toEqual([[cashierLogin.id, null]])
  const remind = async (personId: string | null = null) =>
    dataOf(await owner.remindOfFactor({ params: params(), body: { personId } })).reminded
  expect(await remind(ownerLogin.id)).toBe(0)
  const both = await Promise.all([remind(), remind(cashierLogin.id)])
  expect(both.toSorted()).toEqual([0, 1])
  await runDueJobs(api.ports)
  expect(mails).toMatchObject([
    { to: cashierLogin.email, kind: 'factor-reminder', branchId: palermo.branchId },
  ])
  const [, month, day] = from.split('-').map(Number)
  expect(mails[0]?.text).toContain(`Desde el ${day} de `)
  expect(month).toBeGreaterThan(0)
  expect((await look()).people.find(({ id }) => id === cashierLogin.id)?.remindedAt).not.toBeNull()

  wait(1)
  expect(await remind()).toBe(1)
  // A person who set it up before the mail went out gets none.
  await withFactor(api, cashierLogin)
  await runDueJobs(api.ports)
  expect(mails).toHaveLength(1)
})

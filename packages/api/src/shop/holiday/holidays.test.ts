import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let palermo: GivenContact
let recoleta: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  api.clock.now = new Date('2026-12-01T12:00:00-03:00')
  palermo = await api.given.branchContact()
  recoleta = await api.given.branchContact({ sameBranchAs: palermo })
})

const managerOf = async (place: Parameters<typeof api.given.staff>[0]) =>
  api.as(await api.given.staff({ role: 'MANAGER', ...place }))

type Client = Awaited<ReturnType<typeof managerOf>>

const list = async (by: Client, at = palermo) =>
  dataOf(await by.listHolidays({ params: { id: at.id } })).holidays

const keep = (by: Client, contacts: readonly string[], day = '2026-12-08') =>
  by.openAsAlways({ params: { id: palermo.id, day }, body: { locals: [...contacts] } })

const asked = (holidays: Awaited<ReturnType<typeof list>>) =>
  holidays.map(({ day, locals: contacts }) => [day, contacts.map(({ id }) => id)])

/** spec('decisions holidays.1') */
test('holidays of two weeks are asked about, by the country and the wall of the contact', async () => {
  const manager = await managerOf({ company: palermo })
  const holidays = await list(manager)
  expect(holidays.map(({ day }) => day)).toEqual(['2026-12-07', '2026-12-08'])
  expect(holidays[1]?.name).toContain('Inmaculada Concepción')
  expect(asked(holidays)).toContainEqual(['2026-12-08', [palermo.id, recoleta.id]])
  // Three hours before the day is over in London, and not over yet here.
  api.clock.now = new Date('2026-12-09T02:59:00Z')
  expect((await list(manager)).map(({ day }) => day)).toContain('2026-12-08')
  api.clock.now = new Date('2026-12-09T03:00:00Z')
  expect((await list(manager)).map(({ day }) => day)).not.toContain('2026-12-08')
})

/** spec('decisions holidays.2') */
test('a branch contact that opens as always is not asked again, and the other one still is', async () => {
  const manager = await managerOf({ company: palermo })
  const left = dataOf(await keep(manager, [palermo.id])).holidays
  expect(asked(left)).toContainEqual(['2026-12-08', [recoleta.id]])
  // Two who say it at once say the same.
  const both = await Promise.all([keep(manager, [recoleta.id]), keep(manager, [recoleta.id, palermo.id])])
  expect(both.every(({ ok }) => ok)).toBe(true)
  expect(asked(await list(manager)).map(([day]) => day)).toEqual(['2026-12-07'])
})

/** spec('decisions holidays.2') */
test('a day that differs is an answer', async () => {
  const manager = await managerOf({ company: palermo })
  await api.ports.database
    .insertInto('schedule_exceptions')
    .values({
      company_id: palermo.companyId,
      branch_id: palermo.branchId,
      branch_contact_id: palermo.id,
      id: '0198c000-0000-7000-8000-00000000000e',
      day: '2026-12-08',
    })
    .execute()
  expect(asked(await list(manager))).toContainEqual(['2026-12-08', [recoleta.id]])
})

/** spec('decisions holidays.2') */
test('staff cannot answer for a branch contact whose hours are not theirs, and nothing is half written', async () => {
  const elsewhere = await api.given.branchContact()
  const ofPalermo = await managerOf({ contacts: [palermo] })
  expect(asked(await list(ofPalermo))).toContainEqual(['2026-12-08', [palermo.id]])
  for (const other of [recoleta.id, elsewhere.id]) {
    const answer = await keep(ofPalermo, [palermo.id, other])
    expect(answer).toMatchObject({ ok: false, problem: { code: 'branch-contact-not-found' } })
  }
  // The owner of both companies' locals names one of another branch.
  const owner = await managerOf({ company: palermo })
  expect(await keep(owner, [palermo.id, elsewhere.id])).toMatchObject({ ok: false })
  expect(asked(await list(ofPalermo))).toContainEqual(['2026-12-08', [palermo.id]])
  const wrong = await keep(owner, [palermo.id], 'ayer')
  expect(wrong).toMatchObject({ ok: false, problem: { status: 404 } })
})

/** spec('decisions holidays.2') */
test('a contact at which somebody works and may not change the hours is neither told nor answered for', async () => {
  const manager = await api.given.staff({ role: 'MANAGER', contacts: [palermo] })
  await api.ports.database
    .insertInto('staff_memberships')
    .values({
      company_id: palermo.companyId,
      branch_id: palermo.branchId,
      branch_contact_id: recoleta.id,
      id: '0198c000-0000-7000-8000-0000000000f3',
      staff_user_id: manager.id,
      role: 'CASHIER',
      confirmed_at: new Date(0),
    })
    .execute()
  const ofPalermo = await api.as(manager)
  expect(asked(await list(ofPalermo))).toContainEqual(['2026-12-08', [palermo.id]])
  expect(await keep(ofPalermo, [recoleta.id])).toMatchObject({
    problem: { code: 'branch-contact-not-found' },
  })
})

test('a day of another age is refused', async () => {
  const manager = await managerOf({ company: palermo })
  for (const day of ['0000-01-01', '2025-11-29', '2027-12-03', '9999-12-31'])
    expect(await keep(manager, [palermo.id], day)).toMatchObject({
      problem: { status: 422, code: 'day-too-far' },
    })
  expect((await keep(manager, [palermo.id], '2027-12-01')).ok).toBe(true)
})

/** spec('decisions holidays.4') */
test('the holidays of a year are told for the calendar, answered or not', async () => {
  const manager = await managerOf({ company: palermo })
  await keep(manager, [palermo.id, recoleta.id])
  const { holidays, ofYear } = dataOf(await manager.listHolidays({ params: { id: palermo.id } }))
  expect(holidays.map(({ day }) => day)).not.toContain('2026-12-08')
  expect(ofYear.map(({ day }) => day)).toEqual(
    expect.arrayContaining(['2026-12-08', '2026-12-25', '2027-05-25', '2027-11-20']),
  )
  expect(ofYear.every(({ day }) => '2026-12-01' <= day && day < '2027-12-02')).toBe(true)
})

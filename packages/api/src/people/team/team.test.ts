import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

type Options = Parameters<TestApi['given']['staff']>[0]

let api: TestApi
let palermo: GivenContact
let caballito: GivenContact
let olga: Worker

type Worker = { readonly id: string; readonly client: Client }

/** Hires a person with a name, signed in. */
async function hire(name: string, options: Options): Promise<Worker> {
  const { id, ...login } = await api.given.staff(options)
  await api.ports.database.updateTable('staff_users').set({ name }).where('id', '=', id).execute()
  return { id, client: await api.as(login) }
}

beforeEach(async () => {
  api = await startTestApi()
  palermo = await api.given.branchContact()
  caballito = await api.given.branchContact({ sameBranchAs: palermo })
  olga = await hire('Olga', { role: 'OWNER', company: palermo })
})

const company = { branch: null, branchContact: null }
const at = ({ branchId: branch, id: branchContact }: GivenContact) => ({ branch, branchContact })

const give = (by: Worker, person: Worker, body: Parameters<Client['setTeamRole']>[0]['body']) =>
  by.client.setTeamRole({ params: { id: palermo.id, personId: person.id }, body })

const problem = (status: number, code: string) => ({ ok: false, problem: { status, code } })

const newest = async () => {
  const asked = { params: { id: palermo.branchId }, query: {} }
  return dataOf(await olga.client.listRevisions(asked)).revisions[0]
}

test('a role is given at a place, holds at once, and is told among the changes', async () => {
  const ana = await hire('Ana', { contacts: [palermo] })
  const sales = ({ id }: GivenContact) => ana.client.getSalesDay({ params: { id }, query: {} })
  expect(await sales(palermo)).toMatchObject(problem(403, 'permission-missing'))
  expect(await give(olga, ana, { ...at(palermo), seen: 'CASHIER', role: 'MANAGER' })).toMatchObject({
    ok: true,
  })
  expect(await sales(palermo)).toMatchObject({ ok: true })
  expect(await sales(caballito)).toMatchObject({ problem: { status: 404 } })
  expect(await newest()).toMatchObject({
    by: 'Olga',
    door: 'CONSOLE',
    undoable: false,
    sentences: [expect.stringMatching(/^Ana: de Cajero\/a a Encargado\/a en .+/)],
  })
  expect(await give(olga, ana, { ...at(caballito), seen: null, role: 'KITCHEN' })).toMatchObject({ ok: true })
  const { people } = dataOf(await olga.client.getTeam({ params: { id: palermo.id } }))
  expect(
    people
      .find(({ name }) => name === 'Ana')
      ?.memberships.map(({ role }) => role)
      .toSorted(),
  ).toEqual(['KITCHEN', 'MANAGER'])
})

test('a change that another person made meanwhile is not overwritten', async () => {
  const ana = await hire('Ana', { contacts: [palermo] })
  expect(await give(olga, ana, { ...at(palermo), seen: 'KITCHEN', role: 'MANAGER' })).toMatchObject(
    problem(409, 'team-changed-meanwhile'),
  )
})

test('staff who lose their last role work here no more', async () => {
  const ana = await hire('Ana', { contacts: [palermo] })
  expect(await give(olga, ana, { ...at(palermo), seen: 'CASHIER', role: null })).toMatchObject({ ok: true })
  expect(await ana.client.getStaffSession()).toMatchObject(problem(401, 'not-signed-in'))
  expect((await newest())?.sentences[0]).toMatch(/^Ana ya no es Cajero\/a en /)
})

/** spec('decisions who-may-what.6') */
test('the last owner of a company neither goes nor becomes less', async () => {
  for (const role of [null, 'MANAGER'])
    expect(await give(olga, olga, { ...company, seen: 'OWNER', role })).toMatchObject(
      problem(409, 'last-owner'),
    )
  const otto = await hire('Otto', { role: 'OWNER', company: palermo })
  expect(await give(otto, olga, { ...company, seen: 'OWNER', role: 'MANAGER' })).toMatchObject({ ok: true })
  expect(await give(otto, otto, { ...company, seen: 'OWNER', role: 'MANAGER' })).toMatchObject(
    problem(409, 'last-owner'),
  )
})

/** spec('decisions who-may-what.6') */
test('of two owners who take the role from each other at once one stays', async () => {
  const otto = await hire('Otto', { role: 'OWNER', company: palermo })
  const answers = await Promise.all([
    give(olga, otto, { ...company, seen: 'OWNER', role: 'CASHIER' }),
    give(otto, olga, { ...company, seen: 'OWNER', role: 'CASHIER' }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const { rows } = await api.ports.database
    .selectFrom('staff_memberships')
    .select('role')
    .where('branch_id', 'is', null)
    .execute()
    .then((found) => ({ rows: found.map(({ role }) => role).toSorted() }))
  expect(rows).toEqual(['CASHIER', 'OWNER'])
})

/** spec('decisions who-may-what.5') */
test('staff cannot give or take more than they may, and change nothing around their own place', async () => {
  const role = { name: 'Jefa de local', permissions: ['staff', 'orders.see', 'menu.sold-out'] as const }
  const made = dataOf(
    await olga.client.createRole({
      params: { id: palermo.companyId },
      body: { name: role.name, permissions: [...role.permissions] },
    }),
  )
  const lia = await hire('Lía', { role: made.role, contacts: [palermo] })
  const ana = await hire('Ana', { role: 'MANAGER', contacts: [palermo] })
  const nico = await hire('Nico', { role: made.role, contacts: [caballito] })
  const beyond = problem(403, 'beyond-own-permissions')
  expect(await give(lia, ana, { ...at(palermo), seen: 'MANAGER', role: null })).toMatchObject(beyond)
  expect(await give(lia, lia, { ...at(palermo), seen: made.role, role: 'MANAGER' })).toMatchObject(beyond)
  expect(await give(lia, nico, { ...at(caballito), seen: made.role, role: null })).toMatchObject(
    problem(403, 'permission-missing'),
  )
  expect(await give(lia, nico, { ...at(palermo), seen: null, role: made.role })).toMatchObject({ ok: true })
  const team = dataOf(await lia.client.getTeam({ params: { id: palermo.id } }))
  expect(team.places).toMatchObject([at(palermo)])
  expect(team.people.map(({ name }) => name)).toEqual(['Ana', 'Lía', 'Nico', 'Olga'])
  expect(
    team.people.flatMap(({ name, memberships }) =>
      memberships.filter((one) => one.mayChange).map(() => name),
    ),
  ).toEqual(['Lía', 'Nico'])
  const seen = { name: role.name, permissions: [...role.permissions] }
  const widened = { ...seen, permissions: [...role.permissions, 'menu.prices' as const], seen }
  expect(
    await lia.client.changeRole({ params: { id: palermo.companyId, key: made.role }, body: widened }),
  ).toMatchObject(problem(403, 'permission-missing'))
})

test('people and places of another company are not there', async () => {
  const elsewhere = await api.given.branchContact()
  const ana = await hire('Ana', { contacts: [elsewhere] })
  const missing = problem(404, 'person-not-found')
  expect(await give(olga, ana, { ...company, seen: null, role: 'CASHIER' })).toMatchObject(missing)
  expect(await give(olga, olga, { ...at(elsewhere), seen: null, role: 'CASHIER' })).toMatchObject(missing)
  expect(await give(olga, olga, { ...at(palermo), seen: null, role: 'nada' })).toMatchObject(
    problem(404, 'role-not-found'),
  )
})

/** spec('decisions who-may-what.8') */
test('a role of the company’s own is made, changed for all who have it, and removed with their number', async () => {
  const id = palermo.companyId
  const named = {
    name: 'Turno noche',
    permissions: ['menu.sold-out'] as ('menu.sold-out' | 'reports.money')[],
  }
  const { role: key } = dataOf(await olga.client.createRole({ params: { id }, body: named }))
  expect(key).toBe('turno-noche')
  expect((await newest())?.sentences).toEqual(['Rol nuevo «Turno noche», con 1 permiso'])
  expect(
    await olga.client.createRole({ params: { id }, body: { ...named, name: 'TURNO NOCHE' } }),
  ).toMatchObject(problem(409, 'role-name-taken'))
  const ana = await hire('Ana', { role: key, contacts: [palermo] })
  const sales = () => ana.client.getSalesDay({ params: { id: palermo.id }, query: {} })
  expect(await sales()).toMatchObject(problem(403, 'permission-missing'))
  const body = { name: 'Noche', permissions: ['reports.money' as const], seen: named }
  expect(await olga.client.changeRole({ params: { id, key }, body })).toMatchObject({ ok: true })
  expect(await olga.client.changeRole({ params: { id, key }, body })).toMatchObject(
    problem(409, 'team-changed-meanwhile'),
  )
  expect(await sales()).toMatchObject({ ok: true })
  expect((await newest())?.sentences).toEqual([
    'El rol «Turno noche» ahora se llama «Noche»',
    'El rol «Noche» ahora puede ver las ventas',
    'El rol «Noche» ya no puede marcar lo agotado',
  ])
  const remove = (holders: number) => olga.client.removeRole({ params: { id, key }, body: { holders } })
  expect(await remove(0)).toMatchObject(problem(409, 'team-changed-meanwhile'))
  expect(await remove(1)).toEqual({ ok: true, data: { holders: 1 } })
  expect(await ana.client.getStaffSession()).toMatchObject(problem(401, 'not-signed-in'))
  expect((await newest())?.sentences).toEqual(['Se quitó el rol «Noche», que tenía 1 persona'])
  expect(await remove(0)).toMatchObject(problem(404, 'role-not-found'))
})

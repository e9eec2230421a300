import { beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

async function list(query: { search?: string; offset?: number; pageSize?: number } = {}) {
  const result = await api.client.listBranches({ query })
  if (!result.ok) throw new Error(result.problem.code)
  const { branches, more } = result.data
  return { names: branches.map(({ name }) => name), branches, more }
}

const brand = (name: string, contact = {}) => api.given.branchContact({ branch: { name }, contact })

/** spec('000 §2.1') */
test('the brands of every company stand by name, whatever their accents, each with the link to its page', async () => {
  const nandu = await brand('Ñandú')
  await brand('ombú')
  await brand('Árbol')
  const { branches, names, more } = await list()
  expect(names).toEqual(['Árbol', 'Ñandú', 'ombú'])
  expect(branches[1]).toEqual({
    id: nandu.branchId,
    alias: nandu.branchAlias,
    name: 'Ñandú',
    description: '',
    customLogoURL: null,
  })
  expect(more).toBe(false)
})

test('a brand whose contacts are all blocked is not offered, one with another contact is', async () => {
  await brand('Cerrada', { blocked: true })
  const half = await brand('Media', { blocked: true })
  await api.given.branchContact({ sameBranchAs: half })
  expect((await list()).names).toEqual(['Media'])
})

test('a page goes on where the one before ended, and the last says that it is the last', async () => {
  for (const name of ['A', 'B', 'C']) await brand(name)
  expect(await list({ pageSize: 2 })).toMatchObject({ names: ['A', 'B'], more: true })
  expect(await list({ pageSize: 2, offset: 2 })).toMatchObject({ names: ['C'], more: false })
  expect(await list({ pageSize: 3 })).toMatchObject({ more: false })
  expect(await api.client.listBranches({ query: { pageSize: 100 } })).toMatchObject({
    ok: false,
    problem: { status: 400 },
  })
})

test('every word is found in the names of brand, company and open contacts, without accents and in any order', async () => {
  const fire = await brand('Fuego Lento', { name: 'Núñez' })
  await api.given.branchContact({ sameBranchAs: fire, contact: { name: 'Flores', blocked: true } })
  await brand('100% Pizza_Sur', { name: 'Palermo' })
  expect((await list({ search: 'NUNEZ fuego' })).names).toEqual(['Fuego Lento'])
  expect((await list({ search: ' ombu  lento' })).names).toEqual(['Fuego Lento'])
  expect((await list({ search: 'flores' })).names).toEqual([])
  expect((await list({ search: '0% pizza_' })).names).toEqual(['100% Pizza_Sur'])
  expect((await list({ search: '%' })).names).toEqual(['100% Pizza_Sur'])
  expect((await list({ search: 'o_b' })).names).toEqual([])
})

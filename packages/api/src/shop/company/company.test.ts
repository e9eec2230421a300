import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

const missing = { ok: false, problem: { status: 404, code: 'company-not-found' } }

/** spec('000 §7.7') spec('000 §7.8') */
test('a company tells its name, its alias and the country of its first branch', async () => {
  const contact = await api.given.branchContact({ branch: { country_id: 'cl', position: 0 } })
  await api.given.branchContact({ sameCompanyAs: contact, branch: { country_id: 'ar', position: 1 } })
  const company = dataOf(await api.client.getCompany({ params: { companyId: contact.companyId } }))
  expect(company).toEqual({
    id: contact.companyId,
    name: 'Ombú',
    alias: contact.companyAlias,
    country: 'cl',
    voice: 'TU',
  })
  expect(await api.client.getCompany({ params: { companyId: contact.branchId } })).toMatchObject(missing)
})

test('its branches come a page at a time, in its order, each once, with how many there are', async () => {
  const first = await api.given.branchContact({ branch: { name: 'Uno', position: 0 } })
  for (const [index, name] of ['Dos', 'Tres', 'Cuatro', 'Cinco'].entries()) {
    await api.given.branchContact({ sameCompanyAs: first, branch: { name, position: index + 1 } })
  }
  await api.given.branchContact({ branch: { name: 'De otra empresa' } })
  const page = async (query: { offset?: number; pageSize?: number }) => {
    const params = { companyId: first.companyId }
    const { branches, total } = dataOf(await api.client.listCompanyBranches({ params, query }))
    return { names: branches.map(({ name }) => name), total }
  }

  expect(await page({})).toEqual({ names: ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'], total: 5 })
  expect(await page({ pageSize: 2 })).toEqual({ names: ['Uno', 'Dos'], total: 5 })
  expect(await page({ offset: 2, pageSize: 2 })).toEqual({ names: ['Tres', 'Cuatro'], total: 5 })
  expect(await page({ offset: 4, pageSize: 2 })).toEqual({ names: ['Cinco'], total: 5 })
  expect(await page({ offset: 5, pageSize: 2 })).toEqual({ names: [], total: 5 })
  const unknown = { params: { companyId: first.branchId } }
  expect(await api.client.listCompanyBranches(unknown)).toMatchObject(missing)
})

test('a company speaks vos where all of its brands do', async () => {
  const first = await api.given.branchContact({ branch: { voice: 'VOS' } })
  const voice = async () =>
    dataOf(await api.client.getCompany({ params: { companyId: first.companyId } })).voice
  expect(await voice()).toBe('VOS')
  await api.given.branchContact({ sameCompanyAs: first, branch: { voice: 'TU' } })
  expect(await voice()).toBe('TU')
})

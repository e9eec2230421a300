import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { expect, test } from 'vitest'
import { customerPlace, listSignInBrands, signInPlaceOf } from './sign-in-place.ts'

async function lookupOf(api: TestApi, alias: string) {
  const result = await api.client.getAlias({ params: { alias } })
  if (!result.ok) throw new Error(result.problem.code)
  return result.data
}

/** spec('001 §8.13') */
test('a contact and its brand sign in at the brand; a company and the start ask at which', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const other = await api.given.branchContact()
  const brand = { kind: 'brand', branchId: contact.branchId }
  expect(signInPlaceOf(await lookupOf(api, contact.alias))).toEqual({
    ...brand,
    branchContactId: contact.id,
  })
  expect(signInPlaceOf(await lookupOf(api, contact.branchAlias))).toEqual(brand)
  const company = signInPlaceOf(await lookupOf(api, contact.companyAlias))
  expect(company).toEqual({ kind: 'company', companyId: contact.companyId })
  expect(signInPlaceOf(undefined)).toEqual({ kind: 'anywhere' })

  const ids = async (companyId?: string) =>
    (await listSignInBrands(api.client, companyId))?.map(({ id }) => id)
  expect(await ids(contact.companyId)).toEqual([contact.branchId])
  expect((await ids())?.toSorted()).toEqual([contact.branchId, other.branchId].toSorted())
})

test('every page of brands is asked for, and a failure is none', async () => {
  const asked: number[] = []
  const found = await listSignInBrands({
    listBranches: async (input) => {
      const offset = Number(input?.query?.offset)
      asked.push(offset)
      const branches = [{ id: `b${offset}`, alias: 'b', name: 'B', description: '', customLogoURL: null }]
      return { ok: true, data: { branches, more: offset === 0, home: null } }
    },
    listCompanyBranches: async () => {
      throw new Error('not asked')
    },
  })
  expect(asked).toEqual([0, 99])
  expect(found?.map(({ id }) => id)).toEqual(['b0', 'b99'])
  const problem = { type: '', title: '', status: 503, code: 'unreachable', detail: '' }
  const fails = async () => ({ ok: false, problem }) as const
  expect(await listSignInBrands({ listBranches: fails, listCompanyBranches: fails })).toBeUndefined()
})

const brand = (id: string) => ({ id, name: id, alias: id, description: '', customLogoURL: null })

test('a company’s brands are asked for page by page, until all are there, by id and name alone', async () => {
  const asked: unknown[] = []
  const found = await listSignInBrands(
    {
      listBranches: async () => {
        throw new Error('not asked')
      },
      listCompanyBranches: async (input: { readonly query?: { readonly offset?: unknown } }) => {
        asked.push(input)
        const branches = [brand(`b${String(input.query?.offset)}`)]
        return { ok: true, data: { branches, total: 100 } } as never
      },
    },
    'k1',
  )
  expect(asked).toEqual([
    { params: { companyId: 'k1' }, query: { offset: 0, pageSize: 99 } },
    { params: { companyId: 'k1' }, query: { offset: 99, pageSize: 99 } },
  ])
  expect(found).toEqual([
    { id: 'b0', name: 'b0' },
    { id: 'b99', name: 'b99' },
  ])
})

test('no more than five pages are asked for', async () => {
  const offsets: unknown[] = []
  const listBranches = async (input?: { readonly query?: { readonly offset?: unknown } }) => {
    offsets.push(input?.query?.offset)
    return { ok: true, data: { branches: [brand('b')], more: true, home: null } } as never
  }
  const found = await listSignInBrands({ listBranches, listCompanyBranches: listBranches as never })
  expect(offsets).toEqual([0, 99, 198, 297, 396])
  expect(found).toHaveLength(5)
})

test('calls name the contact where there is one', () => {
  expect(customerPlace({ branchId: 'b1', branchContactId: 'c1' })).toEqual({
    branchId: 'b1',
    branchContactId: 'c1',
  })
  expect(Object.keys(customerPlace({ branchId: 'b1', branchContactId: undefined }))).toEqual(['branchId'])
})

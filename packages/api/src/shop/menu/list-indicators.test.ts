import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenHost } from '../../testing/given-host.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
let contact: GivenContact
beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
})

const tenantOf = ({ companyId, branchId }: GivenContact) => ({ company_id: companyId, branch_id: branchId })

async function givenIndicators(of: GivenContact, ...names: readonly string[]) {
  const rows = names.map((show_name, position) => {
    const id = nextTestId()
    const colors = { background_color: '#ffe08a', text_color: '#5c3d00' }
    return { ...tenantOf(of), ...colors, id, key: id, show_name, position }
  })
  await api.ports.database.insertInto('indicators').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** spec('000 §7.12') spec('001 §7.31') */
test('the indicators of a branch come in its order, with their colours, and without those of another', async () => {
  const [id] = await givenIndicators(contact, 'Vegano', 'Sin TACC')
  await givenIndicators(await api.given.branchContact(), 'Picante')
  const { indicators } = dataOf(await api.client.listIndicators({ query: { branchId: contact.branchId } }))
  expect(indicators.map(({ showName }) => showName)).toEqual(['Vegano', 'Sin TACC'])
  expect(indicators[0]).toEqual({ id, showName: 'Vegano', backgroundColor: '#ffe08a', textColor: '#5c3d00' })
  const missing = await api.client.listIndicators({ query: { branchId: contact.id } })
  expect(missing).toMatchObject({ ok: false, problem: { code: 'branch-not-found' } })
})

/** spec('000 §7.12') spec('001 §7.31') */
test('whoever names no branch gets those of the host’s owner alone, and none where tenants share the host', async () => {
  await givenIndicators(contact, 'Vegano')
  const other = await api.given.branchContact()
  await givenIndicators(other, 'Picante')
  const names = async (host: string) => {
    const response = await api.fetch(`http://${host}/api/indicators`)
    const { indicators } = (await response.json()) as { indicators: { showName: string }[] }
    return indicators.map(({ showName }) => showName)
  }
  expect(await names('localhost:3000')).toEqual([])
  await givenHost(api, 'picante.example', { of: other, kind: 'branch' })
  await givenHost(api, 'casa.example', { of: contact, kind: 'company' })
  expect(await names('picante.example')).toEqual(['Picante'])
  expect(await names('casa.example')).toEqual(['Vegano'])
})

/** spec('000 §7.13') spec('001 §7.31') */
test('a plate and a category have theirs, in their own order', async () => {
  const [vegan = '', glutenFree = ''] = await givenIndicators(contact, 'Vegano', 'Sin TACC')
  const plate = await api.given.plate(contact)
  const tenant = tenantOf(contact)
  await api.ports.database
    .insertInto('plate_indicators')
    .values([
      { ...tenant, plate_id: plate.id, indicator_id: vegan, position: 1 },
      { ...tenant, plate_id: plate.id, indicator_id: glutenFree, position: 0 },
    ])
    .execute()
  await api.ports.database
    .insertInto('category_indicators')
    .values({ ...tenant, category_id: contact.categoryId, indicator_id: vegan })
    .execute()
  const names = async (type: 'PLATE' | 'CATEGORY', id: string) =>
    dataOf(await api.client.listEntityIndicators({ params: { type, id } })).indicators.map(
      ({ showName }) => showName,
    )
  expect(await names('PLATE', plate.id)).toEqual(['Sin TACC', 'Vegano'])
  const lower = await api.fetch(`/api/entityindicators/plate/${plate.id}`)
  expect(await lower.json()).toMatchObject({ indicators: [{ showName: 'Sin TACC' }, { showName: 'Vegano' }] })
  expect(await names('CATEGORY', contact.categoryId)).toEqual(['Vegano'])
  expect(await names('PLATE', (await api.given.plate(contact)).id)).toEqual([])
  const wrong = await api.client.listEntityIndicators({ params: { type: 'CATEGORY', id: plate.id } })
  expect(wrong).toMatchObject({ ok: false, problem: { status: 404, code: 'entity-not-found' } })
})

import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
let contact: GivenContact
beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
})

const get = (path: string, headers: Record<string, string> = {}) => api.fetch(path, { headers })

/** spec('decisions wire-conventions.5') */
test('discounts, hashes and indicators are sent again only when they changed', async () => {
  const plate = await api.given.plate(contact)
  const paths = [
    `/api/diner/${contact.branchId}/discounts`,
    `/api/diner/menu/${contact.alias}/hash`,
    `/api/indicators?branchId=${contact.branchId}`,
    `/api/entityindicators/PLATE/${plate.id}`,
  ]
  for (const path of paths) {
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    expect([path, first.status, etag]).toEqual([path, 200, expect.stringMatching(/^"[\w-]{27}"$/)])
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await get(path, { 'if-none-match': `"other", W/${etag}` })
    expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
  }
})

test('a changed answer has another tag', async () => {
  const path = `/api/indicators?branchId=${contact.branchId}`
  const etag = (await get(path)).headers.get('etag') ?? ''
  const id = nextTestId()
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const row = {
    ...tenant,
    id,
    key: id,
    show_name: 'Vegano',
    background_color: '#ffe08a',
    text_color: '#5c3d00',
  }
  await api.ports.database
    .insertInto('indicators')
    .values({ ...row, position: 0 })
    .execute()
  const changed = await get(path, { 'if-none-match': etag })
  expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false])
})

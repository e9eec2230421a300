import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** spec('000 §7.2') spec('001 §7.30') */
test('a picture is found by its own id, and by whoever shows it and as what', async () => {
  const contact = await api.given.branchContact()
  const give = async (kind: 'LOGO' | 'BANNER', letter: string) => {
    const id = nextTestId()
    const owner = { company_id: contact.companyId, branch_id: contact.branchId, owner_id: contact.branchId }
    const content = {
      source_name: 'logo.svg',
      media_type: 'image/svg+xml',
      size_bytes: 10,
      width: 64,
      height: 64,
    }
    const row = { ...owner, ...content, id, kind, sha256: letter.repeat(64) }
    await api.ports.database.insertInto('files').values(row).execute()
    return id
  }
  const logo = await give('LOGO', 'a')
  await give('BANNER', 'b')
  const url = async (id: string, type?: string) =>
    dataOf(await api.client.getFileUrl({ params: { id }, query: type === undefined ? {} : { type } })).url

  expect(await url(logo)).toBe(`/files/${'a'.repeat(64)}/640.webp`)
  expect(await url(contact.branchId)).toBe(await url(logo))
  expect(await url(contact.branchId, 'BANNER')).toBe(`/files/${'b'.repeat(64)}/640.webp`)
  const missing = { ok: false, problem: { status: 404, code: 'file-not-found' } }
  expect(
    await api.client.getFileUrl({ params: { id: contact.branchId }, query: { type: 'PLATE' } }),
  ).toMatchObject(missing)
  expect(await api.client.getFileUrl({ params: { id: contact.id }, query: {} })).toMatchObject(missing)
})

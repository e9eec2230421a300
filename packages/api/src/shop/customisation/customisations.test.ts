import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenCustomisations } from '../../testing/given-customisations.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** spec('000 §3.28') spec('001 §3.10') */
test('the customisations of a branch are its active ones, in its order, with commands as JSON text', async () => {
  const contact = await api.given.branchContact()
  const other = await api.given.branchContact()
  await givenCustomisations(api, contact, [
    { resource: 'PROMOTIONAL_BANNER', commands: { text: '2x1', orderModeType: 'ALL' } },
    { resource: 'DOCUMENT_LABEL', commands: { label: 'DNI' }, active: false },
    { resource: 'MENU_HEADER', display_type: 'CARD', theme: 'DARK', commands: { align: 'left' } },
  ])
  await givenCustomisations(api, other, [{ resource: 'NOTES_LIMIT', commands: {} }])
  const params = { branchId: contact.branchId }
  const { customisations } = dataOf(await api.client.listCustomisations({ params }))
  expect(
    customisations.map(({ id: _, commands, ...one }) => ({ ...one, commands: JSON.parse(commands) })),
  ).toEqual([
    {
      resource: 'PROMOTIONAL_BANNER',
      displayType: null,
      theme: null,
      commands: { text: '2x1', orderModeType: 'ALL' },
    },
    { resource: 'MENU_HEADER', displayType: 'CARD', theme: 'DARK', commands: { align: 'left' } },
  ])
  const missing = await api.client.listCustomisations({ params: { branchId: contact.id } })
  expect(missing).toMatchObject({ ok: false, problem: { status: 404, code: 'branch-not-found' } })
})

/** spec('000 §7.16') spec('001 §7.33') */
test('they cost one statement, and are not sent twice to whoever has them', async () => {
  const contact = await api.given.branchContact()
  const path = `/api/menucustomization/${contact.branchId}`
  const statements = await statementsOf(() => api.fetch(path))
  expect(statements).toHaveLength(1)
  const etag = (await api.fetch(path)).headers.get('etag') ?? ''
  const again = await api.fetch(path, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await givenCustomisations(api, contact, [{ resource: 'DOCUMENT_LABEL', commands: { label: 'DNI' } }])
  expect((await api.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(200)
})

test('a contact asks for a document where its branch or it says so, under its own label first', async () => {
  const plain = await api.given.branchContact()
  const own = await api.given.branchContact({
    sameBranchAs: plain,
    contact: { document_required: true, document_label: 'RUT' },
  })
  const labels = async () => {
    const infos = [plain, own].map(({ id }) => api.client.getBranchContact({ params: { id } }))
    return (await Promise.all(infos)).map((info) => dataOf(info).documentLabel)
  }
  expect(await labels()).toEqual([null, 'RUT'])
  await givenCustomisations(api, plain, [{ resource: 'DOCUMENT_LABEL', commands: { label: 'CUIT' } }])
  await api.given.change(own, async () => undefined)
  expect(await labels()).toEqual(['CUIT', 'RUT'])
})

test('the address has complex inputs at contacts that a customisation lists, or that say so', async () => {
  const listed = await api.given.branchContact()
  const itself = await api.given.branchContact({ sameBranchAs: listed, contact: { complex_address: true } })
  const plain = await api.given.branchContact({ sameBranchAs: listed })
  await givenCustomisations(api, listed, [
    { resource: 'COMPLEX_INPUTS', commands: { branchContactIds: [listed.alias] } },
  ])
  const { branchContacts } = dataOf(
    await api.client.listBranchContacts({ params: { branchId: listed.branchId } }),
  )
  const complex = branchContacts.filter(({ complexInputs }) => complexInputs).map(({ id }) => id)
  expect(new Set(complex)).toEqual(new Set([listed.id, itself.id]))
  expect(branchContacts.map(({ id }) => id)).toContain(plain.id)
})

/** spec('000 §5.38') */
test('the branch’s limits of notes hold in its modes and in the order, and malformed ones change nothing', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const plate = await api.given.plate(contact)
  const limits = async () =>
    dataOf(await api.client.getBranchContact({ params: { id: contact.id } })).deliveryConfig.orderModes[0]
      ?.notesLimit
  expect(await limits()).toEqual({ order: 250, item: 250 })
  await givenCustomisations(api, contact, [
    { resource: 'NOTES_LIMIT', commands: { orderNotesLimit: 'many' } },
    { resource: 'NOTES_LIMIT', commands: { orderNotesLimit: 20, itemNotesLimit: 10 } },
  ])
  expect(await limits()).toEqual({ order: 20, item: 10 })
  const body = await api.given.orderBody(contact, { items: [{ plate, notes: 'a'.repeat(11) }] })
  const answer = await api.client.placeOrder({
    headers: { 'idempotency-key': 'long-notes' },
    body: { ...body, notes: 'b'.repeat(21) },
  })
  const errors = answer.ok ? [] : (answer.problem.errors ?? [])
  expect(errors.map(({ code }) => code)).toEqual(['notes-too-long', 'order-notes-too-long'])
  await api.given.change(contact, (db) =>
    db
      .updateTable('order_modes')
      .set({ order_notes_limit: 0, item_notes_limit: 12 })
      .where('branch_contact_id', '=', contact.id)
      .execute(),
  )
  expect(await limits()).toEqual({ order: null, item: 12 })
})

/** spec('000 §3.5') spec('000 §3.29') */
test('a branch says how it shows indicators and what it does with an address; a mode says its type twice', async () => {
  const contact = await api.given.branchContact({
    branch: { indicator_display: 'NONE', address_redirect: 'AUTOMATIC' },
    orderModes: ['DELIVERY'],
    mode: { categories_not_in_cart: ['plates', 'gone'] },
  })
  const info = dataOf(await api.client.getBranchContact({ params: { id: contact.id } }))
  expect(info.branch).toMatchObject({
    addressRedirect: 'AUTOMATIC',
    generalConfig: { menuConfig: { indicatorDisplay: 'NONE' } },
  })
  expect(info.deliveryConfig.orderModes[0]).toMatchObject({
    type: 'DELIVERY',
    '@type': 'DELIVERY',
    categoriesNotInCart: [contact.categoryId],
  })
})

import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../testing/given-contact.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import type { TestApi } from '../testing/start-test-api.ts'
import { statementsOf } from '../testing/test-database.ts'

let api: TestApi
let contact: GivenContact
let cashier: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  cashier = await api.as(await api.given.staff({ contacts: [contact] }))
})

/** spec('decisions beyond-the-documents.5') */
test('a plate is marked sold out and back, and diners see it at once', async () => {
  const plate = await api.given.plate(contact)
  const params = { id: contact.id, plateId: plate.id }
  const seen = async () => {
    const orderModeId = contact.modes.TAKE_AWAY ?? ''
    const menu = await api.client.getMenu({ params: { alias: contact.alias, orderModeId } })
    const listed = await cashier.getConsoleMenu({ params: { id: contact.id } })
    return [
      menu.ok && menu.data.plates[0]?.soldOut,
      listed.ok && listed.data.categories[0]?.plates[0]?.soldOut,
    ]
  }

  expect(await seen()).toEqual([false, false])
  for (let times = 0; times < 2; times += 1) {
    expect(await cashier.setSoldOut({ params, body: { soldOut: true } })).toMatchObject({ ok: true })
    expect(await seen()).toEqual([true, true])
  }
  await cashier.setSoldOut({ params, body: { soldOut: false } })
  expect(await seen()).toEqual([false, false])
  expect(api.published).toContainEqual({
    channel: 'catalog',
    event: 'catalog-changed',
    data: { branchContactIds: [contact.id] },
  })
})

/** spec('decisions who-sees-what.5') */
test('a menu or a plate of somebody else is as good as not there', async () => {
  const theirs = await api.given.branchContact()
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  const plate = await api.given.plate(theirs)
  for (const { id } of [theirs, sibling]) {
    expect(await cashier.getConsoleMenu({ params: { id } })).toMatchObject({
      problem: { status: 404, code: 'branch-contact-not-found' },
    })
  }
  for (const { id } of [contact, theirs]) {
    const params = { id, plateId: plate.id }
    expect(await cashier.setSoldOut({ params, body: { soldOut: true } })).toMatchObject({
      problem: { status: 404, code: 'plate-not-found' },
    })
  }
  const marks = await api.ports.database.selectFrom('sold_out_plates').select('plate_id').execute()
  expect(marks).toEqual([])
})

test('a mark costs one statement, beside the three that know who asks', async () => {
  const plate = await api.given.plate(contact)
  const params = { id: contact.id, plateId: plate.id }
  expect(await statementsOf(() => cashier.setSoldOut({ params, body: { soldOut: true } }))).toHaveLength(4)
})

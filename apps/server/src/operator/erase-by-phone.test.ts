import { runDueJobs } from '@mostrador/api/roof/run-due-jobs'
import type { SecurityEvent } from '@mostrador/api/ground/security/security-event'
import type { GivenContact } from '@mostrador/api/testing/given-contact'
import { tablesWith } from '@mostrador/api/testing/personal-traces'
import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { eraseByPhone } from './erase-by-phone.ts'

let api: TestApi
let shop: GivenContact
let told: SecurityEvent[]

beforeEach(async () => {
  told = []
  api = await startTestApi({ tellSecurity: (event) => void told.push(event) })
  shop = await api.given.branchContact()
})

const erase = (phone = '11 2345-6789', alias = shop.branchAlias) =>
  eraseByPhone({ db: api.ports.database, now: api.clock.now, newId: api.ports.newId }, { alias, phone })

test('the operator erases a person by the phone, once, and the server tells its log', async () => {
  const order = await api.given.order(shop, { body: { phone: '11 2345-6789', customerName: 'Zoraida' } })
  expect(await erase()).toMatchObject({ ok: false, sentence: expect.stringContaining('en curso') })
  await api.ports.database
    .updateTable('orders')
    .set({ status: 'DELIVERED' })
    .where('id', '=', order.id)
    .execute()
  expect(await erase()).toMatchObject({ ok: true, sentence: expect.stringContaining('borrados') })
  expect(await tablesWith(api.ports.database, ['Zoraida', '1123456789', '2345-6789'])).toEqual([])
  await runDueJobs(api.ports)
  expect(told).toEqual(['erase'])
  expect(await erase()).toMatchObject({ ok: true, sentence: expect.stringContaining('no queda nada') })
})

test('a brand that is not there and a phone that is none change nothing', async () => {
  expect(await erase('11 2345-6789', 'nobody')).toMatchObject({ ok: false })
  expect(await erase('12')).toMatchObject({ ok: false })
})

import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let staff: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({})
  staff = await api.as(await api.given.staff({ contacts: [contact] }))
})

const here = () => ({ params: { id: contact.id } })
const team = async () => dataOf(await staff.listRiders(here()))
const renewed = async () => dataOf(await staff.renewRiderCode(here())).code

const begins = (phone: Client, securityCode: string, number = '11 2345-6789') =>
  phone.createRider({
    body: {
      name: 'Rita Ríos',
      phone: number,
      securityCode,
      riderUser: { branchContact: { id: contact.id } },
      active: true,
    },
  })
const isIn = async (token: string | null) => (await api.riding({ token: token ?? '' }).whoAmI()).ok
const block = (id: string, blocked: boolean) => staff.blockRider({ params: { id }, body: { blocked } })

/** spec('decisions riders-of-a-shop.1') */
test('a new code lets riders in and the one before does not; who is on shift stays', async () => {
  expect(await team()).toEqual({ riders: [], hasCode: false })
  const first = await renewed()
  expect(first).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  const { id, token } = dataOf(await begins(api.browser(), first))
  const second = await renewed()
  expect(second).not.toBe(first)
  expect(await begins(api.browser(), first, '11 8999-9999')).toMatchObject({
    problem: { code: 'security-code-wrong' },
  })
  expect((await begins(api.browser(), second, '11 8999-9999')).ok).toBe(true)
  expect(await isIn(token)).toBe(true)
  expect(await team()).toMatchObject({ hasCode: true, riders: [{ id, onShift: true, blocked: false }, {}] })
})

/** spec('decisions riders-of-a-shop.2') */
test('a blocked rider is out at once, and begins no shift with the code until the shop says so', async () => {
  const code = await renewed()
  const rita = api.browser()
  const { id, token } = dataOf(await begins(rita, code))
  dataOf(await block(id, true))
  dataOf(await block(id, true))
  expect(await isIn(token)).toBe(false)
  expect(await team()).toMatchObject({ riders: [{ id, onShift: false, blocked: true }] })
  const refused = { problem: { status: 403, code: 'rider-blocked' } }
  for (const phone of [rita, api.browser()]) expect(await begins(phone, code)).toMatchObject(refused)
  const asked = { params: { id }, body: { ...shift(code), active: true } }
  expect(await rita.updateRider(asked)).toMatchObject(refused)
  expect(dataOf(await staff.getDispatch(here())).deviceRequests).toEqual([])
  dataOf(await block(id, false))
  expect((await begins(rita, code)).ok).toBe(true)
})

const shift = (securityCode: string) => ({
  name: 'Rita Ríos',
  phone: '11 2345-6789',
  securityCode,
  riderUser: { branchContact: { id: contact.id } },
})

/** spec('decisions riders-of-a-shop.3') */
test('all shifts end but those of riders who carry something, who are not blocked either', async () => {
  const code = await renewed()
  const [busy, free] = [
    dataOf(await begins(api.browser(), code)),
    dataOf(await begins(api.browser(), code, '11 8999-9999')),
  ]
  const shipment = await api.given.shipment(contact)
  dataOf(
    await staff.giveShipment({
      params: { id: shipment.id },
      body: { riderId: busy.id, status: 'LOOKING_FOR_DRIVER' },
    }),
  )
  expect(await block(busy.id, true)).toMatchObject({ problem: { status: 409, code: 'rider-carries' } })
  expect(dataOf(await staff.endRiderShifts(here()))).toEqual({ ended: 1, carrying: 1 })
  expect([await isIn(busy.token), await isIn(free.token)]).toEqual([true, false])
  expect(dataOf(await staff.endRiderShifts(here()))).toEqual({ ended: 0, carrying: 1 })
})

/** spec('decisions riders-of-a-shop.2') */
test('staff cannot block a rider of another shop', async () => {
  const code = await renewed()
  const { id } = dataOf(await begins(api.browser(), code))
  const other = await api.given.branchContact({})
  const stranger = await api.as(await api.given.staff({ contacts: [other] }))
  for (const blocked of [true, false])
    expect(await stranger.blockRider({ params: { id }, body: { blocked } })).toMatchObject({
      problem: { status: 404 },
    })
})

import { expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const ROUNDS = 12

/** spec('decisions riders-of-a-shop.2') */
test('a rider who begins a shift while the shop blocks him or her has none afterwards', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact({})
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const here = { params: { id: contact.id } }
  const { code } = dataOf(await staff.renewRiderCode(here))
  const phone = api.browser()
  const begin = () =>
    phone.createRider({
      body: {
        name: 'Rita Ríos',
        phone: '11 2345-6789',
        securityCode: code,
        riderUser: { branchContact: { id: contact.id } },
        active: true,
      },
    })
  const { id } = dataOf(await begin())
  const block = (blocked: boolean) => staff.blockRider({ params: { id }, body: { blocked } })
  for (let round = 0; round < ROUNDS; round += 1) {
    const [begun, blocked] = await Promise.all([begin(), block(true)])
    expect(blocked).toMatchObject({ ok: true })
    if (begun.ok) expect((await api.riding({ token: begun.data.token ?? '' }).whoAmI()).ok).toBe(false)
    else expect(begun).toMatchObject({ problem: { code: 'rider-blocked' } })
    expect(dataOf(await staff.listRiders(here)).riders).toMatchObject([{ onShift: false, blocked: true }])
    dataOf(await block(false))
  }
})

import { randomUUID } from 'node:crypto'
import { plainOrder } from '../diner/diner.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

/** spec('decisions the-server-is-the-authority.1') */
test('a price that was changed in the browser is not the price that is paid', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  quiet,
}) => {
  quiet.expectStatus(422)
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Risotto de hongos al quebracho')
  await menu.seeOrder()
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (key.includes('cart')) localStorage.setItem(key, value.replaceAll('1890000', '100'))
    }
  })
  await page.reload()
  await expect(cart.changes).toContainText('Risotto de hongos al quebracho')
  await expect(cart.changes).toContainText('Ahora $ 18.900')
  await cart.acceptChanges()
  await cart.goOn()
  await checkout.fillIn({ name: 'Astuta', phone: '11 5012-3456' })
  await checkout.payCash()
  await checkout.place()
  await followUp.arrive()
  await expect(page.getByRole('main')).toContainText('$ 18.900')
})

/** spec('000 §3.24') spec('decisions the-server-is-the-authority.1') */
test('an order whose amounts do not hold is refused, whichever amount it is', async ({ diner }) => {
  const honest = await plainOrder(diner.client, shops.palermo)
  const [item] = honest.items
  const tampered = {
    total: { ...honest, total: 1 },
    price: { ...honest, price: 1 },
    'price of a plate': { ...honest, items: [{ ...item, price: 1 }] },
    surcharge: { ...honest, surcharges: [], total: item?.price ?? 0 },
    'invented discount': {
      ...honest,
      total: Number(honest.total) - 100,
      discounts: [
        { name: 'Amigos', type: 'FIXED', value: 100, amount: 100, discountReferenceId: randomUUID() },
      ],
    },
    'delivery fee': { ...honest, deliveryFee: 5, price: honest.price + 5, total: Number(honest.total) + 5 },
    'service fee': { ...honest, userServiceFee: 5, total: Number(honest.total) + 5 },
    quantity: { ...honest, items: [{ ...item, quantity: 2 }] },
  }
  for (const [what, body] of Object.entries(tampered)) {
    const answer = await diner.client.placeOrder({
      headers: { 'idempotency-key': randomUUID() },
      body: body as typeof honest,
    })
    expect(answer.ok, what).toBe(false)
    if (!answer.ok) expect({ what, status: answer.problem.status }).toEqual({ what, status: 422 })
  }
  const answer = await diner.client.placeOrder({ headers: { 'idempotency-key': randomUUID() }, body: honest })
  expect(answer.ok).toBe(true)
})

/** spec('decisions the-server-is-the-authority.2') */
test('the same key with another body is refused, with the same body it is the same order', async ({
  diner,
}) => {
  const body = await plainOrder(diner.client, shops.palermo)
  const headers = { 'idempotency-key': randomUUID() }
  const [first, second] = await Promise.all([
    diner.client.placeOrder({ headers, body }),
    diner.client.placeOrder({ headers, body }),
  ])
  expect(first).toEqual(second)
  expect(first.ok).toBe(true)
  const other = await diner.client.placeOrder({ headers, body: { ...body, notes: 'otro' } })
  expect(other.ok ? undefined : other.problem.code).toBe('idempotency-key-reused')
})

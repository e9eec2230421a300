import type { Page, Route } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

/** Holds the first order on its way back until `release` is called; the server has it already. */
async function holdAnswer(page: Page): Promise<{ arrived: Promise<void>; release: () => void }> {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/api/order', async (route: Route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    const response = await route.fetch()
    arrived.resolve()
    await released.promise
    await route.fulfill({ response }).catch(() => undefined)
  })
  return { arrived: arrived.promise, release: () => released.resolve() }
}

/** spec('000 §4.32') */
test('an order button that is pressed twice places one order', async ({
  page,
  atCheckout,
  checkout,
  followUp,
  diner,
}) => {
  const phone = diner.newPhone()
  await atCheckout({ plates: ['Vegetales grillados'], name: 'Doble Clic', phone })
  await checkout.payCash()
  await checkout.placeButton.dblclick()
  const order = await followUp.arrive()
  expect(await diner.ordersOf(shops.palermo, phone)).toEqual([order.code])
  await expect(page).toHaveURL(new RegExp(order.code))
})

/** spec('decisions the-server-is-the-authority.2') */
test('a page that is loaded again while its order is on the way places one order', async ({
  page,
  atCheckout,
  checkout,
  followUp,
  diner,
}) => {
  const { arrived, release } = await holdAnswer(page)
  const phone = diner.newPhone()
  await atCheckout({ plates: ['Puré de calabaza asada'], name: 'Recarga', phone })
  await checkout.payCash()
  await checkout.place()
  await arrived
  await page.reload()
  release()
  await checkout.place()
  const order = await followUp.arrive()
  expect(await diner.ordersOf(shops.palermo, phone)).toEqual([order.code])
})

/** spec('000 §8.5') */
test('an order that the server cannot take says so, and is sent again', async ({
  page,
  atCheckout,
  checkout,
  followUp,
  diner,
  quiet,
}) => {
  quiet.expectStatus(500)
  const phone = diner.newPhone()
  await atCheckout({ plates: ['Vegetales grillados'], name: 'Otra Vez', phone })
  await checkout.payCash()
  await page.route('**/api/order', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }), {
    times: 1,
  })
  await checkout.place()
  await expect(page.getByText(/^Hubo un error enviando el pedido, inténtelo en unos minutos/)).toBeVisible()
  await checkout.place()
  const order = await followUp.arrive()
  expect(await diner.ordersOf(shops.palermo, phone)).toEqual([order.code])
})

/** spec('000 §8.4') */
test('an order that changed says when what changed cannot be asked for', async ({
  page,
  atCheckout,
  checkout,
  diner,
  quiet,
}) => {
  quiet.expectStatus(422)
  quiet.expectFailures(/\/api\/diner\//)
  await atCheckout({ plates: ['Vegetales grillados'], name: 'Sin Red', phone: diner.newPhone() })
  await checkout.payCash()
  const problem = {
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    code: 'order-refused',
    detail: 'Tu pedido cambió.',
    errors: [{ code: 'menu-changed', message: 'El menú cambió mientras armabas tu pedido.' }],
  }
  await page.route('**/api/order', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await page.route('**/api/diner/**', (route) => route.abort())
  await checkout.place()
  await expect(page.getByText('Hubo un error actualizando el pedido')).toBeVisible()
  await page.unroute('**/api/diner/**')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Hubo un error actualizando el pedido')).toBeHidden()
})

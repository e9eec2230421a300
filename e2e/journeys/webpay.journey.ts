import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

test.use({ worldName: 'webpay' })
// All in one worker: the world is made once.
test.describe.configure({ mode: 'default' })

const DINER = {
  shop: shops.providencia,
  mode: 'Take away',
  plates: ['Empanada de pino'],
  name: 'Ignacia Rojas',
  phone: '9 8765 4321',
}

/** spec('001 §4.3') */
test('Webpay is left, runs out of time, declines, is paid, and is come back from twice', async ({
  page,
  atCheckout,
  checkout,
  followUp,
  staff,
  world,
}) => {
  await staff.open(shops.providencia, staffOf.caleta)
  await staff.isLive()
  await atCheckout({ ...DINER, payBy: 'Tarjeta (Webpay)' })
  await checkout.field('RUT').fill('12.345.678')
  await checkout.place()
  // The shop's page posts the token by itself; the diner only sees Webpay.
  const webpay = page.getByRole('heading', { name: 'Webpay' })
  await expect(webpay).toBeVisible()
  await page.getByRole('button', { name: 'Anular' }).click()
  const order = await followUp.arrive()
  await followUp.says('El pago no pudo ser procesado.')

  const goToPay = page.getByRole('button', { name: 'Ir a pagar' })
  for (const leave of [
    page.getByRole('link', { name: 'Se acabó el tiempo' }),
    page.getByRole('button', { name: 'Rechazar' }),
  ]) {
    await goToPay.click()
    await expect(webpay).toBeVisible()
    await leave.click()
    await followUp.says('El pago no pudo ser procesado.')
    await staff.hasNot(order)
  }
  expect(world.webpay?.()).toEqual({ charges: 0, refunds: 0 })

  await goToPay.click()
  const back = page.waitForRequest(/\/api\/payments\/transbank\/return\/.*token_ws=/)
  await page.getByRole('button', { name: 'Pagar' }).click()
  await followUp.says('Pagado')
  await staff.sees(order, 'Nuevos')
  await page.goto((await back).url())
  await followUp.arrive()
  await followUp.says('Pagado')
  expect(world.webpay?.()).toEqual({ charges: 1, refunds: 0 })
})

/** spec('decisions the-server-is-the-authority.6') */
test('a payment after its time is refunded: the diner is told, and the shop sees it', async ({
  page,
  atCheckout,
  checkout,
  card,
  followUp,
  staff,
  diner,
  world,
}) => {
  await staff.open(shops.providencia, staffOf.caleta)
  const phone = '9 8765 4322'
  await atCheckout({ ...DINER, phone, payBy: 'Billetera virtual' })
  await checkout.field('RUT').fill('12.345.678')
  await checkout.place()
  await expect(page.getByRole('heading', { name: 'Banco de prueba' })).toBeVisible()
  const [code = ''] = await diner.ordersOf(shops.providencia, phone)
  await world.endTimeToPay?.(code)
  await expect
    .poll(async () => {
      const seen = await diner.client.getOrder({ params: { alias: shops.providencia, code } })
      return seen.ok && seen.data.paymentStatus
    })
    .toBe('EXPIRED')
  // The page of the bank was open before: a diner who presses now pays an order that is gone.
  await card.atBank(/^Pagar/)
  const order = await followUp.arrive()
  await followUp.says('Te devolvimos el pago')
  await expect(page.getByRole('button', { name: 'Ir a pagar' })).toBeHidden()

  await staff.goTo('Finalizados')
  const row = staff.page.getByRole('link', { name: new RegExp(`^#${order.number}`) })
  await expect(row).toContainText('Pago devuelto')
  await row.click()
  await expect(staff.page.getByRole('dialog')).toContainText('El pago no llegó a tiempo.')
})

import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { dispatchOf } from '../rider/dispatch.ts'
import { riderOf } from '../rider/rider-screen.ts'
import { shops, staffOf } from '../shops.ts'

/** Where riders of the demo begin their shift, and the code that they need. */
const SHOP = shops.palermo
const CODE = 'palermo-2026'

test.use({ permissions: ['geolocation'], geolocation: { latitude: -34.588, longitude: -58.43 } })

// budget: one way from the shop to the door, read from top to bottom
test('an order goes to the door while the diner watches, and a lost connection costs nothing', async ({
  page,
  context,
  quiet,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  // Nobody knows the phone yet; later the connection is cut.
  quiet.expectStatus(404)
  quiet.expectFailures(/.*/)
  const shop = await dispatchOf(await openBrowser({ at: 'staff' }), SHOP, staffOf.palermo)
  const order = await shop.delivers()
  const rosa = riderOf(page, SHOP)
  await rosa.begins('Rosa Díaz', CODE)
  await expectAccessible(page, 'the list of shipments')
  await rosa.opens(`Pedido #${order.number}`)
  await rosa.reads(order.customer)

  const { page: diner } = await openBrowser()
  await diner.goto(`/logistics/tracking/order/${SHOP}/${order.code}`)
  await diner.getByRole('button', { name: 'Continuar' }).click()
  await expect(diner.getByText('Buscando repartidor')).toBeVisible()

  await rosa.drags('Aceptar envío', 0.6)
  await rosa.reads('Buscando repartidor')
  await rosa.drags('Aceptar envío', 1)
  await rosa.presses('En el local')
  await rosa.drags('En camino al cliente', 1)
  await expect(rosa.slide('Entregado')).toBeVisible()
  await expectAccessible(page, 'a shipment on its way')

  await expect(diner.getByText('Rosa Díaz')).toBeVisible()
  await expect(diner.getByRole('img', { name: 'El repartidor' })).toBeVisible()
  await expect(diner.getByText(/^Ubicación de hace/)).toBeVisible()
  await expectAccessible(diner, 'the tracking page')

  await context.setOffline(true)
  await rosa.presses('Entregado')
  await rosa.reads('Pendiente de enviar')
  await page.reload()
  await rosa.reads('Pendiente de enviar')
  await rosa.reads(/^Sin conexión: ves lo que había/)
  await expect(diner.getByText('Entregado')).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByText('Pendiente de enviar')).toBeHidden()
  await rosa.reads('¡Listo!')
  await expect(diner.getByText('Entregado')).toBeVisible()
  await diner.reload()
  await expect(diner.getByText('Entregado')).toBeVisible()
  await expect(diner.getByRole('dialog')).toBeHidden()
})

// budget: one shift of two riders, read from top to bottom
test('a stack is delivered in the rider’s order, what must come back comes back, and what one leaves another takes', async ({
  page,
  quiet,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  quiet.expectStatus(404)
  const shop = await dispatchOf(await openBrowser({ at: 'staff' }), SHOP, staffOf.palermo)
  const rosa = riderOf(page, SHOP)
  await rosa.begins('Rosa Díaz', CODE)

  const left = await shop.delivers()
  await rosa.opens(`Pedido #${left.number}`)
  const desk = await openBrowser()
  desk.quiet.expectStatus(404, 409)
  const raul = riderOf(desk.page, SHOP)
  // Raúl is told nothing by itself: he goes for what Rosa has by then.
  await desk.page.routeWebSocket(/./, () => undefined)
  await raul.begins('Raúl Paz', CODE)
  await raul.opens(`Pedido #${left.number}`)
  await rosa.presses('Aceptar envío')
  await expect(rosa.slide('En el local')).toBeVisible()
  await raul.presses('Aceptar envío')
  await raul.reads('Este envío lo lleva otro repartidor')
  await page.getByRole('button', { name: 'Cancelar envío en curso' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Quieres dejar este envío?' })
  await question.getByRole('button', { name: 'Cancelar envío en curso' }).click()
  await expect(page.getByRole('heading', { name: 'Envíos' })).toBeVisible()
  await desk.page.getByRole('link', { name: 'Ver envíos' }).click()
  await raul.opens(`Pedido #${left.number}`)
  await raul.presses('Aceptar envío')
  await expect(raul.slide('En el local')).toBeVisible()

  const stacked = [await shop.delivers(0), await shop.delivers(1), await shop.delivers(2)]
  const [, back, last] = stacked
  if (!back || !last) throw new Error('three were ordered')
  await shop.mustReturn(back)
  await shop.stacks(stacked)
  await rosa.opens('Multientrega de 3 envíos')
  for (const label of ['Aceptar envío', 'En el local', 'En camino al cliente']) await rosa.presses(label)
  await page.getByRole('button', { name: `Ir a esta entrega: Pedido #${last.number},` }).click()
  await rosa.reads(last.customer)
  for (let stop = 0; stop < stacked.length; stop += 1) {
    await rosa.presses('En camino al cliente')
    await rosa.presses('Entregado')
  }
  await expect(page.getByRole('listitem').filter({ hasText: `Pedido #${last.number}` })).toContainText(
    'Entregado',
  )
  await rosa.presses('Regreso al local')
  await rosa.reads('¡Listo!')
  await expect(page.getByRole('listitem').filter({ hasText: `Pedido #${back.number}` })).toContainText(
    'De regreso en el local',
  )
})

/** A picture as a camera would give one. */
const PHOTO = {
  name: 'puerta.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a rider who types wrong keys until none is left hands over with a photo and the reason', async ({
  page,
  quiet,
  openBrowser,
}) => {
  quiet.expectStatus(404, 422)
  const alias = shops.caballito
  const shop = await dispatchOf(await openBrowser({ at: 'staff' }), alias, staffOf.ombu)
  const order = await shop.delivers()
  const key = await shop.keyOf(order)
  const wrong = ['0001', '0002', '0003', '0004', '0005', '0006'].filter((digits) => digits !== key)
  const rosa = riderOf(page, alias)
  await rosa.begins('Rosa Díaz', 'caballito-2026')
  await rosa.opens(`Pedido #${order.number}`)
  await rosa.reads('Entre Thames y Serrano')
  for (const label of ['Aceptar envío', 'En el local', 'En camino al cliente', 'Entregado']) {
    await rosa.presses(label)
  }

  const door = page.getByRole('dialog')
  const confirm = door.getByRole('button', { name: 'Confirmar entrega' })
  for (const [at, left] of [
    'quedan 4 intentos',
    'quedan 3',
    'quedan 2',
    'queda 1 intento',
    'foto y el motivo',
  ].entries()) {
    await door.getByLabel('Clave de entrega').fill(wrong[at] ?? '')
    await confirm.click()
    await expect(door.getByText(left)).toBeVisible()
  }
  await expectAccessible(page, 'a door without its key')
  await confirm.click()
  await expect(door.getByText('Falta la foto o el motivo')).toBeVisible()
  await door.getByLabel('Saca una foto de la entrega').setInputFiles(PHOTO)
  await expect(door.getByRole('img', { name: 'Foto lista' })).toBeVisible()
  await door.getByLabel('¿Por qué no tienes la clave?').fill('La recibió el encargado')
  await confirm.click()
  await rosa.reads('¡Listo!')
  expect(await shop.reasonOf(order)).toBe('La recibió el encargado')
})

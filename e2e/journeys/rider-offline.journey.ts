import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { dispatchOf } from '../rider/dispatch.ts'
import { riderOf } from '../rider/rider-screen.ts'
import { shops, staffOf } from '../shops.ts'

test.use({ permissions: ['geolocation'], geolocation: { latitude: -34.618, longitude: -58.44 } })

/** spec('decisions beyond-the-documents.4') spec('001 §2.40') spec('001 §8.4') */
test('a key that could not be checked delivers nothing, and what is refused or called off stays in sight', async ({
  page,
  context,
  quiet,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  quiet.expectStatus(404, 422)
  quiet.expectFailures(/.*/)
  const alias = shops.caballito
  const shop = await dispatchOf(await openBrowser({ at: 'staff' }), alias, staffOf.ombu)
  const order = await shop.delivers()
  const key = await shop.keyOf(order)
  const name = `Pedido #${order.number}`
  await shop.mustReturn(order)
  const rosa = riderOf(page, alias)
  await rosa.begins('Rosa Díaz', 'caballito-2026')
  await rosa.reads(`De vuelta al local: ${name}`)
  await rosa.opens(name)
  for (const label of ['Aceptar envío', 'En el local', 'En camino al cliente']) await rosa.presses(label)
  await expect(rosa.slide('Entregado')).toBeVisible()
  await rosa.reads('Después de la entrega, de vuelta al local')

  await context.setOffline(true)
  const door = page.getByRole('dialog')
  const confirm = door.getByRole('button', { name: 'Confirmar entrega' })
  await rosa.taps('Entregado')
  await door.getByLabel('Clave de entrega').fill(key === '0001' ? '0002' : '0001')
  await confirm.click()
  await expect(door.getByText(/^Sin conexión no se sabe si es la correcta/)).toBeVisible()
  await expect(door.getByLabel('Saca una foto de la entrega')).toBeVisible()
  await expectAccessible(page, 'a door whose key is not checked')
  await door.getByRole('button', { name: 'Cerrar' }).click()
  await rosa.reads(`${name}: clave sin comprobar`)
  await expect(page.getByText('¡Listo!')).toBeHidden()
  await page.getByRole('link', { name: 'Ver envíos' }).click()
  await rosa.reads('Clave sin comprobar')
  await rosa.reads('Hubo un error buscando los envíos, vuelva a intentarlo en unos minutos')
  await rosa.reads(/^Datos de hace/)
  await expectAccessible(page, 'a list with a key that is not checked')

  await context.setOffline(false)
  await rosa.reads(`${name}: no se pudo enviar «Entregado»`)
  await rosa.reads('La clave no es correcta. Te quedan 4 intentos.')
  await page.reload()
  await rosa.reads('La clave no es correcta. Te quedan 4 intentos.')
  await rosa.opens(name)
  await page.getByRole('button', { name: 'Entendido' }).click()
  await expect(page.getByText('La clave no es correcta')).toBeHidden()
  await rosa.taps('Entregado')
  await door.getByLabel('Clave de entrega').fill(key ?? '')
  await confirm.click()
  await expect(rosa.slide('Regreso al local')).toBeVisible()
  await rosa.reads('De vuelta a')
  await page.getByRole('link', { name: 'Ver envíos' }).click()
  await rosa.reads(`De vuelta al local: ${name}`)
  const comesBack = page.getByRole('listitem').filter({ hasText: `De vuelta al local: ${name}` })
  await expect(comesBack.first()).not.toContainText('Cobra')

  const second = await shop.delivers(1)
  await rosa.opens(`Pedido #${second.number}`)
  for (const label of ['Aceptar envío', 'En el local', 'En camino al cliente']) await rosa.presses(label)
  await expect(rosa.slide('Entregado')).toBeVisible()
  await shop.callsOff(second)
  await page.getByRole('link', { name: 'Ver envíos' }).click()
  await rosa.reads('Se canceló un envío que llevabas')
  await rosa.reads(`Pedido #${second.number} · Cancelado por el local`)
  await expectAccessible(page, 'a list with a delivery that was called off')
  await page.getByRole('button', { name: 'Ya está en el local' }).click()
  await expect(page.getByText('Se canceló un envío que llevabas')).toBeHidden()
})

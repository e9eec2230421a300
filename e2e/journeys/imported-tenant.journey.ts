import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { asADiner, menuIsKept } from '../menu-is-kept.ts'
import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { contactOf, fetchBy, got } from '../diner/calls.ts'
import { hostileChat } from '../faults/hostile-chat.ts'
import { shops, staffOf } from '../shops.ts'
import { takeSession } from '../staff/staff-session.ts'

test.use({ worldName: 'importedTenant' })
// All in one worker: the world is made once.
test.describe.configure({ mode: 'default' })

/** spec('decisions tenants-are-files.2') */
test('a pizzeria of Montevideo, imported from its file, is ordered from', async ({
  page,
  menu,
  cart,
  checkout,
  address,
  followUp,
  staff,
}) => {
  await staff.open(shops.malvin, staffOf.horno)
  await staff.isLive()

  await menu.choose(shops.malvin, 'Delivery')
  const pizza = await menu.openPlate('Muzzarella con gustos')
  await pizza.choose('Opciones', 'Medio metro')
  await pizza.tick('Gustos', 'Morrones')
  await pizza.tick('Gustos', 'Aceitunas')
  await pizza.add()
  const chivito = await menu.openPlate('Chivito al pan')
  await chivito.choose('Pan', 'Árabe')
  await chivito.tick('Acompañamiento', 'Papas fritas')
  await chivito.take('Aderezos', 'Mayonesa', 2)
  await chivito.add()
  await menu.add('Fainá del medio')

  await menu.seeOrder()
  await cart.oneMore('Fainá del medio')
  await cart.oneMore('Fainá del medio')
  await cart.goOn()
  // 3x2 in fainá at $ 75: one of the three is free.
  await expect(checkout.entry('Fainá 3x2')).toBeVisible()
  await checkout.fillIn({ name: 'Estela Bentancor', phone: '99 123 456' })
  // Without zones an address is enough, whether or not anybody can place it on a map.
  await address.giveUnknown('Camino de los Horneros 4321', { details: 'Portón verde' })
  await checkout.payCash()
  await checkout.place()

  const order = await followUp.arrive()
  await followUp.remember()
  await staff.sees(order, 'Nuevos')
  const detail = await staff.openOrder(order)
  for (const text of ['Medio metro', 'Morrones', 'Árabe', 'Portón verde', 'Estela Bentancor']) {
    await expect(detail.getByText(text).first()).toBeVisible()
  }
  await staff.closeOrder()
  await staff.accept(order)
  await followUp.says('El local aceptó tu pedido y lo está preparando.')
  await followUp.wasNotReloaded()
  await expect(page.getByText('Fainá del medio').first()).toBeVisible()
})

/** spec('000 §2.60') spec('001 §3.11') */
test('its menu reads as the file says: sold out, discounts, indicators and sizes', async ({ page, menu }) => {
  await menu.choose(shops.malvin, 'Retiro en el mostrador')
  await expect(menu.plate('Massini')).toContainText('Agotado')
  await expect(menu.plate('Ñoquis de papa')).toContainText('20% OFF')
  await expect(menu.plate('Pancho')).toContainText('99,50')
  await expect(menu.plate('Fainá de queso')).toContainText('Sin gluten')
  for (const category of ['Al tajo', 'Fainá', 'Chivitos', 'Bebidas']) {
    await expect(page.getByRole('heading', { name: category, exact: true })).toBeAttached()
  }
})

/** spec('decisions transfers.1') spec('decisions transfers.5') */
test('an order by transfer waits with an amount of its own, and is paid by the line of the bank that has it', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  staff,
}) => {
  await menu.choose(shops.malvin, 'Retiro en el mostrador')
  await menu.add('Fainá del medio')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Inés Olivera', phone: '99 765 432' })
  await checkout.payBy('Transferencia anticipada')
  await checkout.place()
  const order = await followUp.arrive()
  await followUp.isLive()
  await followUp.remember()
  const asked = page.getByRole('region', { name: 'tu transferencia' })
  await expect(asked).toContainText('001234567-00001')
  await expect(asked.getByRole('timer')).toHaveText(/Te quedan 4\d:\d\d/)
  const amount = /\$\s([\d.]+,\d\d)/.exec((await asked.innerText()) ?? '')?.[1] ?? ''
  expect(amount).toMatch(/,\d\d$/)
  await asked.getByRole('textbox', { name: 'Número de comprobante' }).fill('8841')
  await asked.getByRole('button', { name: 'Ya transferí' }).press('Enter')
  await expect(asked).toContainText('El local ya sabe que transferiste')
  await expect(asked.getByRole('heading')).toBeFocused()
  await expectAccessible(page, 'an order that waits for its transfer')

  await staff.open(shops.malvin, staffOf.horno, 'transfers')
  const awaited = staff.page.getByRole('listitem').filter({ hasText: 'Inés Olivera' })
  await expect(awaited).toContainText(amount)
  await expect(awaited).toContainText('8841')
  await staff.page.getByRole('button', { name: /^Confirmar a mano/ }).click()
  const byHand = staff.page.getByRole('dialog')
  await byHand.getByRole('button', { name: 'Confirmar el pago' }).click()
  const how = byHand.getByRole('textbox', { name: 'Cómo lo sabés' })
  await expect(how).toBeFocused()
  await expect(how).toHaveAccessibleDescription(/Escribí cómo lo sabés\./)
  await byHand.getByRole('button', { name: 'Volver' }).click()
  await staff.page.getByRole('button', { name: 'Cargar movimientos' }).click()
  const today = new Date().toLocaleDateString('es-UY', {
    timeZone: 'America/Montevideo',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  const lines = [
    'Fecha\tConcepto\tDébito\tCrédito\tSaldo',
    `${today}\tCOMISION\t35,00\t\t1.000,00`,
    `${today}\tTRANSF ${order.code}\t\t${amount}\t9.000,00`,
  ]
  await staff.page.getByRole('textbox', { name: 'O pegá acá los movimientos' }).fill(lines.join('\n'))
  await staff.page.getByRole('button', { name: 'Leer' }).click()
  await expect(staff.page.getByText('1 ingreso y 1 salida, que no se carga')).toBeVisible()
  await expectAccessible(staff.page, "a bank's list before it is taken in")
  await staff.page.getByRole('button', { name: 'Cargar 1 ingreso' }).click()

  await expect(asked).toBeHidden()
  await followUp.wasNotReloaded()
  await expect(page.getByText('Pagado').first()).toBeVisible()
  await expectAccessible(staff.page, 'the transfers of a contact')
  await staff.open(shops.malvin, staffOf.horno)
  await staff.sees(order, 'Nuevos')
})

test('on the host of its own it is at home: ordered from, paid at the bank, and followed there', async ({
  page,
  menu,
  cart,
  checkout,
  card,
  followUp,
  staff,
  world,
  quiet,
}) => {
  const own = world.dinerUrl.replace('localhost', 'malvin.localhost')
  await staff.open(shops.malvin, staffOf.horno)
  await staff.isLive()
  await page.goto(`${own}/?source=cartel`)
  await expect(page).toHaveURL(`${own}/menu/horno-de-malvin-pizzeria?source=cartel`)
  await expect(page.getByRole('heading', { name: '¿Cómo quieres tu pedido?' })).toBeVisible()
  // The shared host serves it, too, and says where it is at home.
  const home = page.locator('link[rel=canonical]')
  await page.goto(`/menu/${shops.malvin}/take-away`)
  await expect(home).toHaveAttribute('href', `${own}/menu/${shops.malvin}/take-away`)
  quiet.expectStatus(404)
  expect((await page.goto(`${own}/guia`))?.status()).toBe(404)

  await page.goto(`${own}/menu/${shops.malvin}/take-away`)
  await expect(home).toHaveAttribute('href', `${own}/menu/${shops.malvin}/take-away`)
  await menu.add('Fainá del medio')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Nahuel Silveira', phone: '99 765 432' })
  await checkout.payBy('Billetera')
  await checkout.place()
  await card.atBank(/^Pagar/)
  const order = await followUp.arrive()
  expect(new URL(page.url()).origin).toBe(own)
  await followUp.says('Pagado')
  await followUp.isLive()
  await followUp.remember()
  await staff.sees(order, 'Nuevos')
  await staff.accept(order)
  await followUp.says('El local aceptó tu pedido y lo está preparando.')
  await followUp.wasNotReloaded()
})

/** spec('decisions beyond-the-documents.11') */
test('on the host of its own the last menu is there without a connection, also for who starts at the shop', async ({
  page,
  context,
  world,
  quiet,
}) => {
  const own = world.dinerUrl.replace('localhost', 'malvin.localhost')
  // Requests fail meanwhile.
  quiet.expectFailures(/^http/)
  await asADiner(page)
  const menu = `${own}/menu/${shops.malvin}/take-away`
  await page.goto(menu)
  await menuIsKept(page)
  const scopes = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations()
      return all.map(({ scope }) => scope)
    })
  expect(await scopes()).toEqual([`${own}/menu/`])

  await context.setOffline(true)
  await page.goto(`${own}/menu/${shops.malvin}`)
  await expect(page).toHaveURL(menu)
  await expect(page.getByRole('heading', { level: 1, name: /Malvín - Rambla/ })).toBeVisible()
  await expect(page.getByText('Estás sin conexión')).toBeVisible()
})

/** spec('decisions beyond-the-documents.28') */
test('a chat that turns out to be hostile gets nothing of a session, of what a browser keeps, or of a shift', async ({
  page,
  quiet,
  world,
}) => {
  const url = world.dinerUrl
  // The owner of the shop looks at it in the browser in which she is signed in, and on shift as a
  // rider.
  await takeSession({ page, quiet, url }, staffOf.horno)
  await page.goto(`/menu/${shops.malvin}/soporte`)
  const client = createClient(fetchBy(page.request), routes)
  const { id: contactId } = await contactOf(client, shops.malvin)
  const rider = { name: 'Rita', phone: '99 321 654', securityCode: 'rambla-2026', active: true }
  got(await client.createRider({ body: { ...rider, riderUser: { branchContact: { id: contactId } } } }))
  const mine = (): Promise<number[]> =>
    page.evaluate(async (id) => {
      const asked = [fetch('/api/staff/session'), fetch('/api/whoami', { headers: { 'x-rider-at': id } })]
      return (await Promise.all(asked)).map(({ status }) => status)
    }, contactId)
  expect(await mine()).toEqual([200, 200])

  quiet.expectFailures(/chat\.hostil\.test|\/api\/(?:staff\/session|whoami)$/)
  const chat = await hostileChat(page, { own: url, contactId })
  await page.getByRole('button', { name: '¿Necesitas ayuda? Chatea con el local' }).click()
  await expect.poll(() => chat.tried).toEqual(['storage', 'cookies', 'page', 'staff', 'rider', 'address'])
  expect(chat.loot).toEqual([])

  // It is shown all the same, as what it is, and closed by a button that is not its own.
  const beside = page.getByRole('region', { name: 'Chat con el local' })
  await expect(beside.frameLocator('iframe').getByText('¿En qué te ayudamos?')).toBeVisible()
  await expect(page).toHaveURL(`${url}/menu/${shops.malvin}/soporte`)
  // On a phone it lies over the whole page, and nobody comes to what it covers.
  const covered = page.locator('body > div').first()
  await expect(covered).toHaveJSProperty('inert', true)
  await beside.getByRole('button', { name: 'Cerrar el chat' }).click()
  await expect(beside).toBeHidden()
  await expect(covered).toHaveJSProperty('inert', false)
})

import { declineReward } from '../diner/reward.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

test.beforeEach(({ page }) => declineReward(page))

/** In the widest zone of Palermo, which no rider takes cash in. */
const FAR = 'Vicente López 1980'
/** In its middle zone. */
const MIDDLE = 'Gorriti 5900'
/** Served by Caballito, and by no other contact. */
const CABALLITO = 'Puan 700'
/** In no zone of anybody. */
const LA_PLATA = 'Calle 50 900'

/** spec('000 §2.14') spec('000 §2.20') spec('000 §6.4') spec('000 §8.16') */
test('an address out of reach: the list of the brand says so, and pick-up is the way out', async ({
  page,
  address,
}) => {
  await page.goto('/menu/fuego-lento')
  await address.give(LA_PLATA)
  await expect(page.getByRole('link', { name: /Fuego Lento Palermo.*5\d,\d km/ })).toBeVisible()
  const outside = page.getByText('Tu dirección está fuera de la zona de entrega.')
  // It is known with the address: nobody has to say first that it shall be brought.
  await expect(outside).toBeVisible()
  await expect(page.getByText(/^Cambia a .* o ingresa otra dirección\.$/)).toBeVisible()
  await expect(page.getByText('Este local no realiza envíos a tu dirección.').first()).toBeVisible()
  // Nor is a contact that cannot bring it opened in its delivery.
  await page.getByRole('link', { name: /Fuego Lento Palermo/ }).click()
  await expect(page).toHaveURL(/fuego-lento-palermo\/take-away/)
  await page.goto('/menu/fuego-lento')
  await page.getByRole('button', { name: /^Cambiar a/ }).click()
  await expect(outside).toBeHidden()
  await expect(page.getByText('Este local no realiza envíos a tu dirección.')).toBeHidden()
})

/** spec('000 §2.16') spec('000 §2.19') */
test('contacts stand by their distance, and say which of them does not reach the address', async ({
  page,
  address,
}) => {
  await page.goto('/menu/fuego-lento#take-away')
  await address.give(CABALLITO)
  const contacts = page.getByRole('main').getByRole('listitem')
  await expect(contacts.first()).toContainText('Fuego Lento Caballito')
  await expect(contacts.first()).toContainText(/0,\d km/)
  await page.getByRole('button', { name: 'Delivery', exact: true }).click()
  await expect(contacts.filter({ hasText: 'Fuego Lento Belgrano' })).toContainText(
    'Este local no realiza envíos a tu dirección.',
  )
  await expect(contacts.filter({ hasText: 'Fuego Lento Caballito' })).not.toContainText('no realiza envíos')
  await page.reload()
  await expect(contacts.first()).toContainText(/0,\d km/)
})

/** spec('000 §5.18') */
test('a brand that asks for the location does so once, as soon as delivery is chosen, and who has none chooses again', async ({
  page,
  address,
}) => {
  await page.goto('/menu/fuego-lento#delivery')
  await expect(address.dialog).toBeVisible()
  await address.dialog.getByRole('button', { name: 'CANCELAR' }).click()
  await expect(page.getByText('Debe ingresar la dirección').first()).toBeVisible()
  await expect(address.dialog).toBeHidden()
  const modes = page.getByRole('group', { name: '¿Cómo quieres tu pedido?' })
  await expect(modes.getByRole('button').first()).toBeFocused()
  await expect(modes.getByRole('button', { pressed: true })).toHaveCount(0)
  await modes.getByRole('button', { name: /Retiro/ }).click()
  await expect(page.getByRole('link', { name: /Fuego Lento Palermo/ })).toBeVisible()
  await modes.getByRole('button', { name: 'Delivery', exact: true }).click()
  await expect(address.dialog).toBeHidden()
  await address.give(MIDDLE)
  await expect(page.getByRole('link', { name: /Fuego Lento Palermo.*\d,\d km/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /Fuego Lento Palermo.*\d,\d km/ })).toBeVisible()
  await expect(address.dialog).toBeHidden()
})

/** spec('000 §2.74') spec('000 §2.99') */
test('a contact that does not reach the address shows the ways out: another contact, at the cost of the items', async ({
  page,
  menu,
  address,
}) => {
  await menu.choose(shops.belgrano, 'Delivery')
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await menu.add('Provoleta a la chapa')
  await address.give(CABALLITO)
  await expect(page.getByText('Tu dirección está fuera de la zona de entrega.')).toBeVisible()
  await page.getByRole('button', { name: 'Ver opciones' }).click()
  const other = page.getByRole('button', { name: /^Pedir en Fuego Lento Caballito/ })
  await other.click()
  const question = page.getByRole('alertdialog', { name: '¿Deseas continuar?' })
  await expect(question).toContainText('Al cambiar de local se borrarán los ítems agregados a tu pedido')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ver mi pedido' })).toBeVisible()

  await page.getByRole('button', { name: 'Ver opciones' }).click()
  await other.click()
  await question.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(new RegExp(`/menu/${shops.caballito}/delivery`))
  await expect(page.getByText('Envío calculado para tu dirección.')).toBeVisible()
  await page.goto(`/menu/${shops.belgrano}/preview`)
  await expect(page.getByText('Tu pedido está vacío')).toBeVisible()
})

/** spec('000 §2.41') spec('000 §4.8') */
test('an address outside cannot be ordered to; picking up or another address mends it', async ({
  page,
  menu,
  cart,
  checkout,
  address,
  followUp,
}) => {
  await menu.choose(shops.palermo, 'Delivery')
  await menu.add('Tabla Fuego Lento', { Opciones: 'Para dos' })
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Lejana Pérez', phone: '11 5555-1234' })
  await expect(checkout.deliveryCost).toHaveText('Según tu dirección')
  await checkout.place()
  await checkout.says('Debe ingresar dirección para poder realizar el pedido.')
  await checkout.deliverTo(LA_PLATA)
  await checkout.payBy('Transferencia al recibir')
  await expect(page.getByText('Tu dirección está fuera de la zona de entrega.')).toBeVisible()
  await checkout.place()
  await checkout.says('Tu dirección no se encuentra dentro de la zona de entrega.')

  await page.getByRole('button', { name: 'Ver opciones' }).click()
  await page.getByRole('link', { name: 'Cambiar a Retiro en el local' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  await page.goto(`/menu/${shops.palermo}/checkout`)

  await page.getByRole('button', { name: 'Ver opciones' }).click()
  await page.getByRole('button', { name: 'Ingresar otra dirección' }).click()
  await address.choose(MIDDLE)
  await address.goOn()
  await expect(checkout.deliveryCost).toHaveText('$ 2.200')
  await checkout.place()
  await followUp.arrive()
})

/** spec('000 §4.31') */
test('the zone says what delivery costs, by how it is paid; where no rider takes cash there is none', async ({
  page,
  menu,
  cart,
  checkout,
}) => {
  await menu.choose(shops.palermo, 'Delivery')
  await menu.add('Tabla Fuego Lento', { Opciones: 'Para dos' })
  await menu.seeOrder()
  await cart.goOn()
  await checkout.deliverTo(MIDDLE)
  await checkout.payCash()
  await expect(checkout.deliveryCost).toHaveText('$ 2.600')
  await checkout.payBy('Transferencia al recibir')
  await expect(checkout.deliveryCost).toHaveText('$ 2.200')

  await checkout.payCash()
  await checkout.deliverTo(FAR)
  await expect(checkout.deliveryCost).toHaveText('$ 3.900')
  await expect(page.getByRole('radio', { name: 'Efectivo' })).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Transferencia al recibir' })).toBeChecked()
})

/** spec('000 §2.64') */
test('the minimum of the zone decides whether the cart can go on', async ({ page, menu, cart, address }) => {
  await menu.choose(shops.palermo, 'Delivery')
  const facts = page.getByRole('main').locator('dl').first()
  // Three zones, and none is known yet: the lowest that one of them asks.
  await expect(facts).toContainText(/\$.1\.500\s*Envío desde|Envío desde\s*\$.1\.500/)
  await expect(facts).toContainText(/\$.9\.000\s*Mínimo desde|Mínimo desde\s*\$.9\.000/)
  await expect(page.getByText('El envío depende de tu dirección.')).toBeVisible()
  await address.give('Honduras 4890')
  await expect(facts).not.toContainText('desde')
  await expect(facts).toContainText('$ 1.500')
  await expect(facts).toContainText('$ 9.000')
  await menu.add('Provoleta a la chapa')
  await menu.seeOrder()
  // $ 9.800 are less than the next zone's minimum, and enough for the one around the contact.
  await expect(cart.continueLink).toBeVisible()
  await page.goto(`/menu/${shops.palermo}/delivery`)
  await address.give(FAR)
  await expect(facts).toContainText('$ 25.000')
  await page.goto(`/menu/${shops.palermo}/preview`)
  await expect(page.getByText(/para llegar al pedido mínimo de \$.25\.000/)).toBeVisible()
  await expect(cart.continueLink).toBeHidden()
})

test('a zone whose riders are all on their way says so, in the header and at the checkout', async ({
  page,
  menu,
  cart,
  checkout,
  address,
}) => {
  // As the server answers while every rider of the zone is busy; that it does is tested beside the
  // API.
  await page.route('**/deliveryzones/fee*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), providersFailed: true } })
  })
  const noRiders = page.getByText(
    'En este momento no contamos con repartidores en la zona. Vuelva a intentar mas tarde',
  )
  await menu.choose(shops.palermo, 'Delivery')
  await address.give(MIDDLE)
  await expect(noRiders).toBeVisible()
  await menu.add('Tabla Fuego Lento', { Opciones: 'Para dos' })
  await menu.seeOrder()
  await cart.goOn()
  await expect(noRiders).toBeVisible()
  await checkout.fillIn({ name: 'Paciente Ruiz', phone: '11 5555-4321' })
  await checkout.payBy('Transferencia al recibir')
  await checkout.place()
  await checkout.says('En este momento no contamos con repartidores en la zona. Vuelva a intentar más tarde')
})

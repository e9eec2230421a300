import { expectAccessible } from '../accessible.ts'
import { cartOf } from '../diner/cart.ts'
import { checkoutOf } from '../diner/checkout.ts'
import { followUpOf } from '../diner/follow-up.ts'
import { menuOf } from '../diner/menu.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// Diners of other journeys would see what is changed here.
test.use({ worldName: 'ownDemo' })

const PLATE = 'Provoleta vegana de castañas'

/** spec('decisions daily-count.6') spec('decisions daily-count.7') */
test('of one for a day the second diner reads that it is sold out for today, and orders it for another day', async ({
  menu,
  cart,
  checkout,
  followUp,
  staff,
  openBrowser,
}) => {
  const desk = staff.page
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  await desk.goto(`/console/${shops.palermo}/menu/plates/provoleta-vegana-de-castanas?view=menu`)
  const sheet = desk.getByRole('complementary', { name: PLATE })
  await sheet.getByRole('textbox', { name: 'Stock por día' }).fill('5')
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Guardado. Tus clientes ya lo ven.')).toBeVisible()
  await sheet.getByRole('button', { name: `Más de ${PLATE}` }).click()
  await desk.getByRole('menuitem', { name: 'En Fuego Lento Palermo…' }).click()
  const contact = desk.getByRole('dialog', { name: `${PLATE} en Fuego Lento Palermo` })
  await expect(contact).toContainText('Heredado: 5')
  const here = contact.getByRole('textbox', { name: 'Stock por día acá' })
  await here.fill('0')
  await contact.getByRole('button', { name: 'Guardar' }).click()
  await expect(contact.getByText('Escribí un número entero, desde 1.')).toBeVisible()
  await here.fill('1')
  await contact.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Guardado para Fuego Lento Palermo.')).toBeVisible()

  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add(PLATE)
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'La Primera', phone: '11 5555-0131' })
  await checkout.payCash()
  await checkout.place()
  await followUp.arrive()

  const { page: other, quiet } = await openBrowser()
  await other.goto(`/menu/${shops.palermo}/self-service`)
  await expect(menuOf(other).plate(PLATE)).toContainText('Agotado por hoy. Vuelve')
  await menuOf(other).openPlate(PLATE)
  await expect(other.getByRole('button', { name: 'Agotado' })).toBeDisabled()

  await other.goto(`/menu/${shops.palermo}/take-away`)
  const form = await menuOf(other).openPlate(PLATE)
  await form.says('Puedes pedirlo para otro día.')
  await expectAccessible(other, 'a plate that is sold out for today')
  await form.add()
  await menuOf(other).seeOrder()
  await cartOf(other).goOn()
  const second = checkoutOf(other)
  await second.fillIn({ name: 'El Segundo', phone: '11 5555-0132' })
  await second.payCash()
  quiet.expectStatus(422)
  await second.place()
  const dialog = other.getByRole('dialog', { name: 'Tu pedido cambió' })
  await expect(dialog).toContainText(`${PLATE} se agotó para hoy`)
  await dialog.getByRole('button', { name: 'Actualizar pedido' }).click()
  await expect(dialog).toBeHidden()
  await second.chooseTiming('Programado')
  const { hour } = await second.schedule()
  await second.place()
  await followUpOf(other).arrive()
  await followUpOf(other).says(new RegExp(`Programado para el .*${hour}`))
})

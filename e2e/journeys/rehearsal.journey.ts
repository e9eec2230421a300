import { expectAccessible } from '../accessible.ts'
import { followUpOf } from '../diner/follow-up.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

/** spec('decisions rehearsal.5') spec('decisions rehearsal.6') */
test('a shop that takes no orders rehearses one from a phone: it rings, is paid, accepted, printed and given back', async ({
  page,
  menu,
  cart,
  checkout,
  card,
  staff,
}) => {
  const desk = staff.page
  await staff.open(shops.recoleta, staffOf.ombu)
  await staff.isLive()
  await desk.goto(`/console/${shops.recoleta}/rehearsal`)
  await desk.getByRole('button', { name: 'Empezar un ensayo' }).click()
  const link = await desk.getByText(/\?preview=ensayo\./).innerText()
  await expectAccessible(desk, 'console rehearsal')

  await page.goto(link)
  const bar = page.getByRole('complementary', { name: 'ENSAYO' })
  await expect(bar).toContainText('No se cobra nada')
  await page.getByRole('link', { name: /^En el local/ }).click()
  await menu.add('Tiramisú')
  await expectAccessible(page, 'menu in a rehearsal')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ table: '4', phone: '11 5555 1234' })
  await checkout.payBy('Banco de prueba (ensayo)')
  await checkout.place()
  await card.atBank(/^Pagar/)
  const order = await followUpOf(page).arrive()
  await expect(bar).toBeVisible()

  const steps = desk.getByRole('list').filter({ hasText: 'Llegó al tablero' }).getByRole('listitem')
  await expect(steps.filter({ hasText: 'Llegó al tablero' })).toContainText('a las')
  await staff.goTo('Pedidos')
  const rehearsed = desk.getByRole('article').filter({ hasText: 'ENSAYO' })
  await expect(rehearsed).toContainText('Tiramisú')
  await rehearsed.getByRole('button', { name: /^Aceptar/ }).click()
  await desk.evaluate(() => {
    window.print = () => undefined
  })
  await rehearsed.getByRole('link', { name: `Ensayo #${order.number}` }).click()
  const sheet = desk.getByRole('dialog', { name: `Ensayo #${order.number}` })
  await sheet.getByRole('button', { name: 'Imprimir' }).click()
  await expect(desk.locator('.kitchen-ticket')).toContainText('ENSAYO')
  await sheet.getByRole('button', { name: 'Cancelar', exact: true }).click()
  const why = desk.getByRole('dialog', { name: `Cancelar pedido #${order.number}` })
  await why.getByRole('radio', { name: 'Otro motivo' }).check()
  await why.getByRole('textbox', { name: 'Escribí el motivo' }).fill('Fue un ensayo')
  await why.getByRole('button', { name: 'Cancelar pedido', exact: true }).click()

  await desk.goto(`/console/${shops.recoleta}/rehearsal`)
  await expect(desk.getByText('Todo funciona: tu local está listo para vender.')).toBeVisible()
  await desk.getByRole('button', { name: 'Terminar el ensayo' }).click()
  await page.reload()
  await expect(bar).toContainText('Este ensayo ya terminó')
  await bar.getByRole('link', { name: 'Ir a la tienda' }).click()
  await expect(page).toHaveURL(`/menu/${shops.recoleta}`)
  await expect(bar).toBeHidden()
})

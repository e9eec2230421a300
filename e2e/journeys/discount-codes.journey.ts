import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { backCloses } from '../back-closes.ts'
import { atCheckoutOf } from '../diner/at-checkout.ts'
import { benefitsOf } from '../diner/benefits.ts'
import { cartOf } from '../diner/cart.ts'
import { menuOf } from '../diner/menu.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

const TRANSFER = 'Transferencia al recibir'

/** Opens the checkout of Palermo with a plate in the cart, for a phone. */
const checkOut = (page: Page, plate: string, phone: string): Promise<void> =>
  atCheckoutOf(page)({ plates: [plate], name: 'Carla Cupón', phone, payBy: TRANSFER })

/** Changes the cart behind the code's back, and comes back to the checkout. */
async function addToCart(page: Page, plate: string): Promise<void> {
  const menu = menuOf(page)
  await page.goto(`/menu/${shops.palermo}/take-away`)
  // It comes over the end of the list, also under a finger.
  await expect(page.getByRole('link', { name: 'Ver mi pedido' })).toBeVisible()
  await menu.add(plate)
  await menu.seeOrder()
  await cartOf(page).goOn()
}

/**
 * spec('000 §2.82') spec('000 §4.14') spec('000 §4.15') spec('000 §4.19')
 * spec('000 §5.21') spec('000 §8.8')
 */
test('the phone comes first; a code that does not exist, one that is over and one for cash say so', async ({
  page,
  diner,
  checkout,
  quiet,
}) => {
  quiet.expectStatus(404, 409)
  const benefits = benefitsOf(page)
  await checkOut(page, 'Volcán de chocolate', '11')
  await benefits.openCode()
  await benefits.apply('BRASA10')
  await checkout.says(
    'Asegúrese de haber ingresado sus datos correctamente para validar el código de descuento.',
  )
  await backCloses(benefits.codeDialog)
  await checkout.fillIn({ phone: diner.newPhone() })
  await benefits.openCode()
  for (const code of ['NOEXISTE', 'VENCIDO']) {
    await benefits.apply(code)
    await checkout.says('No se encontró ningún descuento con el código ingresado.')
  }
  await benefits.apply('EFECTIVO5')
  await checkout.says('Este código no es válido con el medio de pago elegido.')
  await expectAccessible(page, 'a refused discount code')
})

/** spec('000 §5.26') */
test('a percentage stops at its cap, is kept over a reload, and stands on the order', async ({
  page,
  diner,
  checkout,
  followUp,
}) => {
  const benefits = benefitsOf(page)
  await checkOut(
    page,
    'Asado completo para veinte personas, con parrillero, vajilla, ensaladas, pan de campo y postre en su casa o quinta',
    diner.newPhone(),
  )
  await benefits.openCode()
  await benefits.apply(' brasa10 ')
  await expect(benefits.codeDialog.getByText('Aplicado', { exact: true })).toBeVisible()
  await expect(benefits.codeDialog).toContainText('Tope de descuento: $ 1.500')
  await expectAccessible(page, 'an applied discount code')
  await page.keyboard.press('Enter')
  await expect(benefits.codeDialog).toBeHidden()
  const row = checkout.entry('Cupón de Descuento - BRASA10')
  await expect(row.locator('xpath=..')).toContainText('1.500')
  await page.reload()
  await expect(row).toBeVisible()
  await checkout.place()
  await followUp.arrive()
  await expect(page.getByText('Cupón de Descuento - BRASA10')).toBeVisible()
})

for (const { code, unmet, plate } of [
  {
    code: 'CHORI1000',
    unmet: 'Descuento válido teniendo Chorizo criollo en el carrito',
    plate: 'Chorizo criollo',
  },
  {
    code: 'DULCE20',
    unmet: 'Descuento válido teniendo un ítem de la categoría Postres en el carrito',
    plate: 'Volcán de chocolate',
  },
  {
    code: 'MESAGRANDE',
    unmet: /Monto mínimo en productos: .*40\.000/,
    plate:
      'Asado completo para veinte personas, con parrillero, vajilla, ensaladas, pan de campo y postre en su casa o quinta',
  },
] as const) {
  /**
   * spec('000 §2.83') spec('000 §5.22') spec('000 §5.23') spec('000 §5.25')
   * spec('decisions tenants-are-files.6')
   */
  test(`${code} says what is lacking, and applies once it is there`, async ({ page, diner, checkout }) => {
    const benefits = benefitsOf(page)
    await checkOut(page, 'Puré de calabaza asada', diner.newPhone())
    await benefits.give(code)
    await expect(benefits.card(code)).toContainText('No aplicado')
    await expect(benefits.card(code)).toContainText(unmet)
    await expect(checkout.entry(`Cupón de Descuento - ${code}`)).toBeHidden()
    await addToCart(page, plate)
    await expect(benefits.card(code).getByText('Aplicado', { exact: true })).toBeVisible()
    await expect(checkout.entry(`Cupón de Descuento - ${code}`)).toBeVisible()
  })
}

/** spec('000 §5.24') */
test('a free delivery takes the delivery off, until it is free already', async ({
  page,
  diner,
  menu,
  cart,
  checkout,
  followUp,
}) => {
  const benefits = benefitsOf(page)
  await menu.choose(shops.palermo, 'Delivery')
  await menu.add('Provoleta a la chapa')
  await menu.add('Chorizo criollo')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Carla Cupón', phone: diner.newPhone() })
  await checkout.payBy(TRANSFER)
  await checkout.deliverTo('Thames 1500')
  await benefits.give('ENVIOGRATIS')
  await expect(checkout.entry('Cupón de Descuento - ENVIOGRATIS (Envio gratis)')).toBeVisible()
  await checkout.place()
  await followUp.arrive()
  await page.goto(`/menu/${shops.palermo}/delivery`)
  await menu.add(
    'Asado completo para veinte personas, con parrillero, vajilla, ensaladas, pan de campo y postre en su casa o quinta',
  )
  await menu.seeOrder()
  await cart.goOn()
  await benefits.give('ENVIOGRATIS')
  await expect(benefits.card('ENVIOGRATIS')).toContainText('Ya tiene envío gratis')
})

test('a code of the first purchase is for whoever has not ordered yet', async ({
  page,
  diner,
  checkout,
  quiet,
}) => {
  quiet.expectStatus(409)
  const benefits = benefitsOf(page)
  const phone = diner.newPhone()
  await checkOut(page, 'Volcán de chocolate', phone)
  await benefits.give('PRIMERA15')
  await expect(benefits.card('PRIMERA15')).toContainText('Este descuento solo es válido para primera compra')
  const regular = diner.newPhone()
  await diner.ordersQuickly(shops.palermo, { phone: regular })
  await checkout.fillIn({ phone: regular })
  await checkout.says('Se quitó el código de descuento')
  await expect(benefits.card('PRIMERA15')).toBeHidden()
  await benefits.openCode()
  await benefits.apply('PRIMERA15')
  await expect(benefits.codeDialog).toContainText('Este descuento solo es válido para primera compra')
})

/** spec('000 §2.100') spec('000 §4.16') spec('000 §4.17') */
test('another way to pay asks before the code goes; another moment of the order ends it', async ({
  page,
  diner,
  checkout,
}) => {
  const benefits = benefitsOf(page)
  await checkOut(page, 'Volcán de chocolate', diner.newPhone())
  await checkout.payCash()
  await benefits.give('FUEGO1500')
  const transfer = page.getByRole('radio', { name: TRANSFER })
  await transfer.click({ force: true })
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Si cambias el medio de pago se borrará el código de descuento')
  await expectAccessible(page, 'the question before a change of payment')
  await backCloses(question)
  await expect(transfer).not.toBeChecked()
  await expect(benefits.card('FUEGO1500')).toBeVisible()
  await transfer.click({ force: true })
  await question.getByRole('button', { name: 'Continuar' }).click()
  await expect(transfer).toBeChecked()
  await expect(benefits.card('FUEGO1500')).toBeHidden()

  await benefits.give('FUEGO1500')
  await expect(benefits.card('FUEGO1500')).toBeVisible()
  await checkout.chooseTiming('Programado')
  await expect(benefits.card('FUEGO1500')).toBeHidden()
})

/** spec('000 §4.18') spec('000 §9.7') */
test('a limited code is kept for three minutes', async ({ page, diner, checkout }) => {
  await page.clock.install()
  const benefits = benefitsOf(page)
  await checkOut(page, 'Volcán de chocolate', diner.newPhone())
  await benefits.give('ULTIMOS')
  await expect(benefits.card('ULTIMOS')).toContainText(/Lo guardamos para ti durante [0-3]:\d\d/)
  await page.clock.fastForward(170_000)
  await expect(benefits.card('ULTIMOS')).toBeVisible()
  await page.clock.fastForward(11_000)
  await checkout.says('Tiempo de aplicacion del descuento vencido')
  await expect(benefits.card('ULTIMOS')).toBeHidden()
  await expect(checkout.entry('Cupón de Descuento - ULTIMOS')).toBeHidden()
})

import { expect } from '@playwright/test'
import { backCloses } from '../back-closes.ts'
import { addressOf } from '../diner/address.ts'
import { cartOf } from '../diner/cart.ts'
import { checkoutOf } from '../diner/checkout.ts'
import { followUpOf, type PlacedOrder } from '../diner/follow-up.ts'
import { menuOf } from '../diner/menu.ts'
import { declineReward } from '../diner/reward.ts'
import { shops, staffOf } from '../shops.ts'
import type { StaffConsole } from '../staff/staff-console.ts'
import { tourOfHelp } from './after-order-tour.ts'
import type { DinerGuide } from './diner-tour.ts'

/** The longest name and the highest price of the demo. */
const FEAST =
  'Asado completo para veinte personas, con parrillero, vajilla, ensaladas, pan de campo y postre en su casa o quinta'

/**
 * An address that nobody delivers to: in the list of a brand, in the header of a menu, and the ways
 * out.
 */
async function tourOutOfZone({ page, look }: DinerGuide): Promise<void> {
  await menuOf(page).choose(shops.palermo, 'Delivery')
  await addressOf(page).give('Calle 50 900')
  await expect(page.getByText('Tu dirección está fuera de la zona de entrega.')).toBeVisible()
  await look('menu-out-of-zone')
  await page.getByRole('button', { name: 'Ver opciones' }).click()
  await expect(page.getByText('Ningún otro local llega a tu dirección.')).toBeVisible()
  await look('ways-out')
  await backCloses(page.getByRole('dialog'))
  await page.goto('/menu/fuego-lento#delivery')
  await expect(page.getByText(/^Cambia a .* o ingresa otra dirección\.$/)).toBeVisible()
  await look('branch-out-of-zone')
}

/**
 * A delivery on its way through the screens: out of the zone, below the minimum, at the checkout,
 * and with the longest of names.
 */
export async function tourOfDelivery(guide: DinerGuide): Promise<void> {
  const { page, look } = guide
  const [menu, cart, checkout] = [menuOf(page), cartOf(page), checkoutOf(page)]
  await tourOutOfZone(guide)
  await menu.choose(shops.palermo, 'Delivery')
  await menu.add('Puré de calabaza asada')
  await menu.seeOrder()
  await expect(page.getByText('para llegar al pedido mínimo')).toBeVisible()
  await look('cart-below-minimum')
  await cart.remove('Puré de calabaza asada')
  await menu.choose(shops.palermo, 'Delivery')
  await menu.add(FEAST)
  await menu.seeOrder()
  await look('cart-long-names')
  await cart.goOn()
  await expect(page.getByText('Tu dirección está fuera de la zona de entrega.')).toBeVisible()
  await look('checkout-delivery')
  await checkout.deliverTo('Gorriti 5123')
  await checkout.payCash('1000')
  await checkout.place()
  await checkout.says('El monto con el cual abonará')
  await look('checkout-delivery-refused')
}

/** Questions before a loss, and notices of a change. */
export async function tourOfQuestions({ page, look }: DinerGuide, staff: StaffConsole): Promise<void> {
  const [menu, cart, checkout] = [menuOf(page), cartOf(page), checkoutOf(page)]
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Alfajor de maicena')
  await page
    .getByRole('navigation', { name: '¿Cómo quieres tu pedido?' })
    .getByRole('link', { name: 'En el local', exact: true })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await look('confirm-reset')
  // It asks about a page that was gone to, and Back is the way from there.
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/take-away$/)
  await menu.add('Volcán de chocolate')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Delfina', phone: '11 2222-3333' })
  await checkout.payCash()
  await staff.open(shops.palermo, staffOf.palermo, 'menu')
  await staff.markSoldOut('Alfajor de maicena')
  await checkout.place()
  await expect(page.getByRole('dialog', { name: 'Tu pedido cambió' })).toBeVisible()
  await look('order-refused')
  await backCloses(page.getByRole('dialog'))
  await page.goto(`/menu/${shops.palermo}/preview`)
  await expect(cart.line('Alfajor de maicena')).toContainText('Agotado')
  await look('cart-changed')
  await staff.offerAgain('Alfajor de maicena')
}

/**
 * An order through its states, as the staff moves it; what the diner who placed it finds in the
 * account.
 */
export async function tourOfOrder(guide: DinerGuide, staff: StaffConsole): Promise<void> {
  const { page, look } = guide
  const followUp = followUpOf(page)
  const place = async (): Promise<PlacedOrder> => {
    const [menu, cart, checkout] = [menuOf(page), cartOf(page), checkoutOf(page)]
    await menu.choose(shops.palermo, 'Autoservicio')
    await menu.add('Café', { Opciones: 'Cortado' })
    await menu.seeOrder()
    await cart.goOn()
    await checkout.fillIn({ name: 'Delfina', phone: '11 2222-3333' })
    await checkout.payBy('Transferencia al recibir')
    await checkout.place()
    return followUp.arrive()
  }
  const order = await place()
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.accept(order)
  await followUp.says('El local aceptó tu pedido')
  await look('order-accepted')
  await page.goto(`/menu/${shops.palermo}/self-service`)
  await expect(page.getByRole('link', { name: /PEDIDO EN CURSO/ })).toBeVisible()
  await look('menu-order-in-progress')
  await page.goto(`/menu/${shops.palermo}/order/${order.code}`)
  await staff.ready(order)
  await followUp.says('Tu pedido está listo.')
  await look('order-ready')
  await staff.deliver(order)
  await followUp.says('Ya retiraste tu pedido.')
  await look('order-delivered')
  await tourOfHelp(guide)
  const other = await place()
  await staff.sees(other, 'Nuevos')
  await staff.cancel(other, { words: 'Se cortó la luz en toda la cuadra' })
  await followUp.says('Motivo: Se cortó la luz')
  await look('order-canceled')
}

/** A shop that confirms by message, and one without decimals. */
export async function tourOfOtherShops({ page, look }: DinerGuide): Promise<void> {
  const [menu, cart, checkout] = [menuOf(page), cartOf(page), checkoutOf(page)]
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  await declineReward(page)
  await menu.choose(shops.caballito, 'Take away')
  await menu.add('Volcán de chocolate')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Ester Paz', phone: '11 7890-1234', email: 'ester@correo.test' })
  await checkout.payCash()
  const message = page.waitForEvent('popup')
  await checkout.place()
  await (await message).close()
  await followUpOf(page).arrive()
  await look('order-by-message')
  await menu.choose(shops.providencia, 'Take away')
  await look('menu-chile')
}

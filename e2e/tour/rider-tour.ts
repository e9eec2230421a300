import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { dispatchOf, type Delivery } from '../rider/dispatch.ts'
import { riderOf, type Rider } from '../rider/rider-screen.ts'
import { shops, staffOf } from '../shops.ts'
import type { Desk } from '../staff/staff-session.ts'
import type { DinerGuide, FullGuide } from './diner-tour.ts'

const aPhone = (): string => `11 ${randomInt(2000, 6999)}-${randomInt(1000, 9999)}`

/** Gives a phone at the beginning of the way. */
async function givePhone(page: Page, alias: string, phone: string): Promise<void> {
  await page.goto(`/logistics/${alias}/rider/phoneIntake`)
  await page.getByLabel('Ingresa con tu teléfono').fill(phone)
  await page.getByRole('button', { name: 'Siguiente' }).click()
}

/** Registering as a rider: the phone, all the fields, and what is missing of them. */
export async function tourOfRegister({ page, look, shop }: DinerGuide): Promise<void> {
  await page.goto(`/logistics/${shop.alias}/rider/phoneIntake`)
  await look('rider-phone')
  await givePhone(page, shop.alias, aPhone())
  await expect(page.getByLabel('Confirma tu teléfono')).toBeVisible()
  await look('rider-register')
  await page.getByRole('button', { name: 'Iniciar turno' }).click()
  await expect(page.getByText('Debe completar todos los campos para continuar').first()).toBeVisible()
  await look('rider-register-incomplete')
}

/** The end of a shift, and the beginning of the next one. */
export async function tourOfShift({ page, look, shop }: FullGuide): Promise<void> {
  const { alias, riders } = shop
  const { code } = riders
  const phone = aPhone()
  await givePhone(page, alias, phone)
  await page.getByLabel('Confirma tu teléfono').fill(phone)
  await page.getByLabel('Nombre y Apellido').fill('Rosa Díaz')
  await page.getByLabel('Código de seguridad').fill(code)
  await page.getByRole('button', { name: 'Iniciar turno' }).click()
  await expect(page.getByText('¡Turno iniciado! Ya puedes tomar envíos.')).toBeVisible()
  await look('rider-shift-started')
  await page.getByRole('link', { name: 'Finalizar turno' }).click()
  const end = page.getByRole('button', { name: 'Finalizar turno' })
  await expect(end).toBeVisible()
  await look('rider-log-out')
  await page.getByLabel('Código de seguridad').fill(code)
  await end.click()
  await expect(page.getByText('Turno finalizado. ¡Hasta la próxima!')).toBeVisible()
  await givePhone(page, alias, phone)
  await expect(page.getByText('¡Hola Rosa Díaz!')).toBeVisible()
  await look('rider-log-in')
}

/** Another phone than the one that the shift began with: the digits that the shop asks for. */
export async function tourOfNewPhone({ page, look, shop: { alias, riders } }: FullGuide): Promise<void> {
  const rosa = riderOf(page, alias)
  const phone = await rosa.begins('Rosa Díaz', riders.code)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await rosa.returns(phone, '¡Hola Rosa Díaz!')
  await rosa.ends(riders.code)
  await rosa.reads(/^Tu código es \d{4}$/)
  await look('rider-new-phone')
}

/** The order on the diner's map, and the rider on the way. */
async function tourOfTracking({ page, look, shop }: FullGuide, { code }: Delivery): Promise<void> {
  await page.goto(`/logistics/tracking/order/${shop.alias}/${code}`)
  await expect(page.getByRole('img', { name: 'El repartidor' })).toBeVisible()
  await look('tracking')
}

/**
 * The key that the door will ask for, before the map: at a contact of the brand whose riders need
 * it.
 */
export async function tourOfKey({ page, look }: FullGuide, desk: Desk): Promise<void> {
  const shop = await dispatchOf(desk, shops.caballito, staffOf.ombu)
  const order = await shop.delivers()
  await page.goto(`/logistics/tracking/order/${shops.caballito}/${order.code}`)
  // A try that gave up sooner would leave its delivery on offer.
  await expect(page.getByRole('dialog', { name: 'Tu clave de entrega' })).toBeVisible({ timeout: 30_000 })
  await look('tracking-key')
  // The list of this contact is shown where nothing is on offer.
  await shop.callsOff(order)
}

/** Takes a delivery as far as the way to the door, where a position is told. */
async function leaveWith(rider: Rider): Promise<void> {
  await rider.presses('Aceptar envío')
  await rider.presses('En el local')
  await rider.presses('En camino al cliente')
}

/**
 * A delivery alone: nothing to take, something, on offer, on its way, on the diner's map, and done.
 */
export async function tourOfShipment(guide: FullGuide, desk: Desk): Promise<void> {
  const { page, look } = guide
  const { alias, riders, staff } = guide.shop
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(riders.at)
  await riderOf(page, riders.idle.alias).begins('Rosa Díaz', riders.idle.code)
  await expect(page.getByText('No hay envíos para entregar')).toBeVisible()
  await look('rider-list-empty')
  const rosa = riderOf(page, alias)
  await rosa.begins('Rosa Díaz', riders.code)
  const shop = await dispatchOf(desk, alias, staff)
  const order = await shop.delivers()
  await expect(page.getByRole('link', { name: `Abrir Pedido #${order.number},` })).toBeVisible()
  await look('rider-list')
  await rosa.opens(`Pedido #${order.number}`)
  await look('rider-shipment-on-offer')
  await leaveWith(rosa)
  await rosa.reads('Compartes tu ubicación mientras llevas el envío.')
  await expect(rosa.slide('Entregado')).toBeVisible()
  await look('rider-shipment')
  const address = page.url()
  await page.context().clearPermissions()
  await page.reload()
  await rosa.reads(/^No podemos ver tu ubicación/)
  await look('rider-shipment-no-position')
  await page.context().grantPermissions(['geolocation'])
  await tourOfTracking(guide, order)
  await page.goto(address)
  await rosa.presses('Entregado')
  await rosa.reads('¡Listo!')
  await look('rider-done')
}

/** Several deliveries at once, of which the rider picks the next door. */
export async function tourOfStack({ page, look, shop: place }: FullGuide, desk: Desk): Promise<void> {
  const { alias, riders, staff } = place
  const rosa = riderOf(page, alias)
  await rosa.begins('Rosa Díaz', riders.code)
  const shop = await dispatchOf(desk, alias, staff)
  await shop.stacks([await shop.delivers(0), await shop.delivers(1), await shop.delivers(2)])
  await rosa.opens('Multientrega de 3 envíos')
  await leaveWith(rosa)
  await rosa.presses('En camino al cliente')
  await expect(rosa.slide('Entregado')).toBeVisible()
  await look('rider-stack')
}

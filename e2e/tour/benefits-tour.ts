import { expect } from '@playwright/test'
import { accountOf } from '../diner/account.ts'
import { benefitsOf } from '../diner/benefits.ts'
import { cartOf } from '../diner/cart.ts'
import { checkoutOf } from '../diner/checkout.ts'
import { dinerOf } from '../diner/diner.ts'
import { menuOf } from '../diner/menu.ts'
import { phoneWithPoints } from '../diner/reward.ts'
import { shops } from '../shops.ts'
import type { DinerGuide } from './diner-tour.ts'

/** Brings a plate to the checkout and says who orders. */
async function checkOut({ page, shop }: DinerGuide, phone: string): Promise<void> {
  const [menu, cart, checkout] = [menuOf(page), cartOf(page), checkoutOf(page)]
  await page.goto(`/menu/${shop.alias}/${shop.modePath}`)
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Aceptar' })
  if (await accept.isVisible()) await accept.click()
  await menu.add(shop.plainPlate)
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Josefina Etcheverry', phone })
  await checkout.payBy('Transferencia al recibir')
}

/**
 * A discount code: asked for, unknown, with what it lacks, applied; and one that is kept for three
 * minutes.
 */
export async function tourOfCodes(guide: DinerGuide): Promise<void> {
  const { page, look, shop } = guide
  const benefits = benefitsOf(page)
  await checkOut(guide, dinerOf(page.context().request).newPhone())
  await benefits.openCode()
  await look('code')
  await benefits.apply('NOEXISTE')
  await expect(benefits.codeDialog.getByText('No se encontró ningún descuento')).toBeVisible()
  await look('code-unknown-failed')
  await expect(page.getByText('No se encontró ningún descuento')).toHaveCount(1)
  const show = async ([name, code]: readonly [string, string]): Promise<void> => {
    await benefits.apply(code)
    await expect(benefits.codeDialog.getByRole('group')).toBeVisible()
    await look(`code-${name}`)
    await benefits.codeDialog.getByRole('button', { name: 'Quitar' }).click()
    await expect(page.getByText('Se quitó el código de descuento')).toHaveCount(0)
  }
  await Object.entries(shop.codes).reduce((before, one) => before.then(() => show(one)), Promise.resolve())
  await benefits.apply(Object.values(shop.codes)[0] ?? '')
  await benefits.codeDialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(benefits.codeDialog).toBeHidden()
  await expect(page.getByText('Se quitó el código de descuento')).toHaveCount(0)
  await look('checkout-with-code')
}

/**
 * Points to spend at the checkout, of a phone that has some: in a new browser six digits are asked
 * for first.
 */
export async function tourOfPoints(guide: DinerGuide): Promise<void> {
  const { page, look } = guide
  const diner = dinerOf(page.context().request)
  const phone = await phoneWithPoints(diner, 'Pía Puntos')
  const claimedWith = await diner.receivedDigits(phone)
  await page.context().clearCookies()
  await checkOut(guide, phone)
  await benefitsOf(page).points('Brasas').click()
  const dialog = page.getByRole('dialog', { name: 'Mis Brasas' })
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  const digits = dialog.getByRole('textbox', { name: 'Código' })
  await expect(digits).toBeFocused()
  await look('points-digits')
  await expect.poll(() => diner.receivedDigits(phone)).not.toBe(claimedWith)
  await digits.fill(await diner.receivedDigits(phone))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Brasas a canjear' })).toBeVisible()
  await look('points')
}

/** The reward for signing up, where a contact offers one. */
export async function tourOfReward({ page, look }: DinerGuide): Promise<void> {
  await page.goto(`/menu/${shops.caballito}/take-away`)
  await expect(page.getByRole('dialog', { name: /^Te regalamos/ })).toBeVisible()
  await look('reward')
}

/** The six digits of a sign-in, where numbers are verified. */
export async function tourOfSignInCode({ page, look, shop }: DinerGuide): Promise<void> {
  await page.goto(`/menu/${shop.alias}/${shop.modePath}`)
  await accountOf(page).open()
  await accountOf(page).signIn(dinerOf(page.context().request).newPhone())
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await expect(dialog).toContainText('Te enviamos un código de seis dígitos')
  await look('sign-in-code')
}

/** Benefits of a partner's user, in the cart and at the checkout. */
export async function tourOfExternalBenefit(guide: DinerGuide): Promise<void> {
  const { page, look, shop } = guide
  const user = new URLSearchParams({ partner: 'sandbox', externalUserId: 'oro', userToken: 'prueba' })
  await page.goto(`/menu/${shop.alias}/${shop.modePath}?${user.toString()}`)
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Aceptar' })
  if (await accept.isVisible()) await accept.click()
  await menuOf(page).add(shop.plainPlate)
  await menuOf(page).seeOrder()
  const benefit = page.getByRole('region', { name: 'Tu beneficio' })
  await expect(benefit).toBeVisible()
  await look('cart-external-benefit')
  await cartOf(page).goOn()
  await expect(benefit).toBeVisible()
  await benefit.scrollIntoViewIfNeeded()
  await look('checkout-external-benefit')
  await page.getByText('Total', { exact: true }).scrollIntoViewIfNeeded()
  await look('ticket-external-benefit')
}

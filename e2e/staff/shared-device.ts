import { expect, type Page } from '@playwright/test'
import type { StaffAccount } from './staff-session.ts'

type Password = Pick<StaffAccount, 'password'>

/** Chooses the PIN of a signed-in person for shared devices. */
export async function choosePin(page: Page, { password }: Password, pin: string): Promise<void> {
  await page.goto('/console/account')
  await page
    .getByRole('button', { name: /^Elegir (un|otro) PIN/ })
    .first()
    .click()
  await page.getByLabel('PIN nuevo').fill(pin)
  await page.getByLabel(/^Escrib[eí] tu contraseña para continuar$/).fill(password)
  await page.getByRole('button', { name: 'Guardar el PIN' }).click()
  await expect(page.getByText('PIN guardado').first()).toBeVisible()
}

/** Opens what is asked before the device of a page is shared, and answers it. */
export async function fillShareDevice(page: Page, shop: string, { password }: Password): Promise<void> {
  await page.goto(`/console/${shop}/team`)
  await shareButton(page).click()
  await page.getByLabel('Nombre de la tablet').fill('Caja')
  await page.getByLabel(/^Escrib[eí] tu contraseña para continuar$/).fill(password)
}

/** Shares the device: nobody is signed in on it until somebody gives a PIN. */
export async function shareDevice(page: Page): Promise<void> {
  await shareButton(page).click()
  await expect(page.getByRole('heading', { name: /^¿Quién (?:eres|sos)\?$/ })).toBeVisible()
}

const shareButton = (page: Page) => page.getByRole('button', { name: 'Compartir este dispositivo' })

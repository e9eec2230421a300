import { expect, type Page } from '@playwright/test'
import { shops, staffOf } from '../shops.ts'
import type { StaffGuide } from './staff-tour.ts'

/** Answers a call of a method in the server's place; all other calls go on. */
async function answer(
  page: Page,
  [method, address]: readonly [string, string],
  { status = 200, json }: { readonly status?: number; readonly json: unknown },
): Promise<void> {
  const contentType = status < 400 ? 'application/json' : 'application/problem+json'
  const given = { status, contentType, body: JSON.stringify(json) }
  await page.route(address, (route) =>
    route.request().method() === method ? route.fulfill(given) : route.fallback(),
  )
}

/**
 * The code after the password, of the app or one that was written down. Nobody of the demo has one.
 */
export async function tourOfSecondStep({ staff, look }: StaffGuide): Promise<void> {
  const { page, quiet } = staff
  quiet.expectStatus(401)
  const [title, detail] = ['Unauthorized', 'Escribe el código de tu app de autenticación.']
  const code = 'second-factor-required'
  const problem = { type: 'about:blank', title, status: 401, code, detail }
  await answer(page, ['POST', '**/api/staff/session'], { status: 401, json: problem })
  await page.goto('/console/session')
  await staff.fillInSignIn(staffOf.palermo)
  await expect(page.getByRole('textbox', { name: 'Código de la app' })).toBeFocused()
  await look('second-step')
  await page.getByRole('button', { name: 'Perdí el teléfono: usar un código de recuperación' }).click()
  await expect(page.getByRole('textbox', { name: 'Código de recuperación' })).toBeFocused()
  await look('second-step-recovery')
  await page.unrouteAll()
}

/** A link that somebody works with for a company, and one that is over. */
export async function tourOfInvitation({ staff, look }: StaffGuide): Promise<void> {
  const { page, quiet } = staff
  quiet.expectStatus(410)
  await page.goto('/console/invitation#de-nadie')
  await expect(page.getByRole('heading', { level: 1, name: 'Este link ya no sirve' })).toBeVisible()
  await look('invitation-ended')
  const invitation = {
    companyName: 'Grupo Ombú',
    email: 'caja@ombu.demo',
    passwordNeeded: true,
    nameNeeded: true,
  }
  await answer(page, ['POST', '**/api/staff/invitation'], { json: invitation })
  await page.goto('/console/session')
  await page.goto('/console/invitation#de-muestra')
  await expect(page.getByLabel(/^(?:Elige|Elegí) tu contraseña$/)).toBeVisible()
  await look('invitation')
  await page.unrouteAll()
}

const FACTOR = {
  uri: 'otpauth://totp/Mostrador:cajero@ombu.demo?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Mostrador',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  recoveryCodes: ['f0kJh-N5ZpK', 'AyFga-5Zzrj', '7euEg-pG7sT', 'RXUps-D1Dhl', 'c1rVO-6ANG1', '6xYwp-1TM7H'],
}

/** Own account, and how a second step is set up; nothing of it is kept. */
export async function tourOfStaffAccount({ staff, look }: StaffGuide): Promise<void> {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.palermo)
  await page.goto('/console/account')
  await expect(page.getByText('Esta sesión')).toBeVisible()
  await look('account')
  await answer(page, ['POST', '**/api/staff/secondfactor'], { json: FACTOR })
  await page.getByRole('button', { name: 'Activar', exact: true }).click()
  const password = page.getByLabel('Escribí tu contraseña para continuar')
  await expect(password).toBeFocused()
  await password.fill(staffOf.palermo.password)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('img', { name: 'Código QR para tu app de autenticación' })).toBeVisible()
  await expect(page.getByText(/^Escaneá este código/)).toBeFocused()
  await look('account-second-factor')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Activar', exact: true })).toBeFocused()
  await page.unrouteAll()
}

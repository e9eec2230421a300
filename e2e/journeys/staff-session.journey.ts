import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { giveVirtualPasskey } from '../staff/virtual-passkey.ts'

test('signing in says what is missing and what is wrong, and leads back to where one was', async ({
  staff,
}) => {
  staff.quiet.expectStatus(401)
  const { page } = staff
  await page.goto(`/console/${shops.palermo}/menu`)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByText('Escribí tu correo.')).toBeVisible()
  await staff.fillInSignIn({ email: staffOf.palermo.email, password: 'no es esta' })
  await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no son correctos.')
  await staff.fillInSignIn(staffOf.palermo)
  await expect(page).toHaveURL(`/console/${shops.palermo}/menu`)
  await expect(page.getByRole('heading', { level: 1, name: 'Carta' })).toBeVisible()
})

/** spec('decisions who-sees-what.4') */
test('a cashier works at one branch contact only; the owner chooses among all', async ({
  staff,
  openBrowser,
}) => {
  staff.quiet.expectStatus(401, 404)
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.page.goto(`/console/${shops.almagro}/orders`)
  await expect(staff.page.getByText('No encontramos este local')).toBeVisible()

  const { page, quiet } = await openBrowser({ at: 'staff', viewport: DESK })
  quiet.expectStatus(401)
  await page.goto('/console/')
  await page.getByRole('textbox', { name: 'Correo' }).fill(staffOf.ombu.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(staffOf.ombu.password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Elegí un local' })).toBeVisible()
  await expect(page.getByRole('link', { name: /La Nonna Almagro/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Caleta/ })).toBeHidden()
})

test('after signing out nothing of the shop is seen', async ({ staff }) => {
  await staff.signIn(shops.palermo, staffOf.palermo)
  await staff.page.getByRole('button', { name: 'Salir' }).click()
  await expect(staff.page.getByRole('heading', { level: 1, name: 'Ingresá a tu local' })).toBeVisible()
  await staff.page.goto(`/console/${shops.palermo}/orders`)
  await expect(staff.page.getByRole('heading', { level: 1, name: 'Ingresá a tu local' })).toBeVisible()
})

/** spec('decisions who-sees-what.10') */
test('a passkey is made with the password, and signs in by itself', async ({ openBrowser }) => {
  const { page, quiet } = await openBrowser({ at: 'staff', viewport: DESK })
  quiet.expectStatus(401)
  await giveVirtualPasskey(page)
  const { email, password } = staffOf.caletaTill
  await page.goto('/console/')
  await page.getByRole('textbox', { name: 'Correo' }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('link', { name: /^Tu cuenta/ }).click()
  const passkeys = page.getByRole('region', { name: 'Llaves de acceso' })
  await passkeys.getByRole('button', { name: 'Agregar una llave de acceso' }).click()
  await passkeys.getByRole('textbox', { name: 'Nombre' }).fill('La tableta')
  await passkeys.getByLabel('Escribe tu contraseña para continuar').fill(password)
  await passkeys.getByRole('button', { name: 'Continuar' }).click()
  await expect(passkeys.getByText('La tableta')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/console/session')
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await page.getByRole('link', { name: /^Tu cuenta/ }).click()
  await expect(passkeys.getByText(/^Último uso/)).toBeVisible()
  await passkeys.getByRole('button', { name: 'Quitar La tableta' }).click()
  await passkeys.getByLabel('Escribe tu contraseña para continuar').fill(password)
  await passkeys.getByRole('button', { name: 'Quitar La tableta' }).click()
  await expect(passkeys.getByText('Todavía no tienes ninguna.')).toBeVisible()
})

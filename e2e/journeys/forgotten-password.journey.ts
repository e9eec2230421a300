import { expectAccessible } from '../accessible.ts'
import { DESK, expect, test } from '../journey.ts'
import { linkInMailTo } from '../staff/mailed-link.ts'
import { staffOf } from '../shops.ts'

test.use({ worldName: 'ownDemo' })

const NEXT = 'una frase que sí recuerdo'

/** spec('decisions mail.5') */
test('staff who forgot the password ask for a link by mail and sign in with a new one', async ({
  openBrowser,
  request,
}) => {
  const { page, quiet } = await openBrowser({ at: 'staff', viewport: DESK })
  quiet.expectStatus(401, 410)
  const { email, password } = staffOf.caletaTill
  const fill = async (secret: string) => {
    await page.getByRole('textbox', { name: 'Correo' }).fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(secret)
    await page.getByRole('button', { name: 'Ingresar' }).click()
  }
  await page.goto('/console/session')
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await page.getByRole('button', { name: 'Enviarme el link' }).click()
  await expect(page.getByText('Escribí tu correo.')).toBeVisible()
  await expectAccessible(page, 'console forgotten password')
  await page.getByRole('textbox', { name: 'Correo' }).fill(email)
  await page.getByRole('button', { name: 'Enviarme el link' }).click()
  await expect(page.getByText('Si trabajás con ese correo, te llega un link.')).toBeVisible()
  await expectAccessible(page, 'console forgotten password, asked')

  const link = await linkInMailTo(request, email, 'password')
  await page.goto(link)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(NEXT)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText('Listo. Ingresá con tu contraseña nueva.')).toBeVisible()
  await fill(password)
  await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no son correctos.')
  await fill(NEXT)
  await expect(page.getByRole('navigation').first()).toBeVisible()

  await page.goto(`${link}`)
  await page.reload()
  await expect(page.getByText('Este link ya no sirve')).toBeVisible()
})

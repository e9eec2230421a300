import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { linkInMailTo } from '../staff/mailed-link.ts'

test.use({ worldName: 'ownDemo' })

/** spec('decisions mail.8') */
test('an owner invites by mail and by link; who accepts chooses a name and works there', async ({
  staff,
  openBrowser,
  request,
}) => {
  const owner = staff.page
  await staff.open(shops.providencia, staffOf.caleta, 'team')
  const invite = async (email: string, by: string) => {
    await owner.getByRole('button', { name: 'Invitar' }).click()
    const sheet = owner.getByRole('dialog', { name: 'Invitar a alguien' })
    await sheet.getByRole('textbox', { name: 'Correo' }).fill(email)
    await sheet.getByRole('combobox', { name: 'Rol' }).selectOption('Cocina')
    await sheet.getByRole('button', { name: by }).click()
    return sheet
  }
  await expect(await invite('nora@caleta.demo', 'Enviar por correo')).toBeHidden()
  await expect(owner.getByText('nora@caleta.demo')).toBeVisible()

  const { page, quiet } = await openBrowser({ at: 'staff', viewport: { width: 390, height: 844 } })
  quiet.expectStatus(401, 410)
  const join = async (link: string, name: string) => {
    await page.goto('/console/session')
    await page.goto(link)
    await page.getByLabel('Tu nombre').fill(name)
    await page.getByLabel('Elegí tu contraseña').fill('una frase que recuerdo')
    await expectAccessible(page, 'console invitation')
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText('Listo, ya estás en el equipo.')).toBeVisible()
  }
  await join(await linkInMailTo(request, 'nora@caleta.demo', 'invitation'), 'Nora Ruiz')

  const sheet = await invite('beto@caleta.demo', 'Hacer un link')
  const shown = sheet.getByText(/\/console\/invitation#/)
  await expect(shown).toBeVisible()
  const link = (await shown.textContent()) ?? ''
  await expectAccessible(owner, 'console invitation link')
  await sheet.getByRole('button', { name: 'Listo' }).click()
  await owner.getByRole('button', { name: 'Retirar la invitación de beto@caleta.demo' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click()
  await expect(owner.getByText('beto@caleta.demo')).toHaveCount(0)
  await page.goto('/console/session')
  await page.goto(link)
  await expect(page.getByText('Este link ya no sirve')).toBeVisible()

  await owner.reload()
  await expect(owner.getByText('Nora Ruiz')).toBeVisible()
  await staff.goTo('Actividad')
  await expect(owner.getByText('Nora Ruiz aceptó la invitación y se sumó al equipo')).toBeVisible()
  await expect(owner.getByText('Se retiró la invitación de beto@caleta.demo')).toBeVisible()
})

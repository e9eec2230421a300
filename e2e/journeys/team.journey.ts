import { expectAccessible } from '../accessible.ts'
import type { Page } from '@playwright/test'
import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { giveVirtualPasskey } from '../staff/virtual-passkey.ts'

test.use({ worldName: 'demoOfTheTeam' })

/** spec('decisions who-may-what.9') */
test('an owner makes a role, gives it, and its holder may that at once without signing in again', async ({
  staff,
  openBrowser,
}) => {
  const owner = staff.page
  staff.quiet.expectStatus(409)
  const { page: till, quiet } = await openBrowser({ at: 'staff', viewport: DESK })
  quiet.expectStatus(401, 403)
  await till.goto(`/console/${shops.palermo}/today`)
  await till.getByRole('textbox', { name: 'Correo' }).fill(staffOf.palermo.email)
  await till.getByLabel('Contraseña', { exact: true }).fill(staffOf.palermo.password)
  await till.getByRole('button', { name: 'Ingresar' }).click()
  // A link to what one may not see says so kindly, and the navigation does not offer it.
  await expect(till.getByText('No tenés permiso para ver las ventas')).toBeVisible()
  await expect(till.getByText('Te lo puede dar Delia Ombú.')).toBeVisible()
  await expect(till.getByRole('navigation').getByRole('link', { name: 'Ventas' })).toHaveCount(0)
  await expectAccessible(till, 'console no permission')
  // So does the address of a plate's sheet.
  await till.goto(`/console/${shops.palermo}/menu/plates/bife-de-chorizo?view=menu`)
  await expect(till.getByText('No tenés permiso para editar la carta')).toBeVisible()
  await expect(till.getByText('Te lo puede dar Delia Ombú.')).toBeVisible()
  await expect(till.getByRole('searchbox')).toHaveCount(0)
  await till.goto(`/console/${shops.palermo}/today`)
  await expect(till.getByText('No tenés permiso para ver las ventas')).toBeVisible()

  await staff.open(shops.palermo, staffOf.ombu, 'team')
  await owner.getByRole('button', { name: 'Nuevo rol' }).click()
  const role = owner.getByRole('dialog', { name: 'Nuevo rol' })
  await expect(role.getByRole('button', { name: 'Guardar' })).toBeDisabled()
  for (const name of ['ver los pedidos', 'ver las ventas']) await role.getByRole('checkbox', { name }).check()
  await role.getByRole('button', { name: 'Guardar' }).click()
  await expect(role.getByText('Escribí un nombre.')).toBeVisible()
  await owner.keyboard.press('Escape')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).click()
  await role.getByRole('textbox', { name: 'Nombre del rol' }).fill('Turno noche')
  await expectAccessible(owner, 'console role')
  await role.getByRole('button', { name: 'Guardar' }).click()
  await expect(role).toBeHidden()

  await owner.getByRole('button', { name: /Bruno Cajero/ }).click()
  const person = owner.getByRole('dialog', { name: 'Roles de Bruno Cajero' })
  await person.getByRole('combobox', { name: 'Rol en Fuego Lento Palermo' }).selectOption('Turno noche')
  await expect(person.getByText('2 de 28 permisos')).toBeVisible()
  await expect(person.getByText('Porque es Turno noche en Fuego Lento Palermo').first()).toBeVisible()
  await expectAccessible(owner, 'console person')

  // The till learns it by the first thing that it may not do any more: what it offers follows.
  await till.getByRole('link', { name: 'Reparto' }).click()
  await expect(till.getByText('No tenés permiso para organizar el reparto')).toBeVisible()
  await expect(till.getByRole('link', { name: 'Reparto' })).toHaveCount(0)
  await till.getByRole('link', { name: 'Ventas' }).click()
  await expect(till.getByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible()
  await expect(till.getByText('No tenés permiso')).toHaveCount(0)
  // The last day that there is: its button is switched off, and the focus goes beside it.
  await till.getByRole('button', { name: 'Día anterior' }).press('Enter')
  await expect(till.getByRole('button', { name: 'Día siguiente' })).toBeEnabled()
  await till.getByRole('button', { name: 'Día siguiente' }).press('Enter')
  await expect(till.getByRole('button', { name: 'Día siguiente' })).toBeDisabled()
  await expect(till.getByRole('button', { name: 'Día anterior' })).toBeFocused()

  await person.getByRole('button', { name: 'Cerrar' }).click()
  await staff.goTo('Actividad')
  await expect(
    owner.getByText('Bruno Cajero: de Cajero/a a Turno noche en Fuego Lento Palermo'),
  ).toBeVisible()

  await staff.goTo('Equipo')
  await seeLastOwner(owner)
  await askForFactor(owner, staffOf.ombu.password)
  await till.reload()
  await expect(till.getByText(/^Desde el .+ tu empresa pide un segundo paso/)).toBeVisible()
  await expect(till.getByRole('link', { name: 'Activarlo' })).toBeVisible()

  await owner.getByRole('button', { name: /^Turno noche/ }).click()
  await owner.getByRole('button', { name: 'Quitar este rol' }).click()
  const question = owner.getByRole('alertdialog')
  await expect(question).toContainText('1 persona')
  await question.getByRole('button', { name: 'Dejarlo así' }).click()
})

/** The only owner cannot take a smaller role, and reads why. */
async function seeLastOwner(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: /^Delia Ombú/ }).click()
  const self = owner.getByRole('dialog', { name: 'Roles de Delia Ombú' })
  const role = self.getByRole('combobox', { name: 'Rol en Ombú' })
  await role.selectOption('Encargado/a')
  await expect(owner.getByText('La empresa tiene que quedarse con alguien como dueño.').first()).toBeVisible()
  await expect(role).toHaveValue('OWNER')
  await owner.keyboard.press('Escape')
  await expect(self).toBeHidden()
}

/** Sets up a passkey where one is missing, and asks a second step of the people of a role. */
async function askForFactor(owner: Page, password: string): Promise<void> {
  await giveVirtualPasskey(owner)
  const card = owner.getByRole('region', { name: 'Segundo paso' })
  await card.getByRole('link', { name: 'Activarlo en mi cuenta' }).click()
  const passkeys = owner.getByRole('region', { name: 'Llaves de acceso' })
  await passkeys.getByRole('button', { name: 'Agregar una llave de acceso' }).click()
  await passkeys.getByLabel('Escribí tu contraseña para continuar').fill(password)
  await passkeys.getByRole('button', { name: 'Continuar' }).click()
  await expect(passkeys.getByRole('button', { name: /^Quitar / })).toBeVisible()
  await owner.goBack()

  await card.getByRole('button', { name: 'Cambiar a quién se pide' }).click()
  await expect(card.getByRole('radio', { checked: true })).toBeFocused()
  await card.getByRole('radio', { name: 'Algunos roles' }).check()
  await card.getByRole('button', { name: 'Guardar' }).click()
  const role = card.getByRole('checkbox').first()
  await expect(role).toBeFocused()
  await expect(role).toHaveAccessibleDescription(/Elegí al menos un rol\./)
  await card.getByRole('checkbox', { name: 'Turno noche' }).check()
  await expectAccessible(owner, 'console second factor asked for')
  await card.getByRole('button', { name: 'Guardar' }).click()
  await expect(card.getByRole('button', { name: 'Cambiar a quién se pide' })).toBeFocused()
  await expect(card.getByText(/^Se va a pedir desde el /).first()).toBeVisible()
  await card.getByRole('button', { name: 'Recordar por correo a Bruno Cajero' }).click()
  await expect(owner.getByText('Recordatorio enviado a 1 persona.')).toBeVisible()
}

import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

test.use({ worldName: 'mercadoPago' })

/**
 * spec('decisions accounts-by-authorisation.1') spec('decisions accounts-by-authorisation.5')
 * spec('decisions tried-accounts.1')
 */
test('an owner says no and then yes at MercadoPago, tries the account with a real payment, and disconnects', async ({
  staff,
}) => {
  // The no is an answer that the page shows.
  staff.quiet.expectStatus(422)
  const desk = staff.page
  await staff.open(shops.recoleta, staffOf.ombu, 'local')
  const accounts = desk.getByRole('region', { name: 'Cuentas para cobrar en línea' })
  const mercadoPago = accounts.getByRole('listitem').filter({ hasText: 'Mercado Pago' }).first()
  const connect = mercadoPago.getByRole('button', { name: 'Conectar con Mercado Pago' })
  await desk.getByRole('link', { name: 'Medios de pago' }).click()
  await connect.click()
  await expect(desk.getByRole('heading', { name: 'Mercado Pago' })).toBeVisible()
  await desk.getByRole('link', { name: 'Cancelar' }).click()
  await expect(desk.getByRole('alert')).toContainText('No se autorizó la conexión')
  await expectAccessible(desk, 'the page of an account that was not connected')

  await desk.goto(`/console/${shops.recoleta}/local/payments`)
  await connect.click()
  await desk.getByRole('link', { name: 'Autorizar' }).click()
  await expect(desk.getByText('Mercado Pago quedó conectado')).toBeVisible()
  await expect(desk).toHaveURL(/\/local\/payments$/)
  await expect(mercadoPago).toContainText(/Conectada por autorización hasta el \d+\/\d+, se renueva sola\./)
  await expect(mercadoPago).toContainText('OMBUPARRILLA')

  await mercadoPago.getByRole('button', { name: 'Probar con una compra real' }).click()
  const steps = mercadoPago.getByRole('region', { name: 'Prueba con una compra real' })
  const opened = desk.waitForEvent('popup')
  await steps.getByRole('link', { name: /^Pagar .* en Mercado Pago$/ }).click()
  const page = await opened
  await page.getByRole('link', { name: 'Pagar' }).click()
  // It leads back to the console, where the steps are, too.
  await expect(page.getByRole('region', { name: 'Prueba con una compra real' })).toBeVisible()
  await page.close()
  await expect(steps).toContainText('Aprobado')
  await expect(steps).toContainText('Devuelto')
  await expectAccessible(desk, 'the accounts of a brand')

  await mercadoPago.getByRole('button', { name: 'Desconectar' }).click()
  const sure = desk.getByRole('alertdialog')
  await expect(sure).toContainText('¿Desconectar Mercado Pago?')
  await sure.getByRole('button', { name: 'Desconectar' }).click()
  await expect(mercadoPago).toContainText('Tus clientes no ven ese medio de pago.')
  await expect(connect.or(mercadoPago.getByRole('button', { name: 'Volver a conectar' }))).toBeVisible()
})

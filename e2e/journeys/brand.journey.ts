import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// Riders of other journeys would be kept out by a new code.
test.use({ worldName: 'ownDemo' })

/** spec('decisions every-field-has-a-screen.1') spec('decisions riders-of-a-shop.1') */
test('the owner makes a discount code, tries a domain and gives the riders a new code', async ({ staff }) => {
  const desk = staff.page
  await staff.open(shops.flores, staffOf.ombu, 'benefits')
  await desk.getByRole('link', { name: 'Agregar un código' }).click()
  await desk.getByLabel('Código', { exact: true }).fill('flores-15')
  await desk.getByLabel('Porcentaje').fill('15')
  await desk.getByLabel('Desde').fill('2026-12-01T10:00')
  await expectAccessible(desk, 'a new discount code')
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await desk.getByRole('link', { name: 'FLORES-15' }).click()
  await expect(desk.getByLabel('Desde')).toHaveValue('2026-12-01T10:00')

  await desk.goto(`/console/${shops.flores}/brand/web`)
  await desk.getByLabel('Dominio propio').fill('https://router.local/carta')
  await desk.getByRole('button', { name: 'Comprobar si llega acá' }).click()
  await expect(desk.getByText('Eso no es un nombre de dominio.')).toBeVisible()
  await expectAccessible(desk, 'the domain of a brand')
  await desk.getByRole('button', { name: 'Descartar' }).click()

  await desk.goto(`/console/${shops.flores}/local/riders`)
  await desk.getByRole('button', { name: 'Hacer un código nuevo' }).click()
  await expect(desk.getByText(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/)).toBeVisible()
  await expectAccessible(desk, 'the riders of a local')
})

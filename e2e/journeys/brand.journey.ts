import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// Riders of other journeys would be kept out by a new code.
test.use({ worldName: 'ownDemo' })

/** spec('decisions every-field-has-a-screen.1') spec('decisions riders-of-a-shop.1') */
test('the owner makes a discount code, tries a domain and gives the riders a new code', async ({ staff }) => {
  const desk = staff.page
  await staff.open(shops.palermo, staffOf.ombu, 'benefits')
  await desk.getByRole('link', { name: 'Agregar un código' }).click()
  await desk.getByLabel('Código', { exact: true }).fill('flores-15')
  await desk.getByLabel('Porcentaje').fill('15')
  await desk.getByLabel('Desde').fill('2026-12-01T10:00')
  // Typed text without a choice is no condition: the code would be everybody's.
  const plate = desk.getByRole('combobox', { name: 'Solo si lleva este plato' })
  await plate.fill('zzzz')
  await expectAccessible(desk, 'a new discount code')
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Elegí «zzzz» de la lista, o borralo.').first()).toBeVisible()
  await plate.fill('')
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await desk.getByRole('link', { name: 'FLORES-15' }).click()
  await expect(desk.getByLabel('Desde')).toHaveValue('2026-12-01T10:00')

  await desk.goto(`/console/${shops.flores}/brand/web`)
  const host = desk.getByLabel('Dominio propio')
  await host.fill('https://router.local/carta')
  await host.blur()
  await expect(desk.getByText(/^Ese nombre solo sirve dentro de una red/)).toBeVisible()
  await expectAccessible(desk, 'the domain of a brand')
  await desk.getByRole('button', { name: 'Descartar' }).click()

  await desk.goto(`/console/${shops.flores}/local/riders`)
  await desk.getByRole('button', { name: 'Hacer un código nuevo' }).click()
  await expect(desk.getByText(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/)).toBeVisible()
  await expectAccessible(desk, 'the riders of a contact')
})

/** spec('decisions the-kit.1') */
test('a poster is printed as PDF and SVG, and what goes by WhatsApp leads to the shop', async ({ staff }) => {
  const desk = staff.page
  await staff.open(shops.recoleta, staffOf.ombu)
  await desk.goto(`/console/${shops.recoleta}/share`)
  await desk.getByLabel('Texto', { exact: true }).fill('Pide sin esperar')
  for (const [button, name] of [
    ['Descargar PDF', /\.pdf$/],
    ['Descargar SVG', /\.svg$/],
  ] as const) {
    const coming = desk.waitForEvent('download')
    await desk.getByRole('button', { name: button }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(name)
    expect((await readFile(await file.path())).byteLength).toBeGreaterThan(1_000)
  }
  const link = await desk.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href')
  const [, shop = ''] = /(http\S+)/.exec(new URL(link ?? '').searchParams.get('text') ?? '') ?? []
  await desk.goto(shop)
  await expect(desk.getByRole('heading', { name: /La Nonna Recoleta/ }).first()).toBeVisible()
})

import type { Frame, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// The look of a brand changes under everybody's eyes here.
test.use({ worldName: 'ownDemo' })

const GREEN = '#0b6b3a'
const MENU = `/menu/${shops.palermo}/take-away`

const brandOf = (page: Page | Frame): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))

/** The first font that a page is set in. */
const fontOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll('"', ''))

/** Whether a page has the file of a font, and so shows it. */
const hasFont = (page: Page | Frame, family: string): Promise<boolean> =>
  page.evaluate(
    (name) => [...document.fonts].some((one) => one.family === name && one.status === 'loaded'),
    family,
  )

async function frameOf(page: Page, title: string): Promise<Frame> {
  const element = page.locator(`iframe[title="${title}"]`)
  await expect(element).toBeVisible()
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error(`no page in ${title}`)
  return frame
}

/** What shows a draft is nobody's but the console's, and takes no order. */
async function expectOursAlone(desk: Page, phone: Frame): Promise<void> {
  const shown = await desk.request.get(phone.url())
  const headers = shown.headers()
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect((await desk.request.get(`${MENU}?preview=guessed`)).status()).toBe(404)
  const ordered = await phone.evaluate(async () => {
    const answer = await fetch('/api/order', { method: 'POST', body: '{}' })
    return answer.status
  })
  expect(ordered).toBe(403)
  const refused = await desk.request.post('/api/order', { data: {}, headers: { referer: phone.url() } })
  expect(refused.status()).toBe(403)
}

/** The font is seen where it is chosen and on the shop. */
async function chooseFont(desk: Page, phone: Frame): Promise<void> {
  await desk.getByRole('combobox', { name: 'Letra', exact: true }).selectOption('Oswald')
  await expect(desk.getByRole('figure', { name: 'Así se lee tu menú con la letra: Oswald' })).toBeVisible()
  for (const shown of [desk, phone]) await expect.poll(() => hasFont(shown, 'Oswald')).toBe(true)
}

/** spec('decisions beyond-the-documents.16') spec('decisions beyond-the-documents.18') */
test('an owner tries a colour and a font on the real shop, saves it, diners see it, and an earlier look comes back', async ({
  page,
  staff,
}) => {
  await page.goto(MENU)
  const before = await brandOf(page)
  const desk = staff.page
  await staff.open(shops.palermo, staffOf.ombu, 'branding')
  await expect(desk.getByRole('heading', { level: 1, name: 'Marca' })).toBeVisible()
  const phone = await frameOf(desk, 'Tu tienda en teléfono')
  const computer = await frameOf(desk, 'Tu tienda en computadora')
  await expect(phone.getByRole('heading', { level: 1, name: 'Fuego Lento Palermo' })).toBeVisible()

  await desk.getByRole('textbox', { name: 'Principal', exact: true }).fill(GREEN)
  await expect.poll(() => brandOf(phone)).toBe(GREEN)
  await expect.poll(() => brandOf(computer)).toBe(GREEN)
  await chooseFont(desk, phone)
  await expect(desk.getByText('Cambios sin guardar')).toBeVisible()
  await page.reload()
  expect(await brandOf(page)).toBe(before)

  await expectOursAlone(desk, phone)

  await desk.getByRole('textbox', { name: 'Texto', exact: true }).fill('#eeeeee')
  await expect(desk.getByText('El texto se lee poco sobre el fondo')).toBeVisible()
  await desk.getByRole('textbox', { name: 'Texto', exact: true }).fill('')
  const instagram = desk.getByRole('textbox', { name: 'Instagram' })
  const profile = await instagram.inputValue()
  await instagram.fill('no es un link')
  await desk.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(instagram).toBeFocused()
  await instagram.fill(profile)

  await desk.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Carta' }).click()
  const ask = desk.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await ask.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(ask).toBeHidden()

  await desk.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(desk.getByText('Guardado. Tus clientes ya lo ven.')).toBeVisible()
  await page.reload()
  expect([await brandOf(page), await fontOf(page)]).toEqual([GREEN, 'Oswald'])

  await expect(desk.getByRole('button', { name: 'Volver a la versión 1' })).toBeVisible()
  await expectAccessible(desk, 'the page of the brand', 'iframe')
  await desk.getByRole('button', { name: 'Volver a la versión 1' }).click()
  await expect(desk.getByText('Vuelta a la versión 1')).toBeVisible()
  await page.reload()
  expect([await brandOf(page), await fontOf(page)]).toEqual([before, 'Lora'])
})

import type { Frame, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { takeSession } from '../staff/staff-session.ts'

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

/** Expects the preview of a draft to open in the console alone, and to take no order. */
async function expectOursAlone(desk: Page, phone: Frame): Promise<void> {
  const shown = await desk.request.get(phone.url())
  const headers = shown.headers()
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
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

/** spec('decisions beyond-the-documents.18') */
test('of two people on one look each keeps what the other did not touch, and decides at the field that both did', async ({
  staff,
  openBrowser,
}) => {
  const theirs = await openBrowser({ at: 'staff', viewport: DESK })
  const [mine, other] = [staff.page, theirs.page]
  staff.quiet.expectStatus(409)
  await staff.open(shops.palermo, staffOf.ombu, 'branding')
  await takeSession({ page: other, quiet: theirs.quiet, url: new URL(mine.url()).origin }, staffOf.ombu)
  await other.goto(`/console/${shops.palermo}/branding`)
  const color = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
  const message = (page: Page) => page.getByRole('textbox', { name: 'Mensaje debajo del nombre' })
  const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true })

  await color(mine, 'Borde de los botones').fill('#225588')
  await message(mine).fill('Lo mío')
  await color(other, 'Borde de los botones').fill('#882255')
  await color(other, 'Cartel promocional').fill('#335533')
  await save(other).click()
  await expect(other.getByText('Guardado. Tus clientes ya lo ven.')).toBeVisible()

  await save(mine).click()
  const met = mine.getByRole('alert').filter({ hasText: 'Ahora dice:' })
  await expect(met).toContainText('Delia Ombú lo cambió')
  await expect(met).toContainText('#882255')
  await expect(color(mine, 'Borde de los botones')).toHaveValue('#225588')
  await expect(color(mine, 'Cartel promocional')).toHaveValue('#335533')
  await expect(message(mine)).toHaveValue('Lo mío')
  await expect(save(mine)).toBeDisabled()
  await expectAccessible(mine, 'a look that two people changed', 'iframe')
  await met.getByRole('button', { name: 'Tomar lo suyo' }).click()
  await expect(met).toHaveCount(0)
  await expect(color(mine, 'Borde de los botones')).toHaveValue('#882255')
  await save(mine).click()
  await expect(mine.getByText('Guardado. Tus clientes ya lo ven.')).toBeVisible()
  await other.reload()
  await expect(message(other)).toHaveValue('Lo mío')
  await expect(color(other, 'Borde de los botones')).toHaveValue('#882255')
})

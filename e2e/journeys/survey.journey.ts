import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { pageIsAlive } from '../page-scripts.ts'
import { pick } from '../pick.ts'

const question = (page: Page, title: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${title.replace('?', '\\?')}`) })

const star = (group: Locator, stars: number): Locator => group.locator('label').nth(stars - 1)

const send = (page: Page): Locator => page.getByRole('button', { name: 'Enviar calificación' })

/** Sends everything once the lock is open, and is thanked. */
async function sendAll(page: Page): Promise<void> {
  await expect(send(page)).not.toHaveAttribute('aria-disabled')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Gracias por tu calificación' })).toBeVisible()
}

async function rateByStar(page: Page, alias: string, code: string): Promise<void> {
  const food = question(page, '¿Qué te pareció la comida?')
  await page.goto(`/menu/${alias}/order/${code}`)
  await page.getByRole('link', { name: '5 estrellas' }).click()
  await expect(page).toHaveURL(new RegExp(`/encuesta/${alias}/${code}\\?surveyGeneralNPSAnswer=5$`))
  await expect(page.getByText('Guardamos tu respuesta')).toBeVisible()
  await expect(question(page, '¿Qué podemos mejorar?')).toBeHidden()
  await send(page).click()
  await expect(food).toContainText('La pregunta ¿Qué te pareció la comida? es obligatoria')
  await star(food, 4).click()
  await sendAll(page)
  await page.goto(`/menu/${alias}/order/${code}`)
  await expect(page.getByText('Tu calificación: 5 estrellas')).toBeAttached()
}

const comments = (page: Page): Locator => page.getByRole('textbox', { name: '¿Quieres contarnos algo más?' })

/** Expects a comment that was typed and not sent to be there after the page went. */
async function comesBackTo(page: Page, comment: string): Promise<void> {
  await pageIsAlive(page)
  await comments(page).fill(comment)
  const address = page.url()
  await expect(async () => {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(comments(page)).toHaveValue(comment, { timeout: 1000 })
  }).toPass()
}

async function rateByHand(page: Page, comment: string): Promise<void> {
  await comesBackTo(page, comment)
  const general = question(page, '¿Cómo estuvo tu pedido?')
  await general.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(general.getByRole('radio', { name: '2 estrellas' })).toBeChecked()
  await pick(question(page, '¿Qué podemos mejorar?').getByRole('checkbox', { name: 'Llegó frío' }))
  await star(question(page, '¿Qué te pareció la comida?'), 3).click()
  await expect(page.getByText(`${comment.length}/180`)).toBeVisible()
  await expectAccessible(page, 'the survey')
  await sendAll(page)
  await expectAccessible(page, 'the survey, answered')
}

/** spec('001 §2.10') spec('001 §4.4') spec('001 §6.2') */
test('a diner rates by a star of the order, another by hand with a low score that the shop reads', async ({
  page,
  diner,
  staff,
}) => {
  const alias = shops.caballito
  const [praised, blamed] = [await diner.ordersQuickly(alias), await diner.ordersQuickly(alias)]
  await staff.open(alias, staffOf.ombu)
  for (const order of [praised, blamed]) {
    await staff.accept(order)
    await staff.ready(order)
    await staff.deliver(order)
  }
  await rateByStar(page, alias, praised.code)
  await page.goto(`/encuesta/${alias}/${blamed.code}`)
  const comment = `Las papas, crudas. ${blamed.code}`
  await rateByHand(page, comment)

  await staff.goTo('Opiniones')
  const desk = staff.page.getByRole('main')
  await expect(desk).toContainText(comment)
  await expect(desk.getByText('Llegó frío')).toBeVisible()
  await expect(desk.getByText(/^2 estrellas: [1-9]/)).toBeAttached()
  await expectAccessible(staff.page, 'what diners said')
})

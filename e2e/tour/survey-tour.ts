import { expect } from '@playwright/test'
import { contactOf, got } from '../diner/calls.ts'
import type { Diner } from '../diner/diner.ts'
import type { PlacedOrder } from '../diner/follow-up.ts'
import { dispatchOf } from '../rider/dispatch.ts'
import { shops, staffOf } from '../shops.ts'
import type { StaffConsole } from '../staff/staff-console.ts'
import type { Desk } from '../staff/staff-session.ts'
import type { DinerGuide, FullGuide } from './diner-tour.ts'
import type { StaffGuide } from './staff-tour.ts'
import { lightShop, lookWhileLoading } from './tour.ts'

/**
 * The survey of an order that is there: too early, what is missing, the reasons of a low score,
 * thanks, and once more.
 */
export async function tourOfSurvey(
  { page, look, shop }: FullGuide,
  { staff, desk }: { readonly staff: StaffConsole; readonly desk: Desk },
): Promise<void> {
  const order = await (await dispatchOf(desk, shop.alias, shop.staff)).isAsked()
  const survey = `/encuesta/${shop.alias}/${order.code}`
  await page.goto(survey)
  await look('survey-not-yet')
  await staff.open(shop.alias, shop.staff)
  await staff.accept(order)
  await staff.ready(order)
  await staff.deliver(order)
  await page.goto(`/menu/${shop.alias}/order/${order.code}`)
  await expect(page.getByRole('link', { name: '4 estrellas' })).toBeVisible()
  await look('order-rating')
  await page.goto(survey)
  await look('survey')
  const send = page.getByRole('button', { name: 'Enviar calificación' })
  await send.click()
  await expect(page.getByText('es obligatoria').first()).toBeVisible()
  await look('survey-incomplete')
  await page.goto(`${survey}?surveyGeneralNPSAnswer=2`)
  await page.getByRole('checkbox', { name: shop.survey.reason }).check()
  await page.getByRole('group', { name: shop.survey.other }).locator('label').nth(2).click()
  await page.getByRole('textbox').fill(shop.survey.text)
  await expect(send).not.toHaveAttribute('aria-disabled')
  await look('survey-low-score')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Gracias por tu calificación' })).toBeVisible()
  await look('survey-done')
  await page.goto(`/menu/${shop.alias}/order/${order.code}`)
  await expect(page.getByRole('heading', { name: 'Gracias por tu calificación' })).toBeVisible()
  await page.getByRole('heading', { name: 'Gracias por tu calificación' }).scrollIntoViewIfNeeded()
  await look('order-rated')
}

/** The guide: where somebody is, the list on its way, there, empty, and failed. */
export async function tourOfGuide({ page, look }: DinerGuide): Promise<void> {
  const context = page.context()
  await page.goto('/guia')
  await look('guide')
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(page.getByText('No pudimos saber dónde estás.')).toBeVisible()
  await look('guide-denied')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -34.5911, longitude: -58.4265 })
  await lookWhileLoading(page, '**/api/menu/near', async () => {
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
    await expect(page.getByText('Cerca de tu ubicación')).toBeVisible()
    await look('guide-loading')
  })
  await expect(page.getByRole('link', { name: /Fuego Lento Palermo/ })).toBeVisible()
  await look('guide-list')
  await page.route('**/api/menu/near', (route) => route.fulfill({ json: { commerces: [] } }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No hay locales cerca' })).toBeVisible()
  await look('guide-empty')
  await page.unroute('**/api/menu/near')
  await page.route('**/api/menu/near', (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No pudimos buscar los locales' })).toBeVisible()
  await look('guide-failed')
}

/** Opinions of diners, and the page before there are any. */
export async function tourOfOpinions({ staff, diner, look }: StaffGuide): Promise<void> {
  // The user of the tour before may work at another contact only.
  await staff.open(shops.flores, staffOf.ombu, 'survey')
  await expect(staff.page.getByText('Todavía no hay opiniones')).toBeVisible()
  await look('opinions-empty')
  const order = await diner.ordersQuickly(shops.palermo)
  await staff.open(shops.palermo, staffOf.ombu)
  await staff.accept(order)
  await rate(diner, order)
  await staff.goTo('Opiniones')
  await expect(staff.page.getByText(lightShop.survey.text).first()).toBeVisible()
  await look('opinions')
}

/** Answers every question of a survey: two stars, every reason, and a text. */
async function rate({ client }: Diner, { code }: PlacedOrder): Promise<void> {
  const { id } = await contactOf(client, shops.palermo)
  const survey = got(await client.getSurvey({ params: { branchContactId: id } }))
  const answers = survey.questions.map(({ id: questionId, type, questionReasons }) => ({
    surveyId: survey.id,
    questionId,
    questionType: type,
    answer: { rating: '2', text: lightShop.survey.text, multiselect: '' }[type],
    reason: questionReasons.map(({ reason }) => reason),
  }))
  got(await client.answerSurvey({ params: { orderCode: code }, body: { answers } }))
}

import { expect } from '@playwright/test'
import { dinerOf } from '../diner/diner.ts'
import { shops, staffOf } from '../shops.ts'
import type { StaffConsole } from '../staff/staff-console.ts'
import type { DinerGuide } from './diner-tour.ts'
import type { StaffGuide } from './staff-tour.ts'
import { lookWhileLoading } from './tour.ts'

/** The survey of an order: its first view, what is missing, the reasons of a low score, and thanks. */
export async function tourOfSurvey({ page, look }: DinerGuide, staff: StaffConsole): Promise<void> {
  const order = await dinerOf(page.context().request).ordersQuickly(shops.palermo)
  const survey = `/encuesta/${shops.palermo}/${order.code}`
  await page.goto(survey)
  await look('survey-not-yet')
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.accept(order)
  await staff.ready(order)
  await staff.deliver(order)
  await page.goto(`/menu/${shops.palermo}/order/${order.code}`)
  await expect(page.getByRole('link', { name: '4 estrellas' })).toBeVisible()
  await look('order-rating')
  await page.goto(survey)
  await look('survey')
  const send = page.getByRole('button', { name: 'Enviar calificación' })
  await send.click()
  await expect(page.getByText('es obligatoria').first()).toBeVisible()
  await look('survey-incomplete')
  await page.goto(`${survey}?surveyGeneralNPSAnswer=2`)
  await page.getByRole('checkbox', { name: 'Llegó frío' }).check()
  await page
    .getByRole('group', { name: /la comida/ })
    .locator('label')
    .nth(2)
    .click()
  await page.getByRole('textbox').fill('Las papas llegaron blandas, pero la carne estaba en su punto.')
  await look('survey-low-score')
  await expect(send).not.toHaveAttribute('aria-disabled')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Gracias por tu calificación' })).toBeVisible()
  await look('survey-done')
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
}

/** What diners said, and that nobody said anything yet. */
export async function tourOfOpinions({ staff, look }: StaffGuide): Promise<void> {
  await staff.page.goto(`/console/${shops.flores}/survey`)
  await expect(staff.page.getByText('Todavía no hay opiniones')).toBeVisible()
  await look('opinions-empty')
  await staff.open(shops.palermo, staffOf.ombu)
  await staff.goTo('Opiniones')
  await expect(staff.page.getByText('Las papas llegaron blandas').first()).toBeVisible()
  await look('opinions')
}

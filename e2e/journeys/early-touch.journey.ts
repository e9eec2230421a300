import type { Page } from '@playwright/test'
import { accountOf } from '../diner/account.ts'
import { expect, test } from '../journey.ts'
import { holdScripts, pageIsAwake } from '../page-scripts.ts'
import { shops } from '../shops.ts'

/** Opens the page on which riders give their phone, before its scripts are there. */
async function openEarly(page: Page) {
  const letScriptsCome = await holdScripts(page)
  await page.goto(`/logistics/${shops.palermo}/rider/phoneIntake`, { waitUntil: 'commit' })
  const phone = page.getByLabel('Ingresa con tu teléfono')
  return { letScriptsCome, phone, send: () => page.getByRole('button', { name: 'Siguiente' }).click() }
}

test('taps and letters before the scripts are there are done once they are', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/menu/fuego-lento', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Buscar Local' }).fill('nada de esto')
  await page.getByRole('button', { name: 'Abrir tu cuenta' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letScriptsCome()
  await expect(accountOf(page).panel).toBeVisible()
  await expect(page.getByText('No encontramos ningún local con ese nombre.')).toBeAttached()
})

test('a form that is filled in and sent before the scripts are there goes out as it was filled in', async ({
  page,
  quiet,
}) => {
  // No rider has registered with this phone.
  quiet.expectFailures(/api\/rider\/bc\/phone/)
  const { letScriptsCome, phone, send } = await openEarly(page)
  await phone.fill('+56 9 6123 4567')
  await send()
  await expect(phone).toBeEnabled()
  letScriptsCome()
  await expect(phone).toBeDisabled()
  await expect(phone).toHaveValue('+56961234567')
})

test('a form that is filled in before the scripts are there and sent while they begin waits for what was filled in', async ({
  page,
  quiet,
}) => {
  quiet.expectFailures(/api\/rider\/bc\/phone/)
  const { letScriptsCome, phone, send } = await openEarly(page)
  await phone.fill('9 11 2345 6780')
  const letItBeFilledInAgain = await holdScripts(page, /\/assets\/replay-touch-.*\.js$/)
  letScriptsCome()
  await pageIsAwake(page)
  await send()
  letItBeFilledInAgain()
  await expect(phone).toBeDisabled()
  await expect(phone).toHaveValue('+5491123456780')
})

/** spec('000 §4.39') */
test('a diner of a partner’s link who taps a plate before the scripts is still known by the link', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  const user = 'partner=sandbox&externalUserId=oro&userToken=prueba'
  await page.goto(`/menu/${shops.palermo}/take-away?${user}`, { waitUntil: 'commit' })
  await page
    .getByRole('link', { name: /^Alfajor de maicena/ })
    .first()
    .click()
  await expect(page).toHaveURL(/alfajor/)
  letScriptsCome()
  const kept = () => page.evaluate(() => sessionStorage.getItem('mostrador.external-user'))
  await expect.poll(kept).toContain('"externalUserId":"oro"')
})

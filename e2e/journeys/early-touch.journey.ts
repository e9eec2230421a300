import type { Page } from '@playwright/test'
import { accountOf } from '../diner/account.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

/** Holds the page's scripts back; call what it answers to let them come. */
async function withoutScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is tapped and typed before the scripts are there is done once they are', async ({ page }) => {
  const letScriptsCome = await withoutScripts(page)
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
  // Nobody has registered with this phone.
  quiet.expectFailures(/api\/rider\/bc\/phone/)
  const letScriptsCome = await withoutScripts(page)
  await page.goto(`/logistics/${shops.palermo}/rider/phoneIntake`, { waitUntil: 'commit' })
  await page.getByLabel('País del teléfono').selectOption({ label: '+56 Chile' })
  const phone = page.getByLabel('Ingresa con tu teléfono')
  await phone.fill('9 6123 4567')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(phone).toBeEnabled()
  letScriptsCome()
  await expect(phone).toBeDisabled()
  await expect(phone).toHaveValue('+56961234567')
})

import { accountOf } from '../diner/account.ts'
import { expect, test } from '../journey.ts'

test('what is tapped and typed before the scripts are there is done once they are', async ({ page }) => {
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scriptsMayCome
    await route.continue()
  })
  await page.goto(`/menu/fuego-lento`, { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Buscar Local' }).fill('nada de esto')
  await page.getByRole('button', { name: 'Abrir tu cuenta' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letScriptsCome()
  await expect(accountOf(page).panel).toBeVisible()
  await expect(page.getByText('No encontramos ningún local con ese nombre.')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(accountOf(page).panel).toBeHidden()
})

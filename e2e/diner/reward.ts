import type { Page } from '@playwright/test'

/** Closes the reward that a local offers whenever it comes up, for journeys that are about something else. */
export async function declineReward(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Te regalamos/ })
  await page.addLocatorHandler(dialog, () => dialog.getByRole('button', { name: 'Cerrar' }).click())
}

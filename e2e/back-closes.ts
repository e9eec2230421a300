import { expect, type Locator } from '@playwright/test'

/**
 * Closes by Back what lies over a page, and expects that the page under it is left where it is, as
 * of every dialog, sheet and search: at `under`, which is another address where the sheet is a page
 * of its own.
 */
export async function backCloses(over: Locator, under?: string): Promise<void> {
  const page = over.page()
  await expect(over).toBeVisible()
  const address = under ?? page.url()
  await page.goBack()
  await expect(over).toBeHidden()
  await expect(page).toHaveURL(address)
}

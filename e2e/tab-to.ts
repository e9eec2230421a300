import { expect, type Locator, type Page } from '@playwright/test'

/** Most presses of Tab to a place; people give up earlier. */
const PATIENCE = 60

/**
 * Goes on by Tab until something has the focus, in the page or in a frame of the bank; the test
 * fails where the keyboard does not get there.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < PATIENCE; pressed += 1) {
    await page.keyboard.press('Tab')
    const isThere = await target.evaluate(
      (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
    )
    if (isThere) return
  }
  await expect(target, `${PATIENCE} times Tab do not lead there`).toBeFocused()
}

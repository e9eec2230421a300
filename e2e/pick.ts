import { expect, type Locator } from '@playwright/test'

/**
 * Ticks a box or chooses one of several, on a page whose scripts may still be on their way: what
 * was chosen before them is set back for a moment when they come, and then done again.
 */
export async function pick(input: Locator): Promise<void> {
  if (!(await input.isChecked())) await input.click()
  await expect(input).toBeChecked()
}

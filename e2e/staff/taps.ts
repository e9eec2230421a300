import type { Page } from '@playwright/test'

/** From now on counts what a person presses on a page; answers how often that was. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const isCounting = document.documentElement.dataset.taps !== undefined
    document.documentElement.dataset.taps = '0'
    if (isCounting) return
    const count = ({ isTrusted }: Event): void => {
      const { dataset } = document.documentElement
      if (isTrusted) dataset.taps = String(Number(dataset.taps) + 1)
    }
    addEventListener('pointerdown', count, { capture: true })
  })
  return async () => Number(await page.locator('html').getAttribute('data-taps'))
}

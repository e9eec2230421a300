import type { Page } from '@playwright/test'

/** Puts the browser behind another app, or before it again, as the page of it is told. */
export async function putAway(page: Page, isAway: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isAway ? 'hidden' : 'visible',
  )
}

/**
 * The links of the messages that a phone would have received, the newest first. `digits` are the
 * end of its number.
 */
export async function receivedLinks(page: Page, digits: string): Promise<readonly string[]> {
  await page.goto('/dev/outbox')
  const messages = page.getByRole('listitem').filter({ hasText: digits })
  return messages
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/**
 * The six digits of the newest sign-in message that a phone received. `digits` are the end of its
 * number.
 */
export async function receivedCode(page: Page, digits: string): Promise<string> {
  await page.goto('/dev/outbox')
  const text = await page.getByRole('listitem').filter({ hasText: digits }).first().textContent()
  return /(\d{6}) es tu código/.exec(text ?? '')?.[1] ?? ''
}

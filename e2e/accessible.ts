import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that axe finds nothing on the page as it stands, once nothing on it moves any more. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await atRest(page)
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ failureSummary = '' }) => !isUnderTheBar(failureSummary))
      .map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
  expect.soft(found, `axe on ${what}`).toEqual([])
}

/** What happens to lie half under the bar at the bottom is reached by scrolling: its size is another than what is seen of it. */
const isUnderTheBar = (summary: string): boolean => summary.includes('because it is partially obscured')

/** Waits until transitions have ended, those too that begin with the next frames: a colour on its way is no colour to judge. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    const ending = (): Animation[] =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await nextFrame()
    await nextFrame()
    for (let moving = ending(); moving.length > 0; moving = ending()) {
      await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
      await nextFrame()
    }
  })
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectForEverybody } from './for-everybody.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects of the page as it stands, once nothing on it moves any more, that axe finds nothing, and
 * what else everybody needs. What `except` selects axe leaves out: a page in a frame that is judged
 * where it is a page.
 */
export async function expectAccessible(page: Page, what: string, except?: string): Promise<void> {
  await withoutToasts(page)
  await waitForTransitions(page)
  // Only violations are told, and in the page itself: else axe opens a page for each report and
  // lists what is in order, which takes three times as long. Frames that a page may not talk to are
  // looked into by the longer way alone.
  const { areForeign, haveAxe } = await lookIntoFrames(page)
  const whole = new AxeBuilder({ page, ...(haveAxe && !areForeign && { axeSource: AXE_IS_THERE }) })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .exclude('[data-toast]')
  const axe = areForeign ? whole : whole.setLegacyMode()
  const { violations } = await (except === undefined ? axe : axe.exclude(except)).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ failureSummary = '' }) => !isUnderTheBar(failureSummary))
      .map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
  expect.soft(found, `axe on ${what}`).toEqual([])
  await expectForEverybody(page, what)
}

/** A script that does nothing: what a document has once is not parsed and warmed up again. */
const AXE_IS_THERE = '0'

/**
 * Whether a frame of the page has another origin than the page, as the fields of a card have; and
 * whether all of them have axe from the last time that their document was judged.
 */
async function lookIntoFrames(page: Page): Promise<{ areForeign: boolean; haveAxe: boolean }> {
  const frames = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => ({ origin: self.origin, hasAxe: 'axe' in window }))),
  )
  return {
    areForeign: new Set(frames.map(({ origin }) => origin)).size > 1,
    haveAxe: frames.every(({ hasAxe }) => hasAxe),
  }
}

/**
 * A toast that goes has no contrast: it is over in three seconds, and one that comes meanwhile is
 * left out.
 */
async function withoutToasts(page: Page): Promise<void> {
  await expect(page.locator('[data-toast]')).toHaveCount(0, { timeout: 10_000 })
}

/**
 * Whether axe saw only a half: a control under the bar at the bottom is reached by scrolling, and
 * is larger than its visible part.
 */
const isUnderTheBar = (summary: string): boolean => summary.includes('because it is partially obscured')

/**
 * How long a page is given to come to rest, in milliseconds; what is out of sight may hold its
 * transitions for ever.
 */
const PATIENCE_MS = 2_000

/**
 * Waits until transitions have ended, those too that begin with the next frames: a colour on its
 * way is no colour to judge.
 */
export async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    const moves = (): boolean =>
      document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
    const deadline = performance.now() + patience
    await nextFrame()
    await nextFrame()
    while (moves() && performance.now() < deadline) await nextFrame()
  }, PATIENCE_MS)
}

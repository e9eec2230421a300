import { expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { bringWholeSheet } from './whole-sheet.ts'

class CSSStyleSheet {
  text = ''
  replaceSync(css: string) {
    this.text = css
  }
}

/** A document, and what answers to its whole sheet. */
function givenPage(...answers: unknown[]) {
  const page = openPage({ clock: '2026-11-29T12:00:00Z', answer: () => answers.shift() })
  vi.stubGlobal('CSSStyleSheet', CSSStyleSheet)
  Object.assign(document, { adoptedStyleSheets: [] })
  const adopted = () => (document.adoptedStyleSheets as unknown as CSSStyleSheet[]).map(({ text }) => text)
  return { page, adopted }
}

const sheet = () => new Response('.a{top:0}', { headers: { 'content-type': 'text/css' } })

test('the whole sheet follows the page’s own', async () => {
  const { adopted } = givenPage(sheet())
  const brought = bringWholeSheet('/assets/app.css')
  await vi.advanceTimersByTimeAsync(0)
  expect(await brought).toBe(true)
  expect(adopted()).toEqual(['.a{top:0}'])
})

test('a sheet that does not come is asked for again, and after four times the page stays as it is', async () => {
  const failing = () => refusal(503, 'unavailable')
  const { page, adopted } = givenPage(failing(), failing(), failing(), failing())
  const brought = bringWholeSheet('/assets/app.css')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await brought).toBe(false)
  expect([page.asked.length, adopted()]).toEqual([4, []])
})

test('the second answer counts', async () => {
  const { adopted } = givenPage(refusal(503, 'unavailable'), sheet())
  const brought = bringWholeSheet('/assets/app.css')
  await vi.advanceTimersByTimeAsync(1000)
  expect([await brought, adopted()]).toEqual([true, ['.a{top:0}']])
})

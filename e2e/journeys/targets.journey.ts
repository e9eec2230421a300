import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

/**
 * The names of what can be pressed and is smaller than 44 px in either direction, with the room
 * around it that is pressed too. Rows that are not drawn yet, and the link that is seen by the
 * keyboard alone, have no size.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => {
        const { width, height } = one.getBoundingClientRect()
        const around = getComputedStyle(one, '::after')
        return {
          name: `${one.ariaLabel ?? one.innerText} ${width}x${height}`,
          seen: width > 1 && height > 1,
          least: Math.min(
            Math.max(width, Number.parseFloat(around.width) || 0),
            Math.max(height, Number.parseFloat(around.height) || 0),
          ),
        }
      })
      .filter(({ seen, least }) => seen && least < 44)
      .map(({ name }) => name),
  )

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`what is pressed on the way to the checkout has 44 px, at ${size.width} px`, async ({
    page,
    menu,
    cart,
  }) => {
    await page.setViewportSize(size)
    await page.goto(`/menu/${shops.palermo}`)
    expect(await tooSmall(page), 'choosing a mode').toEqual([])
    await menu.choose(shops.palermo, 'Retiro en el local')
    await menu.add('Alfajor de maicena')
    expect(await tooSmall(page), 'the menu').toEqual([])
    await menu.seeOrder()
    expect(await tooSmall(page), 'the cart').toEqual([])
    await cart.goOn()
    expect(await tooSmall(page), 'the checkout').toEqual([])
  })

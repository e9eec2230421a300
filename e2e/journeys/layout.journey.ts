import type { Page } from '@playwright/test'
import { addressOf } from '../diner/address.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

const WIDTHS = [320, 390, 800, 1280] as const

/** Nothing sticks out at the right: the page cannot be swept sideways. */
async function expectNoOverflow(page: Page, what: string, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `${what} at ${width} px`,
        timeout: 5_000,
      })
      .toBeLessThanOrEqual(0)
  }
}

/** With letters twice as large, as a browser shows them to a user who asks for that. */
async function inLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const textSize = (size: string): Promise<void> =>
    page.evaluate((next) => void (document.documentElement.style.fontSize = next), size)
  await textSize('200%')
  await look()
  await textSize('')
}

/** spec('000 §2.13') */
test('no page of the diner sticks out, from the smallest phone to a desk', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
}) => {
  for (const path of [
    '/menu',
    '/menu?search=palabralarguísimaquenoterminanuncaysiguesiguesigue',
    '/menu/ombu',
    '/menu/fuego-lento',
    `/menu/${shops.palermo}`,
    `/menu/${shops.flores}`,
  ]) {
    await page.goto(path)
    await expectNoOverflow(page, path)
  }
  await page.goto('/menu/fuego-lento')
  await addressOf(page).give('Honduras 9999')
  await expectNoOverflow(page, 'contacts near an address')
  await menu.choose(shops.palermo, 'Retiro en el local')
  await expectNoOverflow(page, 'menu')
  await menu.openPlate('Lomito completo')
  await expectNoOverflow(page, 'sheet of a plate')
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await menu.add(
    'Asado completo para veinte personas, con parrillero, vajilla, ensaladas, pan de campo y postre en su casa o quinta',
  )
  const noted = await menu.openPlate('Alfajor de maicena')
  await noted.writeNotes('sinnadaentremedioporfavor'.repeat(9))
  await noted.add()
  await menu.seeOrder()
  await expectNoOverflow(page, 'cart')
  await cart.goOn()
  await expectNoOverflow(page, 'checkout')
  await inLargeText(page, () => expectNoOverflow(page, 'checkout in letters twice as large', [390]))
  await checkout.fillIn({
    name: 'Maximiliano Federico Wolfeschlegelsteinhausenbergerdorff',
    phone: '11 2345-0000',
  })
  await checkout.writeNotes('palabralarguísimaquenoseterminanuncaysiguesiguesiguesigue'.repeat(3))
  await checkout.payCash()
  await checkout.place()
  await followUp.arrive()
  await expectNoOverflow(page, 'follow-up')
})

/** spec('000 §9.28') spec('000 §9.29') */
test('the bar of the order is as wide as the screen calls for, and the facts of a delivery share their row', async ({
  page,
  menu,
}) => {
  await menu.choose(shops.palermo, 'Delivery')
  const fact = page.getByRole('main').locator('dl').first().locator('> div')
  await expect(fact).toHaveCount(3)
  const shares = async () =>
    fact.evaluateAll((cells) =>
      cells.map((cell) => cell.clientWidth / (cell.parentElement?.clientWidth ?? NaN)),
    )
  for (const share of await shares()) expect(share).toBeCloseTo(1 / 3, 1)
  await page.getByRole('link', { name: 'Retiro en el local', exact: true }).click()
  await expect(page.getByText('Retirar en')).toBeVisible()
  // One cell alone is a third, too.
  expect(await shares()).toEqual([expect.closeTo(1 / 3, 1)])
  await page.getByRole('link', { name: 'Delivery', exact: true }).click()
  await expect(fact).toHaveCount(3)
  await menu.add('Alfajor de maicena')
  const bar = page.locator('[data-bottom-bar]')
  await expect(bar).toBeVisible()
  for (const [width, share] of [
    [1026, 0.5],
    [1025, 0.8],
    [800, 0.8],
    [799, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const shown = () =>
      bar.evaluate((one) => one.getBoundingClientRect().width / document.documentElement.clientWidth)
    await expect.poll(shown, { message: `at ${width} px` }).toBeCloseTo(share, 2)
  }
})

/** spec('000 §2.30') spec('000 §2.31') spec('000 §2.33') spec('000 §2.35') */
test('on a phone the food begins in the upper half of the first screen, whatever a contact says before it', async ({
  page,
  menu,
}) => {
  // By no role: the word of a closed contact lies over its menu, which has none until it is read.
  const plate = page.locator('#content li a:visible')
  for (const path of [
    `${shops.palermo}/delivery`,
    `${shops.palermo}/take-away`,
    // Closed; dark, with a long promotion and a word on free delivery; taking no orders.
    `${shops.belgrano}/delivery`,
    `${shops.almagro}/delivery`,
    `${shops.recoleta}/delivery`,
  ]) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/menu/${path}`)
    const top = async () => (await plate.first().boundingBox())?.y ?? NaN
    await expect.poll(top, { message: path, timeout: 5_000 }).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 360, height: 640 })
    await expect(plate.nth(1), path).toBeInViewport()
  }
  // The rest of the contact is one touch away.
  await page.goto(`/menu/${shops.almagro}/take-away`)
  const message = page.getByText('Amasamos temprano: si pides con tiempo, mejor.')
  await expect(message).toBeHidden()
  await menu.about.click()
  await expect(message).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sobre el local' }).getByRole('link')).toHaveText([
    /Corrientes/,
    '',
    '',
    '',
    '',
    'Cambiar local',
  ])
})

test('no page of the staff sticks out, from the smallest phone to a desk', async ({ diner, staff }) => {
  const order = await diner.ordersQuickly(shops.palermo)
  const { page } = staff
  await page.goto('/console/session')
  await expectNoOverflow(page, 'sign-in')
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.sees(order, 'Nuevos')
  await expectNoOverflow(page, 'board')
  await staff.openOrder(order)
  await expectNoOverflow(page, 'order')
  await staff.closeOrder()
  await staff.goTo('Reparto')
  await expectNoOverflow(page, 'dispatch')
  await staff.goTo('Finalizados')
  await expectNoOverflow(page, 'finished')
  await staff.goTo('Carta')
  await expect(page.getByRole('searchbox', { name: 'Buscar producto' })).toBeVisible()
  await expectNoOverflow(page, 'menu')
})

/** spec('000 §2.13') */
test('on the narrowest phone the links of a contact stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/menu/${shops.palermo}`)
  const links = page.getByRole('main').locator('ul').first().getByRole('link')
  await expect(links).toHaveCount(5)
  const tops = await links.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
})

test('on the narrowest phone the header of the console says which contact it is, and a select what is chosen', async ({
  staff,
}) => {
  const { page } = staff
  await page.setViewportSize({ width: 320, height: 700 })
  await staff.signIn(shops.palermo, staffOf.ombu)
  const name = page.getByRole('banner').getByText('Fuego Lento Palermo', { exact: true }).first()
  await expect(name).toBeVisible()
  const isWhole = (one: HTMLElement) =>
    one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth
  expect(await name.evaluate(isWhole)).toBe(true)
  // The chosen answer of a select takes as many lines as it has.
  await page.goto(`/console/${shops.palermo}/branding`)
  const labels = page.getByRole('combobox').filter({ hasText: 'Completas hasta tres; si hay más, cortas' })
  await labels.selectOption('Completas hasta tres; si hay más, cortas')
  expect((await labels.boundingBox())?.height).toBeGreaterThan(60)
})

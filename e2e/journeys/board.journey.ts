import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { backCloses } from '../back-closes.ts'
import { expectForEverybody } from '../for-everybody.ts'
import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { takeSession } from '../staff/staff-session.ts'
import { startsWith } from '../texts.ts'
import { staffConsole } from '../staff/staff-console.ts'

/** Lets the first call of each page to an address go on only once both have made it. */
async function holdUntilBoth(pages: readonly Page[], address: string): Promise<void> {
  const both = Promise.withResolvers<void>()
  let count = 0
  for (const page of pages) {
    await page.route(address, async (route) => {
      count += 1
      if (count === pages.length) both.resolve()
      await both.promise
      await route.continue()
    })
  }
}

/** spec('decisions beyond-the-documents.17') */
test('two of the staff accept at once: one does it, the other is told', async ({
  diner,
  staff,
  openBrowser,
}) => {
  const second = staffConsole(await openBrowser({ at: 'staff', viewport: DESK }))
  await staff.open(shops.palermo, staffOf.palermo)
  await second.open(shops.palermo, staffOf.ombu)
  const order = await diner.ordersQuickly(shops.palermo)
  await staff.sees(order, 'Nuevos')
  await second.sees(order, 'Nuevos')

  // Neither hears of the other before both have pressed.
  await holdUntilBoth([staff.page, second.page], '**/api/console/orders/*/status')
  second.quiet.expectStatus(409)
  staff.quiet.expectStatus(409)
  await Promise.all([staff.advance(order, 'Aceptar'), second.advance(order, 'Aceptar')])
  const told = 'Otra persona ya cambió este pedido.'
  await expect
    .poll(
      async () => (await staff.page.getByText(told).count()) + (await second.page.getByText(told).count()),
    )
    .toBeGreaterThan(0)
  await staff.sees(order, 'En preparación')
  await second.sees(order, 'En preparación')
})

test('the shop cancels with a reason, and the diner reads it without loading the page', async ({
  page,
  diner,
  followUp,
  staff,
}) => {
  await staff.open(shops.palermo, staffOf.palermo)
  const order = await diner.ordersQuickly(shops.palermo)
  await page.goto(`/menu/${shops.palermo}/order/${order.code}`)
  await followUp.remember()
  await followUp.isLive()
  await staff.sees(order, 'Nuevos')
  await staff.cancel(order, { words: 'Se cortó la luz en la cuadra' })
  await followUp.says('El pedido fue cancelado.')
  await followUp.says('Motivo: Se cortó la luz en la cuadra')
  await followUp.wasNotReloaded()

  await staff.goTo('Finalizados')
  const row = staff.page.getByRole('link', { name: startsWith(`#${order.number}`) })
  await expect(row).toContainText('Cancelado')
})

/** spec('001 §4.1') spec('decisions beyond-the-documents.19') */
test('an order that was accepted is printed, and can still be canceled for one of the usual reasons', async ({
  diner,
  openBrowser,
  staff,
}) => {
  await staff.open(shops.palermo, staffOf.palermo)
  const order = await diner.ordersQuickly(shops.palermo)
  await staff.accept(order)
  const printed = await staff.prints(order)
  expect(printed.text).toContain(order.code)
  expect(printed.page).toMatch(/size: 80mm \d+mm/)
  await staff.cancel(order, { reason: 'Nos quedamos sin un producto' })
  await expect(staff.card(order)).toBeHidden()

  // Staff who cook by another device are told, on a phone too.
  const kitchen = await openBrowser({ at: 'staff', viewport: { width: 390, height: 844 } })
  await takeSession(kitchen, staffOf.palermo)
  await kitchen.page.goto(`/console/${shops.palermo}/orders`)
  const seen = `Entendido Pedido #${order.number}`
  await expect(kitchen.page.getByRole('button', { name: seen })).toBeVisible()
  await expectForEverybody(kitchen.page, 'an order that was canceled in the kitchen')
})

test('fifty-one new orders fit on three screens of a desk, with their notes in full', async ({
  diner,
  openBrowser,
}) => {
  const desk = staffConsole(await openBrowser({ at: 'staff', viewport: { width: 1920, height: 1080 } }))
  const { page } = desk
  const notes = 'Soy celíaca: sin pan, y en una plancha limpia, por favor.'
  const order = await diner.ordersQuickly(shops.palermo, { plate: 'Mollejas al verdeo', notes })
  // The server's answer, with that order many times: of more plates, and one in six with its note.
  await page.route('**/api/console/branchcontacts/*/orders*', async (route) => {
    const answer = await route.fetch()
    const board = (await answer.json()) as BoardAnswer
    const one = board.orders.find(({ number }) => number === order.number)
    await route.fulfill({ json: { ...board, orders: one ? Array.from({ length: 51 }, copyOf(one)) : [] } })
  })
  await desk.open(shops.palermo, staffOf.palermo)
  await page.getByRole('banner').getByRole('button', { name: 'Activar sonido' }).click()
  const cards = desk.column('Nuevos').getByRole('article')
  await expect(cards).toHaveCount(51)
  const screens = () =>
    cards.first().evaluate((card) => {
      const list = card.closest('ul')?.parentElement
      return list ? list.scrollHeight / list.clientHeight : Number.NaN
    })
  await expect.poll(screens).toBeLessThanOrEqual(3)
  for (const note of await desk.column('Nuevos').getByText(notes).all())
    expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)

  await page.getByRole('button', { name: 'Ajustes del tablero' }).click()
  await page.getByText('Grande', { exact: true }).click()
  await backCloses(page.getByRole('dialog'))
  await expect.poll(screens).toBeGreaterThan(9)
  await page.reload()
  await expect(cards).toHaveCount(51)
  await expect.poll(screens).toBeGreaterThan(9)
})

type BoardAnswer = { readonly orders: readonly BoardOrder[] }
type BoardOrder = {
  readonly id: string
  readonly number: number
  readonly items: readonly { readonly id: string; readonly notes: string }[]
}

/** The order once more, under another id: of one to three plates, and seldom with its note. */
const copyOf = (order: BoardOrder) => (_: unknown, index: number) => ({
  ...order,
  id: `0198c000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  number: 100 + index,
  items: order.items.flatMap((item) =>
    Array.from({ length: 1 + (index % 3) }, (_line, line) => ({
      ...item,
      id: `${item.id}-${line}`,
      notes: line === 0 && index % 6 === 0 ? item.notes : '',
    })),
  ),
})

/** spec('decisions the-frame.2') */
test('the board is worked by keys, which are silent while somebody types', async ({ diner, staff }) => {
  const { page } = staff
  // Of this run alone: the orders of another one would be found as well.
  const name = `Teclado ${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const first = await diner.ordersQuickly(shops.palermo, { name })
  const second = await diner.ordersQuickly(shops.palermo, { name })
  const third = await diner.ordersQuickly(shops.palermo, { name })
  const fourth = await diner.ordersQuickly(shops.palermo, { name })
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.sees(fourth, 'Nuevos')

  // The keys come once the board is at rest; what is typed is no key.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Buscar pedido' })).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type(name.toLowerCase())
  await page.keyboard.press('a')
  await page.keyboard.press('Backspace')
  await expect(staff.column('Nuevos').getByRole('article')).toHaveCount(4)

  await expect(async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: `Pedido #${first.number}`, exact: true })).toBeFocused({
      timeout: 1000,
    })
  }).toPass()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: `Pedido #${second.number}`, exact: true })).toBeFocused()
  // The browser's own, and what is pressed over an open order, are none of the board's.
  for (const keys of ['Control+a', 'Meta+a', 'Alt+a', 'Shift+A', 'Shift+S']) await page.keyboard.press(keys)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Pedido #${second.number}` })).toBeVisible()
  for (const keys of ['a', 's', 'j', '?', '/']) await page.keyboard.press(keys)
  await staff.closeOrder()
  await expect(staff.column('Nuevos').getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('link', { name: `Pedido #${second.number}`, exact: true })).toBeFocused()
  await page.keyboard.press('a')
  await staff.sees(second, 'En preparación')
  await expect(page.getByRole('link', { name: `Pedido #${third.number}`, exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: `Listo Pedido #${second.number}` })).toBeVisible()
  await page.keyboard.press('k')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('s')
  await staff.sees(second, 'Listos')
  await expect(staff.column('Nuevos').getByRole('article')).toHaveCount(3)

  // An order that was canceled while the kitchen had it stays on its screen until seen.
  await staff.cancelsElsewhere(second)
  const seen = page.getByRole('button', { name: `Entendido Pedido #${second.number}` })
  await expect(seen).toBeVisible()
  await seen.click()
  await expect(seen).toBeHidden()

  // The list tells of the keys of the page; who does not want them turns them off.
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Teclas' })
  await expect(keys).toContainText('Aceptar el pedido')
  await keys.getByRole('checkbox', { name: 'Usar teclas sueltas' }).uncheck()
  await expect(keys).not.toContainText('Aceptar el pedido')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ajustes del tablero' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Imprimir al aceptar' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeHidden()

  const printed = await staff.printsByItself()
  // One of them is canceled just before it is accepted: what failed is told by its number.
  await page.route(`**/api/console/orders/${first.id}/status`, async (route) => {
    await staff.cancelsElsewhere(first)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Aceptar todos (3)' }).click()
  staff.quiet.expectStatus(409)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Aceptar todos' }).click()
  await expect(dialog.getByRole('heading', { name: 'No se pudo aceptar 1 pedido' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText(
    `#${first.number}Otra persona ya cambió este pedido. Ahora está: cancelado.`,
  )
  // It is canceled for good: there is nothing to try again.
  await expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeHidden()
  await backCloses(dialog)
  await staff.sees(third, 'En preparación')
  await staff.sees(fourth, 'En preparación')
  await expect.poll(printed).toContain(third.code)
  await expect.poll(printed).toContain(fourth.code)
  expect(await printed()).not.toContain(first.code)
})

test('an order accepted on this device is printed, also on another page than the board', async ({
  diner,
  staff,
}) => {
  const { page } = staff
  const first = await diner.ordersQuickly(shops.palermo)
  const second = await diner.ordersQuickly(shops.palermo)
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.sees(second, 'Nuevos')
  await page.getByRole('button', { name: 'Ajustes del tablero' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Imprimir al aceptar' }).check()
  await backCloses(page.getByRole('dialog'))

  // The server answers once somebody has gone to the menu.
  const isThere = Promise.withResolvers<void>()
  await page.route(`**/api/console/orders/${first.id}/status`, async (route) => {
    await isThere.promise
    await route.continue()
  })
  const printed = await staff.printsByItself()
  await staff.advance(first, 'Aceptar')
  await staff.goTo('Carta')
  await expect(page.getByRole('searchbox', { name: 'Buscar producto' })).toBeVisible()
  isThere.resolve()
  await expect.poll(printed).toContain(first.code)

  await page.goto(`/console/${shops.palermo}/finished/${second.id}`)
  const printedThere = await staff.printsByItself()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await expect.poll(printedThere).toContain(second.code)
  expect((await printedThere()).split(second.code)).toHaveLength(2)
})

test('changes by others while staff are asked to accept all are left as they are', async ({
  diner,
  staff,
}) => {
  const { page } = staff
  const name = 'Entre Tanto'
  const first = await diner.ordersQuickly(shops.palermo, { name })
  const second = await diner.ordersQuickly(shops.palermo, { name })
  const third = await diner.ordersQuickly(shops.palermo, { name })
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.sees(third, 'Nuevos')
  await page.getByRole('searchbox', { name: 'Buscar pedido' }).fill('entre tanto')
  await page.getByRole('button', { name: 'Aceptar todos (3)' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: '¿Aceptar 3 pedidos?' })).toBeVisible()
  await staff.cancelsElsewhere(first)
  await expect(dialog.getByRole('heading', { name: '¿Aceptar 2 pedidos?' })).toBeVisible()
  await expect(dialog.getByText('1 ya cambió mientras tanto: queda como está.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Aceptar todos' }).click()
  await expect(page.getByText('2 pedidos en preparación')).toBeVisible()
  await staff.sees(second, 'En preparación')
  await staff.sees(third, 'En preparación')
})

import type { Page } from '@playwright/test'
import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
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
})

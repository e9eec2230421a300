import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

/** The real-time channel cannot be reached, as behind a proxy that knows no WebSockets. */
async function cutChannel(page: Page): Promise<void> {
  await page.routeWebSocket(/\/rt\//, (socket) => socket.close())
}

/** spec('001 §4.26') spec('001 §8.22') spec('decisions beyond-the-documents.1') */
test('without the real-time channel the board and the follow-up still move, by refreshing', async ({
  page,
  diner,
  followUp,
  staff,
}) => {
  test.setTimeout(90_000)
  await cutChannel(page)
  await cutChannel(staff.page)
  await staff.open(shops.palermo, staffOf.palermo)
  await expect(staff.page.getByText('Sin conexión en vivo.').first()).toBeAttached()
  const order = await diner.ordersQuickly(shops.palermo)
  // Asked for again five seconds after the flag appears, long before the turn of those without a
  // channel.
  const asked = page.waitForRequest(`**/api/diner/${shops.palermo}/order/${order.code}`, { timeout: 12_000 })
  await page.goto(`/menu/${shops.palermo}/order/${order.code}?refreshAfterUpdate=true`)
  await asked
  await followUp.remember()
  await followUp.says('Sin conexión en vivo: se actualiza cada pocos segundos.')
  await staff.sees(order, 'Nuevos')
  await staff.accept(order)
  await followUp.says('El local aceptó tu pedido y lo está preparando.')
  await followUp.wasNotReloaded()
})

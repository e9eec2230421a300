import { runDueJobs } from '@mostrador/api/roof/run-due-jobs'
import { dataOf } from '@mostrador/api/testing/data-of'
import {
  bringTo,
  placeByTransfer,
  startTransferShop,
  type TransferShop,
} from '@mostrador/api/testing/transfer-shop'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let shop: TransferShop
let code: string
let id: string

beforeEach(async () => {
  shop = await startTransferShop()
  ;({ code, id } = await placeByTransfer(shop))
})

const page = async () =>
  (await renderPage(`/menu/${shop.contact.alias}/order/${code}`, shop.api)).text.replaceAll(' ', ' ')
const say = async () =>
  dataOf(
    await shop.api.client.sayTransferred({
      params: { alias: shop.contact.alias, code },
      body: { receipt: '' },
    }),
  )
async function cancel(): Promise<void> {
  const owner = await shop.api.as(await shop.api.given.staff({ role: 'OWNER', company: shop.contact }))
  dataOf(await owner.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'Sin gas' } }))
}

/** spec('decisions transfers.1') */
test('a transfer shows its own cents, and once announced until when it is awaited', async () => {
  const due = await page()
  expect(due).toMatch(/Falta tu transferencia.*Monto exacto \$ 4.999,99.*Ya transferí/)
  await say()
  const said = await page()
  expect(said).toMatch(
    /El local ya sabe que transferiste.*que lo espera hasta las \d\d:\d\d.*Monto exacto \$ 4.999,99/,
  )
  expect(said).not.toContain('Ya transferí')
})

/** spec('decisions transfers.7') */
test('of a canceled order that came it says how much the shop owes, and not that it is paid', async () => {
  await bringTo(shop.cashier, shop.contact, { amount: 4999.99 })
  expect(await page()).toContain('Pagado')
  await cancel()
  const owed = await page()
  expect(owed).toContain('El local te debe $ 4.999,99')
  expect(owed).toContain('Falta que te lo devuelvan')
  expect(owed).not.toContain('Pagado')
})

/** spec('decisions transfers.7') */
test('one that nobody sent in time asks for nothing more, and what came late is owed', async () => {
  shop.api.clock.now = new Date('2026-11-20T15:31:00Z')
  await runDueJobs(shop.api.ports)
  const over = await page()
  expect(over).toContain('Si el dinero ya salió de tu cuenta, comunícate con el local')
  expect(over).not.toContain('Monto exacto')
  await bringTo(shop.cashier, shop.contact, { amount: 4999.99 })
  const owed = await page()
  expect(owed).toContain('El local te debe $ 4.999,99')
  expect(owed).not.toContain('Pago vencido')
})

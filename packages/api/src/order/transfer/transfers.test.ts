import { beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { ACCOUNT, ownerOf, placeByTransfer, startTransferShop } from '../../testing/transfer-shop.ts'

// The clock stands at noon of a Friday in Buenos Aires: 2026-11-20T15:00Z. An order has half an
// hour.

let shop: Awaited<ReturnType<typeof startTransferShop>>

beforeEach(async () => {
  shop = await startTransferShop()
})

const follow = async (code: string) =>
  dataOf(await shop.api.client.getOrder({ params: { alias: shop.contact.alias, code } }))
const here = () => ({ id: shop.contact.id })
const list = async (by = shop.cashier) => dataOf(await by.listTransfers({ params: here() }))
const board = async () =>
  dataOf(await shop.cashier.listBoard({ params: here(), query: {} })).orders.map(({ id }) => id)
const confirm = (orderId: string, reason = 'Lo vi en la cuenta') =>
  shop.cashier.confirmTransfer({ params: { ...here(), orderId }, body: { reason } })
const came = (amount: number, text = 'TRANSFERENCIA', day = '2026-11-20') => ({ amount, text, day })
const bring = (...movements: ReturnType<typeof came>[]) =>
  shop.cashier.importMovements({ params: here(), body: { account: ACCOUNT, movements } })
const settle = (movementId: string, body: { orderId: string | null; seen: string | null; aside?: boolean }) =>
  shop.cashier.settleMovement({ params: { ...here(), movementId }, body })
const at = (time: string): void => {
  shop.api.clock.now = new Date(`2026-11-20T${time}:00-03:00`)
}
const expire = async (time = '12:31') => {
  at(time)
  await runDueJobs(shop.api.ports)
}
const codeOf = async (answer: ReturnType<typeof confirm | typeof bring | typeof settle>) => {
  const got = await answer
  return got.ok ? undefined : got.problem.code
}
const firstMovement = async () => {
  const [first] = (await list()).movements
  if (!first) throw new Error('No movement is open')
  return first
}

/** spec('decisions transfers.1') spec('decisions transfers.2') */
describe('an order by transfer', () => {
  test('is told where to and how much, a little less than its total, and waits out of the kitchen', async () => {
    const order = await placeByTransfer(shop)
    const followed = await follow(order.code)
    expect(followed).toMatchObject({
      total: 5000,
      paymentStatus: 'PENDING',
      paymentExpiresAt: '2026-11-20T15:30:00.000Z',
      transfer: {
        amount: 4999.99,
        alias: 'don.pepe',
        account: ACCOUNT,
        holder: 'Don Pepe SRL',
        bank: null,
        note: null,
        saidAt: null,
      },
    })
    expect(followed.transfer?.reference).toMatch(/^[A-Z]\d[A-Z]\d[A-Z]$/)
    expect(await board()).toEqual([])
    expect((await list()).awaited).toMatchObject([{ orderId: order.id, amount: 4999.99, total: 5000 }])
  })

  test('has an amount like no other while it is open, and a reference', async () => {
    const amounts = []
    const references = new Set<string>()
    for (const name of ['one', 'two', 'three']) {
      const { transfer } = await follow((await placeByTransfer(shop, name)).code)
      amounts.push(transfer?.amount)
      references.add(transfer?.reference ?? '')
    }
    expect(amounts).toEqual([4999.99, 4999.98, 4999.97])
    expect(references.size).toBe(3)
  })

  test('gives way when its time is over, and its amount is another order’s only after the grace', async () => {
    const late = await placeByTransfer(shop)
    await expire()
    expect(await follow(late.code)).toMatchObject({
      status: 'CANCELED',
      paymentStatus: 'EXPIRED',
      refund: null,
    })
    expect((await follow((await placeByTransfer(shop, 'two')).code)).transfer?.amount).toBe(4999.98)
    shop.api.clock.now = new Date('2026-11-22T15:30:00Z')
    expect((await follow((await placeByTransfer(shop, 'three')).code)).transfer?.amount).toBe(4999.99)
  })

  test('that its diner says was sent is told to the shop, and is no more paid than before', async () => {
    const { code, id } = await placeByTransfer(shop)
    const params = { alias: shop.contact.alias, code }
    const said = dataOf(await shop.api.client.sayTransferred({ params, body: { receipt: '  0042 ' } }))
    expect(said.transfer?.saidAt).toBe('2026-11-20T15:00:00.000Z')
    expect(said.paymentStatus).toBe('PENDING')
    expect((await list()).awaited).toMatchObject([{ orderId: id, receipt: '0042' }])
    expect(await board()).toEqual([])
    shop.api.published.length = 0
    await shop.api.client.sayTransferred({ params, body: { receipt: '0042' } })
    expect(shop.api.published).toEqual([])
    await expire()
    expect(await follow(code)).toMatchObject({ paymentStatus: 'EXPIRED' })
  })

  test('that is said to be sent is not replaced by the next one of its browser', async () => {
    const diner = { client: shop.api.browser(), phone: '+5491149999999' }
    const first = await placeByTransfer(shop, 'one', diner)
    const second = await placeByTransfer(shop, 'two', diner)
    expect(await follow(first.code)).toMatchObject({ status: 'CANCELED', paymentStatus: 'EXPIRED' })
    const params = { alias: shop.contact.alias, code: second.code }
    dataOf(await diner.client.sayTransferred({ params, body: {} }))
    await placeByTransfer(shop, 'three', diner)
    expect(await follow(second.code)).toMatchObject({ status: 'GENERATED', paymentStatus: 'PENDING' })
  })
})

/** spec('decisions transfers.3') */
describe('by hand', () => {
  test('an order is found paid once: it rings, its page turns, and Actividad says by whom, but not why', async () => {
    const { id, code } = await placeByTransfer(shop)
    shop.api.published.length = 0
    const after = dataOf(await confirm(id))
    expect(after.awaited).toEqual([])
    expect(after.paid).toMatchObject([
      { orderId: id, by: 'Sofía', reason: 'Lo vi en la cuenta', movement: null },
    ])
    expect(await board()).toEqual([id])
    expect(await follow(code)).toMatchObject({ paymentStatus: 'APPROVED', status: 'GENERATED' })
    expect(shop.api.published.map(({ channel }) => channel)).toEqual(
      expect.arrayContaining([expect.stringContaining(shop.contact.id), expect.stringContaining(code)]),
    )
    expect(await codeOf(confirm(id))).toBe('transfer-changed')
    const { revisions } = dataOf(
      await (await ownerOf(shop)).listRevisions({ params: { id: shop.contact.branchId } }),
    )
    expect(revisions).toMatchObject([
      { by: 'Sofía', sentences: ['Confirmó a mano la transferencia del pedido #1'], undoable: false },
    ])
  })

  test('staff without the permission get 403, and an order of another shop is not found', async () => {
    const { id } = await placeByTransfer(shop)
    const kitchen = await shop.api.as(
      await shop.api.given.staff({ role: 'KITCHEN', contacts: [shop.contact] }),
    )
    const refused = await kitchen.confirmTransfer({
      params: { ...here(), orderId: id },
      body: { reason: 'x' },
    })
    expect(refused).toMatchObject({ ok: false, problem: { code: 'permission-missing' } })
    const other = await shop.api.given.branchContact()
    const stranger = await shop.api.as(await shop.api.given.staff({ contacts: [other] }))
    const params = { id: other.id, orderId: id }
    expect(await stranger.confirmTransfer({ params, body: { reason: 'x' } })).toMatchObject({
      ok: false,
      problem: { code: 'transfer-not-found' },
    })
  })
})

/** spec('decisions transfers.4') spec('decisions transfers.5') spec('decisions transfers.7') */
describe('an incoming transfer', () => {
  test('pays the order whose amount it has, and the same list twice does nothing twice', async () => {
    const { id, code } = await placeByTransfer(shop)
    const first = dataOf(await bring(came(4999.99), came(120, 'OTRA COSA')))
    expect(first.taken).toEqual({ fresh: 2, known: 0, matched: 1 })
    expect(first.paid).toMatchObject([{ orderId: id, by: null, movement: { amount: 4999.99 } }])
    expect(first.movements).toMatchObject([{ kind: 'UNKNOWN', text: 'OTRA COSA', orders: [] }])
    expect(await follow(code)).toMatchObject({ paymentStatus: 'APPROVED' })
    const again = dataOf(await bring(came(120, ' otra  cosa '), came(4999.99), came(4999.99)))
    expect(again.taken).toEqual({ fresh: 1, known: 2, matched: 0 })
    expect(again.movements.map(({ kind }) => kind).toSorted()).toEqual(['PAID_TWICE', 'UNKNOWN'])
  })

  test('with another amount says by how much, and is given by hand where somebody says so', async () => {
    const { id, code } = await placeByTransfer(shop)
    const { movements } = dataOf(await bring(came(5000)))
    expect(movements).toMatchObject([{ kind: 'AMOUNT_DIFFERS', orders: [{ orderId: id, amount: 4999.99 }] }])
    const [movement] = movements
    const after = dataOf(await settle(movement?.id ?? '', { orderId: id, seen: null }))
    expect(after.paid).toMatchObject([{ orderId: id, by: 'Sofía', movement: { amount: 5000 } }])
    expect(await follow(code)).toMatchObject({ paymentStatus: 'APPROVED' })
  })

  test('after the order gave way is money to send back, until somebody says that it was', async () => {
    const { id, code } = await placeByTransfer(shop)
    await expire()
    const { owed, paid } = dataOf(await bring(came(4999.99)))
    expect(owed).toMatchObject([{ orderId: id, amount: 4999.99, isLate: true }])
    expect(paid).toEqual([])
    expect(await follow(code)).toMatchObject({ status: 'CANCELED', refund: 'OWED' })
    const params = { ...here(), orderId: id }
    expect(await shop.cashier.returnTransfer({ params })).toMatchObject({
      problem: { code: 'permission-missing' },
    })
    dataOf(await (await ownerOf(shop)).returnTransfer({ params }))
    expect(await follow(code)).toMatchObject({ refund: null, paymentStatus: 'REFUNDED' })
    expect((await list()).owed).toEqual([])
    expect(await (await ownerOf(shop)).returnTransfer({ params })).toMatchObject({
      problem: { code: 'transfer-changed' },
    })
  })

  test('is owed where the shop cancels what was paid', async () => {
    const { id, code } = await placeByTransfer(shop)
    await confirm(id)
    const boss = await ownerOf(shop)
    dataOf(await boss.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'Sin gas' } }))
    expect((await list()).owed).toMatchObject([
      { orderId: id, amount: 4999.99, isLate: false, movement: null },
    ])
    expect(await follow(code)).toMatchObject({ refund: 'OWED' })
  })

  test('for an order confirmed by hand becomes its movement, and pays no other', async () => {
    const { id } = await placeByTransfer(shop)
    await confirm(id)
    const { taken, paid, movements } = dataOf(await bring(came(4999.99)))
    expect(taken.matched).toBe(1)
    expect(paid).toMatchObject([{ orderId: id, movement: { amount: 4999.99 } }])
    expect(movements).toEqual([])
  })

  test('is set aside by who knows, and stays so when the list comes again', async () => {
    await placeByTransfer(shop)
    await bring(came(77, 'SUELDO'))
    const { id } = await firstMovement()
    expect(dataOf(await settle(id, { orderId: null, seen: null, aside: true })).movements).toEqual([])
    expect(dataOf(await bring(came(77, 'SUELDO'))).taken).toEqual({ fresh: 0, known: 1, matched: 0 })
    expect((await list()).movements).toEqual([])
  })

  test('of an account that nobody has, or with half a cent, changes nothing', async () => {
    await placeByTransfer(shop)
    const body = { account: 'nadie', movements: [came(4999.99)] }
    expect(await shop.cashier.importMovements({ params: here(), body })).toMatchObject({
      problem: { code: 'transfer-not-found' },
    })
    expect(await codeOf(bring(came(4999.99), came(1.005)))).toBe('amount-malformed')
    expect(await list()).toMatchObject({ movements: [], paid: [] })
  })
})

/** spec('decisions transfers.4') */
describe('a list from anywhere', () => {
  test('is read in the letters of Windows, and what is no sheet is told so', async () => {
    const read = (bytes: Uint8Array<ArrayBuffer>) =>
      shop.cashier.readBankSheet({ params: here(), body: new File([bytes], '') })
    const line = 'Fecha;Descripci\u00f3n;Cr\u00e9dito\r\n20/11/2026;JOS\u00c9 K7P4M;4.999,99\r\n'
    const cells = dataOf(await read(Uint8Array.from(Buffer.from(line, 'latin1')))).cells
    expect(cells).toEqual([
      ['Fecha', 'Descripción', 'Crédito'],
      ['20/11/2026', 'JOSÉ K7P4M', '4.999,99'],
    ])
    const picture = await read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]))
    expect(picture).toMatchObject({ problem: { code: 'sheet-unreadable' } })
    const broken = await read(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))
    expect(broken).toMatchObject({ problem: { code: 'sheet-unreadable' } })
  })

  test('may say what it likes: letters that become many, halves of letters, formulas, nothing', async () => {
    await placeByTransfer(shop)
    const texts = [
      '\uFDFA'.repeat(400),
      'a' + '\u{1F600}'.repeat(249),
      '=HYPERLINK("http://x")',
      '',
      '\u202Etfel',
    ]
    const { taken, movements } = dataOf(await bring(...texts.map((text) => came(10, text))))
    expect(taken).toEqual({ fresh: 5, known: 0, matched: 0 })
    expect(movements.every(({ text }) => text.length <= 500)).toBe(true)
    expect(dataOf(await bring(...texts.map((text) => came(10, text)))).taken.fresh).toBe(0)
    for (const day of ['2026-02-31', 'hoy', ''])
      expect(await codeOf(bring(came(10, '', day)))).toBe('invalid-request')
    for (const amount of [0, -5, Number.NaN, 1e15])
      expect(await codeOf(bring(came(amount)))).toBe('invalid-request')
  })
})

/** spec('decisions transfers.6') */
describe('a match is taken back', () => {
  const matched = async () => {
    const order = await placeByTransfer(shop)
    const { paid } = dataOf(await bring(came(4999.99)))
    return { ...order, movementId: paid[0]?.movement?.id ?? '' }
  }

  test('of an order that nobody accepted: it waits again, as long as at first, and no rule matches it', async () => {
    const { id, code, movementId } = await matched()
    at('12:20')
    const after = dataOf(await settle(movementId, { orderId: null, seen: id }))
    expect(after.awaited).toMatchObject([{ orderId: id, until: '2026-11-20T15:50:00.000Z' }])
    expect(after.movements).toMatchObject([{ id: movementId, kind: 'POSSIBLE' }])
    expect(await board()).toEqual([])
    expect(dataOf(await bring(came(4999.99))).taken).toEqual({ fresh: 0, known: 1, matched: 0 })
    await expire('12:49')
    expect(await follow(code)).toMatchObject({ paymentStatus: 'PENDING' })
    await expire('12:51')
    expect(await follow(code)).toMatchObject({ paymentStatus: 'EXPIRED' })
  })

  test('of an order that is being cooked: it stays paid, by the word of who took it', async () => {
    const { id, code, movementId } = await matched()
    dataOf(await shop.cashier.changeOrderStatus({ params: { id }, body: { action: 'accept' } }))
    const after = dataOf(await settle(movementId, { orderId: null, seen: id }))
    expect(after.paid).toMatchObject([{ orderId: id, by: 'Sofía', movement: null }])
    expect(await follow(code)).toMatchObject({ paymentStatus: 'APPROVED', status: 'ACCEPTED' })
  })

  test('once: who saw something else is told, and nothing is half done', async () => {
    const { id, movementId } = await matched()
    const other = await placeByTransfer(shop, 'two')
    expect(await codeOf(settle(movementId, { orderId: null, seen: null }))).toBe('transfer-changed')
    await confirm(other.id)
    await bring(came(4999.98))
    expect(await codeOf(settle(movementId, { orderId: other.id, seen: id }))).toBe('transfer-changed')
    expect((await list()).paid.map((one) => one.movement?.amount).toSorted()).toEqual([4999.98, 4999.99])
  })
})

test('where the mark is a reference alone the whole total is asked for, and its amount says too little', async () => {
  shop = await startTransferShop('REFERENCE')
  const { code, id } = await placeByTransfer(shop)
  const { transfer } = await follow(code)
  expect(transfer?.amount).toBe(5000)
  expect(dataOf(await bring(came(5000))).movements).toMatchObject([{ kind: 'POSSIBLE' }])
  expect(dataOf(await bring(came(5000, `para ${transfer?.reference ?? ''}`))).paid).toMatchObject([
    { orderId: id },
  ])
})

test('where no cents are left the reference alone tells the next one', async () => {
  shop = await startTransferShop('AMOUNT')
  const { database } = shop.api.ports
  const first = await follow((await placeByTransfer(shop)).code)
  expect(first.transfer).toMatchObject({ amount: 4999.99, reference: null })
  const orders = await database.selectFrom('orders').selectAll().execute()
  const [order] = orders
  const transfers = await database.selectFrom('transfers').selectAll().execute()
  for (let less = 2; less <= 99; less += 1) {
    const id = crypto.randomUUID()
    await database
      .insertInto('orders')
      .values({
        ...order,
        id,
        code: `C${String(less).padStart(9, '0')}`,
        number: 1000 + less,
        status: 'CANCELED',
        ticket: JSON.stringify(order?.ticket),
        destination: null,
      } as never)
      .execute()
    await database
      .insertInto('transfers')
      .values({
        ...transfers[0],
        order_id: id,
        amount: 500_000 - less,
        told: JSON.stringify(transfers[0]?.told),
      } as never)
      .execute()
  }
  const { transfer } = await follow((await placeByTransfer(shop, 'last')).code)
  expect(transfer?.amount).toBe(5000)
  expect(transfer?.reference).toMatch(/^[A-Z]\d[A-Z]\d[A-Z]$/)
})

/** spec('decisions transfers.3') */
test('staff who want to hear of each order are told of one by transfer once it is there', async () => {
  const { database } = shop.api.ports
  const pushes = () => database.selectFrom('jobs').select('kind').where('kind', '=', 'push-order').execute()
  const session = await database.selectFrom('staff_sessions').selectAll().executeTakeFirstOrThrow()
  const subscription = nextTestId()
  await database
    .insertInto('push_subscriptions')
    .values({
      id: subscription,
      staff_user_id: session.staff_user_id,
      session_id: session.id,
      endpoint: 'https://push.test/1',
      p256dh: 'key',
      auth: 'auth',
      wants: 'EVERY',
      device: 'Tablet',
      created_at: shop.api.clock.now,
    })
    .execute()
  const { companyId: company_id, branchId: branch_id, id: branch_contact_id } = shop.contact
  await database
    .insertInto('push_subscription_contacts')
    .values({ company_id, branch_id, branch_contact_id, subscription_id: subscription })
    .execute()
  const { id } = await placeByTransfer(shop)
  expect(await pushes()).toEqual([])
  await confirm(id)
  expect(await pushes()).toHaveLength(1)
})

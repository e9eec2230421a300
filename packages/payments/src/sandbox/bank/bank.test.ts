import { createHash, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BANK_SECRET, openBank, SHOP, type BankWorld } from '../../testing/bank-world.ts'
import { valueOf } from '../../testing/provider-contract.ts'
import { sandboxAccount } from './bank-keys.ts'

let world: BankWorld

beforeEach(async () => {
  world = await openBank()
})
afterEach(() => world.close())

const request = () => ({
  attemptId: randomUUID(),
  orderCode: '7F3K',
  amount: { minor: 125_050, currency: 'ARS', mantissa: 2 },
  description: 'Fuego <Lento> 7F3K',
  payer: { email: '', name: 'Ana', phone: '' },
  notificationUrl: `${world.ear.url}/heard?attempt=1`,
})

const pay = async (holder: string, provider = world.provider) => {
  const payment = {
    ...request(),
    token: await world.tokenOf(holder),
    paymentMethodId: 'visa',
    cardName: holder,
    document: { type: 'DNI', number: '1' },
  }
  return { payment, answer: await provider.payCard(payment) }
}

const find = async (attemptId: string) =>
  valueOf(await world.provider.find({ attemptId, reference: null, token: null }))

const makePage = async () => {
  const expiresAt = new Date(world.now().getTime() + 60_000)
  const payment = { ...request(), returnUrl: 'https://shop.example/return?a=1', expiresAt }
  const link = valueOf(await world.provider.makeLink(payment))
  return { payment, link, path: link.url.slice(link.url.indexOf('/checkout/')) }
}

/** Expects the digests of a page's policy to be those of its inline parts. */
function expectItsOwnInline(html: string, policy: string, tags: readonly string[]): void {
  for (const tag of tags) {
    const [, text = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html) ?? []
    expect(text.length).toBeGreaterThan(100)
    const digest = createHash('sha256').update(text).digest('base64')
    expect(policy).toContain(`${tag}-src 'sha256-${digest}'`)
  }
}

const press = (path: string, action: string): Promise<Response> =>
  world.ask(path, { method: 'POST', body: new URLSearchParams({ action }) })

const told = async (count: number) => {
  await vi.waitFor(() => expect(world.heard.length).toBeGreaterThanOrEqual(count), { timeout: 5_000 })
  return Promise.all(world.heard.map((call) => world.provider.readNotification(call)))
}

/** The events that were told, the oldest first. */
const events = () => world.heard.map(({ headers }) => headers.get('x-sandbox-event'))

test.for([
  ['APRO', 'APPROVED', null],
  ['apro perez', 'APPROVED', null],
  ['Ana Perez', 'APPROVED', null],
  ['OTHE', 'REJECTED', 'other_reason'],
  ['FUND', 'REJECTED', 'insufficient_amount'],
  ['SECU', 'REJECTED', 'bad_filled_security_code'],
  ['EXPI', 'REJECTED', 'bad_filled_date'],
  ['CALL', 'REJECTED', 'call_for_authorize'],
  ['CONT', 'PENDING', 'pending_contingency'],
] as const)('a card of %s comes to %s', async ([holder, status, reason]) => {
  const { answer } = await pay(holder)
  expect(valueOf(answer)).toMatchObject({ status, reason, amount: 125_050, cardLastDigits: '3704' })
})

test.for([
  ['SLOW', 'timeout'],
  ['LOST', 'unreachable'],
  ['NONS', 'nonsense'],
] as const)('a card of %s is charged, and its answer is a %s', async ([holder, failure]) => {
  const { payment, answer } = await pay(holder, holder === 'SLOW' ? world.hasty : world.provider)
  expect(answer).toMatchObject({ ok: false, failure })
  await vi.waitFor(async () => expect(await find(payment.attemptId)).not.toBeNull())
  expect(await find(payment.attemptId)).toMatchObject({ status: 'APPROVED' })
})

test('a card of DOWN finds the bank away, and nothing is charged', async () => {
  const { payment, answer } = await pay('DOWN')
  expect(answer).toMatchObject({ ok: false, failure: 'unreachable' })
  expect(await find(payment.attemptId)).toBeNull()
})

test('every payment is told, signed; one of TWICE is told twice as the same event', async () => {
  const { answer } = await pay('APRO')
  const { reference } = valueOf(answer)
  expect(await told(1)).toEqual([{ ok: true, reference }])
  await pay('TWICE')
  expect(await told(3)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
  const [, first, second] = events()
  expect(second).toEqual(first)
})

test('a payment of EARLY is told before its charge is answered', async () => {
  const { answer } = await pay('EARLY')
  expect(answer).toMatchObject({ ok: true })
  expect(world.heard.length).toBeGreaterThan(0)
})

test('a pending payment is told, and told again when it is settled', async () => {
  const { payment, answer } = await pay('CONT')
  const { reference } = valueOf(answer)
  expect(await told(1)).toMatchObject([{ ok: true, reference }])
  expect(events()).toEqual([`${reference}:PENDING`])
  world.pass(1_000)
  await vi.waitFor(() => expect(events().at(-1)).toBe(`${reference}:APPROVED`), { timeout: 5_000 })
  expect(await find(payment.attemptId)).toMatchObject({ status: 'APPROVED' })
})

test('a shop that does not hear is told again', async () => {
  world.ear.fault = 'down'
  const { answer } = await pay('APRO')
  await new Promise((resolve) => setTimeout(resolve, 10))
  world.ear.fault = undefined
  const [heard] = await told(1)
  expect(heard).toMatchObject({ ok: true, reference: valueOf(answer).reference })
})

test('a bank that starts again tells what it had still to tell, and knows what was paid', async () => {
  world.ear.fault = 'down'
  const { payment } = await pay('LOST')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const { ear, heard } = world
  await world.server.close()
  world.bank.close()
  world = { ...(await openBank(world.store)), ear, heard }
  ear.fault = undefined
  await world.bank.resume()
  expect(await told(1)).toMatchObject([{ ok: true }])
  const again = { ...payment, notificationUrl: payment.notificationUrl }
  expect(valueOf(await world.provider.payCard(again))).toMatchObject({ status: 'APPROVED' })
  expect(await world.store.byReference(SHOP, payment.attemptId)).toHaveLength(1)
})

test.for([
  ['pay', 'APPROVED'],
  ['reject', 'REJECTED'],
  ['cancel', 'CANCELED'],
] as const)('the page says what is paid, and %s goes back to the shop', async ([action, status]) => {
  const { payment, link, path } = await makePage()
  const page = await world.ask(path)
  const html = await page.text()
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("form-action 'self' https://shop.example;")
  expectItsOwnInline(html, policy, ['style'])
  expect(html).toMatch(/1\.250,50/)
  expect(html).toContain('Fuego &lt;Lento&gt; 7F3K')

  const back = await press(path, action)
  expect(back.status).toBe(303)
  const location = new URL(back.headers.get('location') ?? '')
  expect(location.href).toBe(`https://shop.example/return?a=1&checkout=${link.token}`)
  expect(await find(payment.attemptId)).toMatchObject({ status })
  expect(await told(1)).toMatchObject([{ ok: true, reference: link.reference }])
})

test('a page is paid once, whatever is pressed afterwards', async () => {
  const { payment, path } = await makePage()
  await Promise.all(['pay', 'pay', 'pay'].map((action) => press(path, action)))
  await press(path, 'cancel')
  expect(await find(payment.attemptId)).toMatchObject({ status: 'APPROVED' })
  const html = await (await world.ask(path)).text()
  expect(html).toContain('Paid.')
  expect(html).not.toContain('<form')
})

test('a page whose time is over is not offered, and may still be paid by who had it open', async () => {
  const { payment, path } = await makePage()
  world.pass(61_000)
  expect(await (await world.ask(path)).text()).toContain('Too late.')
  await press(path, 'pay')
  expect(await find(payment.attemptId)).toMatchObject({ status: 'APPROVED' })
})

test('a page that nobody made, and a button that is not there, lead nowhere', async () => {
  expect((await world.ask(`/checkout/${randomUUID()}`)).status).toBe(404)
  expect((await world.ask('/checkout/1')).status).toBe(404)
  const { payment, path } = await makePage()
  expect((await press(path, 'constructor')).status).toBe(200)
  expect(await find(payment.attemptId)).toMatchObject({ status: 'PENDING' })
})

test('the same page is made once for its attempt, and a key that asks for something else is refused', async () => {
  const { payment, link } = await makePage()
  expect(valueOf(await world.provider.makeLink(payment))).toEqual(link)
  const other = { ...payment, amount: { ...payment.amount, minor: 1 } }
  expect(await world.provider.makeLink(other)).toMatchObject({ ok: false, failure: 'refused' })
})

test('a shop sees its own payments alone', async () => {
  const { answer } = await pay('APRO')
  const { reference } = valueOf(answer)
  const { secretKey } = sandboxAccount(BANK_SECRET, randomUUID())
  const headers = { authorization: `Bearer ${secretKey}` }
  expect((await world.ask(`/v1/payments/${reference}`, { headers })).status).toBe(404)
  const refund = { method: 'POST', headers: { ...headers, 'idempotency-key': 'refund-1' } }
  expect((await world.ask(`/v1/payments/${reference}/refunds`, refund)).status).toBe(404)
  const forged = `Bearer sk_${SHOP}_${'a'.repeat(43)}`
  const asked = await world.ask(`/v1/payments/${reference}`, { headers: { authorization: forged } })
  expect(asked.status).toBe(401)
})

test.for([
  ['4509953566233704', 'visa'],
  ['5031755734530604', 'master'],
  ['2221000000000009', 'master'],
  ['371180303257522', 'amex'],
] as const)('%s is a %s', async ([number, brand]) => {
  const answer = await world.ask(`/v1/payment-methods?bin=${number.slice(0, 6)}`)
  expect(await answer.json()).toMatchObject({ results: [{ id: brand }] })
})

test('a number without its check digit, a month that is over and a code that is too short are refused', async () => {
  const seal = async (type: string, value: string) =>
    (await world.ask('/v1/card-parts', { method: 'POST', body: JSON.stringify({ type, value }) })).json()
  expect(await seal('cardNumber', '4509953566233705')).toMatchObject({ code: 'invalid_value' })
  expect(await seal('cardNumber', '45099535')).toMatchObject({ code: 'invalid_length' })
  expect(await seal('cardNumber', '6011000000000004')).toMatchObject({ code: 'invalid_value' })
  expect(await seal('expirationDate', '1026')).toMatchObject({ code: 'invalid_value' })
  expect(await seal('expirationDate', '1330')).toMatchObject({ code: 'invalid_value' })
  expect(await seal('expirationDate', '1126')).toHaveProperty('part')
  expect(await seal('securityCode', '12')).toMatchObject({ code: 'invalid_length' })
  expect(await seal('pin', '1234')).toMatchObject({ code: 'invalid_type' })
  expect(await world.tokenOf('APRO', '371180303257522')).toContain('invalid_length')
  expect(await world.tokenOf('')).toContain('cardholder_name_missing')
})

/** spec('000 §7.43') */
test('neither a token nor what a field sealed gives a number away, and a token fits where it goes', async () => {
  const token = await world.tokenOf('MARÍA DE LOS ÁNGELES FERNÁNDEZ Y GUTIÉRREZ')
  expect(token.length).toBeLessThanOrEqual(200)
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('4509')
  const middle = token.length >> 1
  const changed = `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`
  const payment = { ...(await pay('APRO')).payment, attemptId: randomUUID(), token: changed }
  expect(await world.provider.payCard(payment)).toMatchObject({ ok: false, failure: 'refused' })
})

test('a request that is too large, or no JSON, is refused and nothing else', async () => {
  const bodies = ['x'.repeat(100_000), '{', 'null', '[]']
  for (const body of bodies)
    expect((await world.ask('/v1/card-parts', { method: 'POST', body })).status).toBe(400)
  expect((await world.ask('/v1/nothing')).status).toBe(404)
})

/** spec('decisions beyond-the-documents.7') */
test('the fields are a script and frames of their own, which send nothing but to the bank', async () => {
  const script = await world.ask('/fields.js')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(await script.text()).toContain('MostradorSandbox')
  const frame = await world.ask('/field/securityCode')
  const policy = frame.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`connect-src ${world.server.url};`)
  expect(policy).not.toContain('unsafe')
  expectItsOwnInline(await frame.text(), policy, ['style', 'script'])
  expect((await world.ask('/field/pin')).status).toBe(404)
})

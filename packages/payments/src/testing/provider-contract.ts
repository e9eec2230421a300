import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type {
  CardPayment,
  KnownAttempt,
  LinkPayment,
  PaymentLink,
  PaymentProvider,
  PaymentRequest,
  ProviderAnswer,
  ProviderCall,
} from '../payment-provider.ts'
import type { LocalServer } from './local-server.ts'

/** Wishes of a test for a payment. */
type WantedOutcome = 'approved' | 'declined' | 'pending'

/**
 * A provider's world in which the contract is tried: our adapter, and the server that it speaks to.
 */
export type ProviderWorld = {
  readonly provider: PaymentProvider
  /** The same account of a shop that does not wait long. */
  readonly hasty: PaymentProvider
  /** The same account with secrets that are wrong. */
  readonly stranger: PaymentProvider
  readonly server: LocalServer
  readonly currency: { readonly code: string; readonly mantissa: number }
  /**
   * A card's token that comes to an outcome; undefined where cards are given on the provider's page
   * alone.
   */
  readonly tokenFor: ((outcome: WantedOutcome) => Promise<string>) | undefined
  /** The diner pays on the page, or is declined there; what the provider's page sends back. */
  readonly visit: (link: PaymentLink, outcome: 'approved' | 'declined') => Promise<URLSearchParams>
  /** Time passes, and what was pending is approved. */
  readonly finishPending: () => void
  readonly chargesOf: (attemptId: string) => number | Promise<number>
  readonly refundsOf: (attemptId: string) => number | Promise<number>
  /**
   * Refunds an approved payment at the provider, past us; `contested` is a chargeback, where it has
   * them.
   */
  readonly giveBack: (attemptId: string, how: 'refunded' | 'contested' | 'in-part') => void | Promise<void>
  /** A notification of a payment as the provider sends it; undefined for one that sends none. */
  readonly notificationOf: ((reference: string) => ProviderCall) | undefined
  readonly close: () => Promise<void>
}

const NOBODY = { email: '', name: 'Ana', phone: '+54 9 11 5555 1234' }

/** An answer's value; throws what failed. */
export function valueOf<Value>(answer: ProviderAnswer<Value>): Value {
  if (answer.ok) return answer.value
  throw new Error(`${answer.failure}: ${answer.detail}`)
}

let world: ProviderWorld

const request = (): PaymentRequest => ({
  attemptId: randomUUID(),
  orderCode: '7F3K2M9QPA',
  amount: {
    minor: world.currency.mantissa === 0 ? 12_500 : 1_250_050,
    currency: world.currency.code,
    mantissa: world.currency.mantissa,
  },
  description: 'Fuego Lento 7F3K2M9QPA',
  payer: NOBODY,
  notificationUrl: 'http://127.0.0.1:9/api/payments/any/notifications?attempt=x',
})

const cardPayment = async (outcome: WantedOutcome): Promise<CardPayment> => ({
  ...request(),
  token: (await world.tokenFor?.(outcome)) ?? '',
  paymentMethodId: 'visa',
  cardName: 'APRO',
  document: { type: 'DNI', number: '12345678' },
})

const linkPayment = (): LinkPayment => ({
  ...request(),
  returnUrl: 'https://shop.example/api/payments/any/return/x',
  expiresAt: new Date(Date.now() + 15 * 60_000),
})

const known = ({ attemptId }: PaymentRequest, link?: PaymentLink): KnownAttempt => ({
  attemptId,
  reference: link?.reference ?? null,
  token: link?.token ?? null,
})

/** A page that a diner paid on, or was declined on, and came back from. */
async function visited(outcome: 'approved' | 'declined') {
  const payment = linkPayment()
  const link = valueOf(await world.provider.makeLink(payment))
  const query = await world.visit(link, outcome)
  return { payment, link, query, attempt: known(payment, link) }
}

function cards(): void {
  test('a card is charged, and asking says the same', async () => {
    const payment = await cardPayment('approved')
    const state = valueOf(await world.provider.payCard(payment))
    expect(state).toMatchObject({ status: 'APPROVED', amount: payment.amount.minor })
    expect(state.cardLastDigits).toMatch(/^\d{4}$/)
    expect(valueOf(await world.provider.find(known(payment)))).toEqual(state)
    const byReference = { ...known(payment), reference: state.reference }
    expect(valueOf(await world.provider.find(byReference))).toEqual(state)
  })

  test('a card that is declined is an answer and no failure', async () => {
    const payment = await cardPayment('declined')
    const state = valueOf(await world.provider.payCard(payment))
    expect(state).toMatchObject({ status: 'REJECTED', reason: expect.stringContaining('insufficient') })
    expect(await world.chargesOf(payment.attemptId)).toBe(0)
  })

  test('one attempt is charged once, however often and at how many times at once it is asked for', async () => {
    const payment = await cardPayment('approved')
    const [first] = await Promise.all([1, 2, 3].map(() => world.provider.payCard(payment)))
    const again = await world.provider.payCard(payment)
    expect(again).toEqual(first)
    expect(again).toMatchObject({ ok: true })
    expect(await world.chargesOf(payment.attemptId)).toBe(1)
  })

  test('a token that paid one attempt pays no other', async () => {
    const payment = await cardPayment('approved')
    valueOf(await world.provider.payCard(payment))
    const other = { ...payment, attemptId: randomUUID() }
    expect(await world.provider.payCard(other)).toMatchObject({ ok: false, failure: 'refused' })
    expect(valueOf(await world.provider.find(known(other)))).toBeNull()
  })
}

function cardsLater(): void {
  test('an answer that gets lost is found by asking, and charged once', async () => {
    const payment = await cardPayment('approved')
    world.server.fault = 'lost'
    expect(await world.provider.payCard(payment)).toMatchObject({ ok: false, failure: 'unreachable' })
    world.server.fault = undefined
    expect(valueOf(await world.provider.find(known(payment)))).toMatchObject({ status: 'APPROVED' })
    valueOf(await world.provider.payCard(payment))
    expect(await world.chargesOf(payment.attemptId)).toBe(1)
  })

  test('a pending payment is approved when its time comes', async () => {
    const payment = await cardPayment('pending')
    expect(valueOf(await world.provider.payCard(payment))).toMatchObject({ status: 'PENDING' })
    world.finishPending()
    expect(valueOf(await world.provider.find(known(payment)))).toMatchObject({ status: 'APPROVED' })
    expect(await world.chargesOf(payment.attemptId)).toBe(1)
  })

  test('a charge that is given back is given back once', async () => {
    const payment = await cardPayment('approved')
    const { reference } = valueOf(await world.provider.payCard(payment))
    for (const attempt of [known(payment), { ...known(payment), reference }, known(payment)])
      expect(await world.provider.refund({ ...attempt, amount: payment.amount })).toMatchObject({ ok: true })
    expect(await world.refundsOf(payment.attemptId)).toBe(1)
    expect(valueOf(await world.provider.find(known(payment)))).toMatchObject({ status: 'REFUNDED' })
  })

  test('a token that nobody made is refused, and nothing is charged', async () => {
    const payment = { ...(await cardPayment('approved')), token: 'made-up' }
    expect(await world.provider.payCard(payment)).toMatchObject({ ok: false, failure: 'refused' })
    expect(valueOf(await world.provider.find(known(payment)))).toBeNull()
  })
}

function pages(): void {
  test('a page that is paid is settled, and settled again says the same', async () => {
    const { payment, attempt, query, link } = await visited('approved')
    const back = world.provider.readReturn(query)
    expect(back).toEqual({ kind: 'finished', token: link.token })
    const state = valueOf(await world.provider.settle(attempt))
    expect(state).toMatchObject({ status: 'APPROVED', amount: payment.amount.minor })
    expect(valueOf(await world.provider.settle(attempt))).toEqual(state)
    expect(valueOf(await world.provider.find(attempt))).toEqual(state)
    expect(await world.chargesOf(payment.attemptId)).toBe(1)
  })

  test('a page that nobody paid is under way, and gives nothing back', async () => {
    const payment = linkPayment()
    const attempt = known(payment, valueOf(await world.provider.makeLink(payment)))
    for (const ask of [world.provider.find, world.provider.settle])
      expect(valueOf(await ask(attempt))?.status ?? 'PENDING').toBe('PENDING')
    const refund = await world.provider.refund({ ...attempt, amount: payment.amount })
    expect(refund).toMatchObject({ ok: false, failure: 'refused' })
    expect(await world.chargesOf(payment.attemptId)).toBe(0)
  })

  test('a paid page is given back once', async () => {
    const { payment, attempt } = await visited('approved')
    valueOf(await world.provider.settle(attempt))
    for (const _ of [1, 2])
      expect(await world.provider.refund({ ...attempt, amount: payment.amount })).toMatchObject({ ok: true })
    expect(await world.refundsOf(payment.attemptId)).toBe(1)
    expect(valueOf(await world.provider.find(attempt))).toMatchObject({ status: 'REFUNDED' })
  })

  test('a settlement whose answer gets lost is found by asking', async () => {
    const { payment, attempt } = await visited('approved')
    world.server.fault = 'lost'
    expect(await world.provider.settle(attempt)).toMatchObject({ ok: false, failure: 'unreachable' })
    world.server.fault = undefined
    expect(valueOf(await world.provider.find(attempt))).toMatchObject({ status: 'APPROVED' })
    expect(await world.chargesOf(payment.attemptId)).toBe(1)
  })

  test('a request that is no return is none', () => {
    const query = new URLSearchParams({ utm_source: 'mail' })
    expect(world.provider.readReturn(query)).toBeNull()
  })
}

function givenBackOutside(): void {
  test.each(['refunded', 'contested'] as const)(
    'a payment that is %s at the provider itself is told by asking, and by every way to ask',
    async (how) => {
      const { attempt } = await visited('approved')
      const before = valueOf(await world.provider.settle(attempt))
      expect(before).toMatchObject({ status: 'APPROVED' })
      await world.giveBack(attempt.attemptId, how)
      const reference = before?.reference ?? null
      for (const asked of [attempt, { ...attempt, reference }])
        for (const ask of [world.provider.find, world.provider.settle])
          expect(valueOf(await ask(asked))).toMatchObject({ status: 'REFUNDED', reference })
    },
  )

  test('a payment of which a part was given back stays paid', async () => {
    const { attempt } = await visited('approved')
    valueOf(await world.provider.settle(attempt))
    await world.giveBack(attempt.attemptId, 'in-part')
    expect(valueOf(await world.provider.find(attempt))).toMatchObject({ status: 'APPROVED' })
  })
}

/** Every call of the port, on an attempt that the provider knows. */
async function everyCall(attempt: KnownAttempt, amount: PaymentRequest['amount'], takesCards: boolean) {
  const { provider } = world
  return [
    ...(takesCards ? [await provider.payCard({ ...(await cardPayment('approved')), token: 'tok' })] : []),
    await provider.makeLink(linkPayment()),
    await provider.find(attempt),
    await provider.settle(attempt),
    await provider.refund({ ...attempt, amount }),
  ]
}

function faults(takesCards: boolean): void {
  test.for([
    ['down', 'unreachable'],
    ['lost', 'unreachable'],
    ['slow', 'timeout'],
    ['nonsense', 'nonsense'],
    ['endless', 'nonsense'],
  ] as const)('a provider that is %s is a failure of its own: %s, and nothing is thrown', async (one) => {
    const [fault, failure] = one
    const { payment, attempt } = await visited('approved')
    const tokens = world.tokenFor
    const provider = fault === 'slow' ? world.hasty : world.provider
    world = { ...world, provider, tokenFor: tokens && (async () => 'tok') }
    world.server.fault = fault
    const answers = await everyCall(attempt, payment.amount, takesCards)
    world.server.fault = undefined
    expect(answers.map((answer) => !answer.ok && answer.failure)).toEqual(answers.map(() => failure))
  })

  test('a server that is not there is unreachable', async () => {
    const { payment, attempt } = await visited('approved')
    world = { ...world, tokenFor: undefined }
    await world.server.close()
    const answers = await everyCall(attempt, payment.amount, takesCards)
    expect(answers.every((answer) => !answer.ok && answer.failure === 'unreachable')).toBe(true)
  })

  test('keys that are wrong are refused', async () => {
    const { attempt } = await visited('approved')
    const refused = { ok: false, failure: 'refused' }
    expect(await world.stranger.makeLink(linkPayment())).toMatchObject(refused)
    expect(await world.stranger.find(attempt)).toMatchObject(refused)
  })
}

function notifications(): void {
  test('a notification is read when its signature is right, and not otherwise', async () => {
    const { attempt } = await visited('approved')
    const reference = valueOf(await world.provider.settle(attempt))?.reference ?? ''
    const call = world.notificationOf?.(reference) as ProviderCall
    const read = await world.provider.readNotification(call)
    expect(read).toEqual({ ok: true, reference })
    expect(await world.provider.readNotification(call)).toEqual(read)
    expect(await world.stranger.readNotification(call)).toEqual({ ok: false, reason: 'signature' })
    const unsigned = { ...call, headers: new Headers() }
    expect(await world.provider.readNotification(unsigned)).toEqual({ ok: false, reason: 'signature' })
  })

  test('a signature with a letter that has more bytes than one is a wrong one', async () => {
    const { attempt } = await visited('approved')
    const reference = valueOf(await world.provider.settle(attempt))?.reference ?? ''
    const call = world.notificationOf?.(reference) as ProviderCall
    const accented = [...call.headers].map(
      ([name, value]) =>
        [name, name.includes('signature') ? value.replace(/v1=\w/, 'v1=é') : value] as [string, string],
    )
    const read = world.provider.readNotification({ ...call, headers: new Headers(accented) })
    expect(await read).toEqual({ ok: false, reason: 'signature' })
  })
}

/**
 * Contract of every provider's adapter, tried against a server that behaves as the provider
 * documents: charge once, tell a decline from a failure, find what got lost, give back once, and
 * never throw.
 */
export function providerContract(options: {
  readonly name: string
  readonly takesCards: boolean
  readonly notifies: boolean
  readonly open: () => Promise<ProviderWorld>
}): void {
  describe(`the contract of a provider: ${options.name}`, () => {
    beforeEach(async () => {
      world = await options.open()
    })
    afterEach(() => world.close())
    if (options.takesCards) {
      cards()
      cardsLater()
    }
    pages()
    givenBackOutside()
    faults(options.takesCards)
    if (options.notifies) notifications()
  })
}

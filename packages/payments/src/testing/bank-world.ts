import { randomUUID } from 'node:crypto'
import { fieldOf, textOf } from '../http/read-untrusted.ts'
import type { PaymentProvider, ProviderCall } from '../payment-provider.ts'
import { sandboxAccount } from '../sandbox/bank/bank-keys.ts'
import type { BankStore } from '../sandbox/bank/bank-payment.ts'
import { BANK_PATH, createBank, type Bank } from '../sandbox/bank/create-bank.ts'
import { memoryBankStore } from '../sandbox/bank/memory-bank-store.ts'
import { sandboxProvider } from '../sandbox/sandbox-provider.ts'
import { startLocalServer, type LocalServer } from './local-server.ts'

const TEXTS = {
  fields: { cardNumber: 'Number', expirationDate: 'Expiry', securityCode: 'Code' },
  page: {
    title: 'Bank',
    notice: 'No money moves.',
    pay: (amount: string) => `Pay ${amount}`,
    reject: 'Decline',
    cancel: 'Cancel',
    back: 'Back',
    expired: 'Too late.',
    over: {
      PENDING: 'Pending.',
      APPROVED: 'Paid.',
      REJECTED: 'Declined.',
      CANCELED: 'Canceled.',
      REFUNDED: 'Refunded.',
    },
    notFound: 'No such payment.',
  },
}

/** The secret of the bank, and the shop that it knows. */
export const BANK_SECRET = 'the secret of a bank that is tried'
export const SHOP = '018f3c1e-0000-7000-8000-00000000beef'

/**
 * A real bank on a port of this machine, a shop's account at it, and the shop's ear for
 * notifications.
 */
export type BankWorld = {
  readonly bank: Bank
  readonly store: BankStore
  readonly server: LocalServer
  readonly provider: PaymentProvider
  /** The same account of a shop that does not wait long. */
  readonly hasty: PaymentProvider
  /** Where the bank tells changes, and what it told, the oldest first. */
  readonly ear: LocalServer
  readonly heard: ProviderCall[]
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  readonly tokenOf: (holder: string, number?: string) => Promise<string>
  readonly pass: (ms: number) => void
  readonly now: () => Date
  readonly close: () => Promise<void>
}

/** The sequence that a browser's fields go through to make a token. */
async function makeToken(ask: BankWorld['ask'], holder: string, number: string): Promise<string> {
  const values = { cardNumber: number, expirationDate: '1130', securityCode: '123' }
  const parts: Record<string, string | null> = {}
  for (const [type, value] of Object.entries(values)) {
    const response = await ask('/v1/card-parts', { method: 'POST', body: JSON.stringify({ type, value }) })
    parts[type] = textOf(await response.json(), 'part')
  }
  const body = JSON.stringify({ publicKey: `pk_${SHOP}`, parts, cardholderName: holder })
  const answer = await (await ask('/v1/card-tokens', { method: 'POST', body })).json()
  return textOf(answer, 'id') ?? `none: ${JSON.stringify(fieldOf(answer, 'code'))}`
}

/** A shop's address for notifications, which keeps what it is told. */
async function startEar(): Promise<Pick<BankWorld, 'ear' | 'heard'>> {
  const heard: ProviderCall[] = []
  const ear = await startLocalServer(async (request) => {
    const { searchParams: query } = new URL(request.url)
    heard.push({ query, headers: request.headers })
    return new Response(null, { status: 204 })
  })
  return { ear, heard }
}

/**
 * Opens a bank with a clock of its own, quick where the real one is slow; on a store that may have
 * been used before.
 */
export async function openBank(store: BankStore = memoryBankStore()): Promise<BankWorld> {
  let clock = new Date('2026-11-20T12:00:00Z').getTime()
  const now = (): Date => new Date(clock)
  const { ear, heard } = await startEar()
  const server = await startLocalServer((request) => bank.answer(request))
  const bank = createBank({
    store,
    secret: BANK_SECRET,
    publicUrl: () => server.url + BANK_PATH,
    texts: TEXTS,
    times: { slow: 2_000, pending: 100, notifications: [1, 50, 100, 200, 500, 1_000, 2_000] },
    now,
    newId: randomUUID,
  })
  const open = (timeoutMs: number): PaymentProvider => {
    const made = sandboxProvider(sandboxAccount(BANK_SECRET, SHOP), {
      baseUrl: () => server.url + BANK_PATH,
      script: `${BANK_PATH}/fields.js`,
      timeoutMs,
      now,
    })
    if (!made) throw new Error('The account is complete.')
    return made
  }
  const ask: BankWorld['ask'] = (path, init) =>
    fetch(server.url + BANK_PATH + path, { redirect: 'manual', ...init })
  return {
    bank,
    store,
    server,
    provider: open(10_000),
    hasty: open(300),
    ear,
    heard,
    ask,
    tokenOf: (holder, number = '4509953566233704') => makeToken(ask, holder, number),
    pass: (ms) => {
      clock += ms
    },
    now,
    close: async () => {
      bank.close()
      await Promise.all([server.close(), ear.close()])
    },
  }
}

import { json, refused, type Answer, type BankOptions } from './bank.ts'
import { brandOf } from './card-rules.ts'
import { makePart, makeToken } from './card-tokens.ts'
import { FIELD_TYPES, fieldFrame } from './field-frame.ts'
import { fieldsScript } from './fields-script.ts'
import { createNotifier } from './notifier.ts'
import { payPages } from './pay-page.ts'
import { paymentsApi } from './payments-api.ts'
import { parseJson, readText } from './read-json.ts'

/** Built-in bank: a stand-in for the outside world that speaks over HTTP alone. */
export type Bank = {
  /** Answers requests below `/sandbox-pay/`; undefined for unknown paths. */
  readonly answer: (request: Request) => Promise<Response | undefined>
  /** Sends the notifications that an earlier process still had to send. */
  readonly resume: () => Promise<void>
  readonly close: () => void
}

/** Path of the bank on its server. */
export const BANK_PATH = '/sandbox-pay'

const DAY_MS = 24 * 60 * 60_000

/**
 * Handles requests of browsers: the fields' script, their frames, and the values that these send.
 */
function browserAnswers({ secret, texts, now, publicUrl }: BankOptions): Readonly<Record<string, Answer>> {
  const script = fieldsScript(texts.fields)
  const made = async (make: typeof makePart, request: Request): Promise<Response> => {
    const { ok, body } = make(secret, parseJson(await readText(request)), now())
    return json(body, ok ? 201 : 400)
  }
  const frames = FIELD_TYPES.map((type): [string, Answer] => [
    `GET field/${type}`,
    async (request) => {
      const origins = new Set([new URL(request.url).origin, new URL(publicUrl()).origin])
      return fieldFrame(type, [...origins].join(' '), texts.fields)
    },
  ])
  return {
    ...Object.fromEntries(frames),
    'GET fields.js': async () =>
      new Response(script, {
        headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
      }),
    'POST v1/card-parts': (request) => made(makePart, request),
    'POST v1/card-tokens': (request) => made(makeToken, request),
    'GET v1/payment-methods': async (request) => {
      const brand = brandOf(new URL(request.url).searchParams.get('bin') ?? '')
      return json({ results: brand ? [{ id: brand, payment_type_id: 'credit_card' }] : [] })
    },
  }
}

/**
 * Browsers send a preflight where an extension adds a header to the fields' request: any page may
 * call, as any page may frame them.
 */
const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': '*',
    },
  })

/**
 * Makes the bank: its API, its page, and the fields of its cards. Everything that it knows is in
 * its store, so that it goes on where it was after any end of its process. Source: README.md, The
 * built-in bank.
 */
export function createBank(parts: BankOptions): Bank {
  const { store, now } = parts
  const notifier = createNotifier({ ...parts, pauses: parts.times.notifications })
  const answers: Readonly<Record<string, Answer>> = {
    ...browserAnswers(parts),
    ...paymentsApi(parts, notifier),
    ...payPages(parts, notifier),
  }
  return {
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith(`${BANK_PATH}/`)) return undefined
      if (request.method === 'OPTIONS') return preflight()
      const path = pathname.slice(BANK_PATH.length + 1)
      const id = /[0-9a-f]{8}-[0-9a-f-]{27}/i.exec(path)?.[0] ?? ''
      const key = `${request.method} ${id ? path.replace(id, '{id}') : path}`
      const answer = Object.hasOwn(answers, key) ? answers[key] : undefined
      return answer ? answer(request, id) : refused(404, 'not_found')
    },
    resume: async () => {
      for (const payment of await store.listUntold(new Date(now().getTime() - DAY_MS)))
        notifier.tellLater(payment)
    },
    close: notifier.close,
  }
}

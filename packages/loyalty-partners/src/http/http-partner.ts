import type {
  BenefitsAnswer,
  BenefitsQuestion,
  LoyaltyPartner,
  PartnerAccount,
  PartnerFailure,
} from '../loyalty-partner.ts'
import { failed, readDiscounts } from '../read-discounts.ts'

/** What can be a bearer token at all; anything else would fail on its way, and be told with the failure. */
const TOKEN = /^[\w.~+/=-]{1,4000}$/

/** The largest answer that is read, in bytes. */
const MOST_BYTES = 64 * 1024

async function textOf(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** 401 and 404 are about the user; 403 is about us, whose key the partner does not know: to the user that is being away. */
function refusalOf({ status }: Response): PartnerFailure {
  const isOfUser = status === 401 || status === 404
  return failed(isOfUser ? 'refused' : 'unreachable', status)
}

async function readAnswer(response: Response): Promise<BenefitsAnswer> {
  if (!response.ok) {
    await response.body?.cancel()
    return refusalOf(response)
  }
  const text = await textOf(response)
  if (text === undefined) return failed('nonsense', 'an answer without end')
  try {
    return readDiscounts(JSON.parse(text))
  } catch {
    return failed('nonsense', 'no JSON')
  }
}

/** Whatever the request does with its signal, nothing is waited for longer than this, the answer's end included. */
async function within<Value>(ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController()
  const tooLate = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true })
  })
  const timer = setTimeout(() => controller.abort(new DOMException('Too slow', 'TimeoutError')), ms)
  try {
    return await Promise.race([work(controller.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

const isLate = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')

/** Where a text is the address of a partner: http or https, without a slash at its end. */
function addressOf(text: string | undefined): string | undefined {
  const url = text && URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href.replace(/\/$/, '') : undefined
}

/**
 * A partner that speaks our protocol over HTTP: one `POST` to `/benefits` below its address, with the shop's key and
 * the user's own token. Redirects are not followed, since both would travel on. Undefined for an account without an
 * address or a key. Source: packages/loyalty-partners/README.md, The protocol.
 */
export function httpPartner(
  { baseUrl, secret }: PartnerAccount,
  { timeoutMs }: { readonly timeoutMs: number },
): LoyaltyPartner | undefined {
  const address = addressOf(baseUrl)
  if (!address || !secret) return undefined
  const ask = ({ userToken, ...body }: BenefitsQuestion, signal: AbortSignal) =>
    fetch(`${address}/benefits`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-partner-key': secret,
        authorization: `Bearer ${userToken}`,
      },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
    })
  return {
    benefitsOf: async (question) => {
      if (!TOKEN.test(question.userToken)) return failed('refused', 'no bearer token')
      try {
        return await within(timeoutMs, async (signal) => readAnswer(await ask(question, signal)))
      } catch (error) {
        return failed(isLate(error) ? 'timeout' : 'unreachable', error)
      }
    },
  }
}

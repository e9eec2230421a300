import { askJson, type AskFailure } from '@mostrador/outbound/ask-json'
import type { Fetch } from '@mostrador/outbound/fetch'
import type { LoyaltyPartner, PartnerAccount, PartnerFailure } from '../loyalty-partner.ts'
import { failed, readDiscounts } from '../read-discounts.ts'

/** Characters of a bearer token; any other would fail on its way, and be told with the failure. */
const TOKEN = /^[\w.~+/=-]{1,4000}$/

const MOST_BYTES = 64 * 1024

/**
 * 401 and 404 are about the user; 403 is about us, whose key the partner does not know: to the
 * user that means unreachable.
 */
const isOfUser = (status: number | null): boolean => status === 401 || status === 404

/** Returns a refusal without the partner's words: they may repeat the token. */
function refusalOf({ failure, status, detail }: AskFailure): PartnerFailure {
  switch (failure) {
    case 'status':
      return failed(isOfUser(status) ? 'refused' : 'unreachable', detail)
    case 'timeout':
      return failed('timeout', detail)
    case 'too-large':
    case 'malformed':
      return failed('nonsense', detail)
    case 'unreachable':
    case 'not-public':
    case 'redirected':
      return failed('unreachable', detail)
  }
}

/**
 * Returns the address of a partner: http or https, without a slash at its end; undefined for any
 * other text.
 */
function addressOf(text: string | undefined): string | undefined {
  const url = text && URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href.replace(/\/$/, '') : undefined
}

/**
 * Makes a partner that speaks our protocol over HTTP: one `POST` to `/benefits` below its address,
 * with the shop's key and the user's own token. The address is the account's, so `fetch` must call
 * public hosts alone. Undefined for an account without an address or a key. Source:
 * packages/loyalty-partners/README.md, The protocol.
 */
export function httpPartner(
  { baseUrl, secret }: PartnerAccount,
  { timeoutMs, fetch }: { readonly timeoutMs: number; readonly fetch: Fetch },
): LoyaltyPartner | undefined {
  const address = addressOf(baseUrl)
  if (!address || !secret) return undefined
  const connection = { url: `${address}/benefits`, timeoutMs, fetch, mostBytes: MOST_BYTES }
  return {
    benefitsOf: async ({ userToken, ...body }) => {
      if (!TOKEN.test(userToken)) return failed('refused', 'no bearer token')
      const headers = { 'x-partner-key': secret, authorization: `Bearer ${userToken}` }
      const reply = await askJson({ ...connection, method: 'POST', headers, body })
      return reply.ok ? readDiscounts(reply.json) : refusalOf(reply)
    },
  }
}

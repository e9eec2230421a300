import { askJson, type AskFailure, type Question } from '@mostrador/outbound/ask-json'
import type { ProviderFailure } from '../payment-provider.ts'

export type ProviderRequest = Omit<Question, 'mostBytes' | 'reads'>

/** Answer of a provider: the JSON with its status, a failure's too; or the failure to get one. */
export type ProviderReply =
  | { readonly ok: true; readonly status: number; readonly json: unknown }
  | ProviderFailure

const MOST_BYTES = 256 * 1024

const DETAIL_LENGTH = 300

/** Makes a failure with its detail, cut short for the log. */
export const failed = (failure: ProviderFailure['failure'], detail: string): ProviderFailure => ({
  ok: false,
  failure,
  detail: detail.slice(0, DETAIL_LENGTH),
})

/** Returns a refusal of the provider, in JSON or empty; another server's body is none. */
function ofNo({ status, json, said, detail }: AskFailure): ProviderReply {
  if (status !== null && (json !== undefined || said.trim() === '')) return { ok: true, status, json }
  return failed(status !== null && status >= 500 ? 'unreachable' : 'nonsense', `${detail} ${said}`)
}

function replyOf(no: AskFailure): ProviderReply {
  switch (no.failure) {
    case 'status':
      return ofNo(no)
    case 'timeout':
      return failed('timeout', no.detail)
    case 'unreachable':
      return failed('unreachable', no.detail)
    // The account's address stays wrong.
    case 'not-public':
    case 'redirected':
      return failed('refused', no.detail)
    case 'too-large':
      return failed('nonsense', 'an answer without end')
    case 'malformed':
      return failed('nonsense', `${no.detail} ${no.said}`)
  }
}

/**
 * Asks a provider for JSON. Never throws. A 5xx of the provider without JSON is `unreachable`, any
 * other answer without JSON is `nonsense`.
 */
export async function askProviderJson(request: ProviderRequest): Promise<ProviderReply> {
  const reply = await askJson({ ...request, mostBytes: MOST_BYTES })
  return reply.ok ? reply : replyOf(reply)
}

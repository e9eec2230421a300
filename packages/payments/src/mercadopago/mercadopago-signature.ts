import { createHmac } from 'node:crypto'
import { isSameSecret } from '@mostrador/outbound/same-secret'
import type { ProviderCall } from '../payment-provider.ts'

/** The parts of `x-signature: ts=…,v1=…`. */
function partsOf(header: string): ReadonlyMap<string, string> {
  const pairs = header.split(',').map((part) => part.trim().split('='))
  return new Map(pairs.map(([name = '', value = '']) => [name, value]))
}

/**
 * Whether a notification is signed with the shop's secret: HMAC-SHA256 over the id in the address,
 * the request's id and the time as it came, in any unit. Documents and libraries disagree on the
 * case of the id, so either one is right. Source: MercadoPago's documentation of webhooks.
 */
export function isSignedByMercadoPago({ headers, query }: ProviderCall, secret: string): boolean {
  const parts = partsOf(headers.get('x-signature') ?? '')
  const timestamp = parts.get('ts') ?? ''
  const given = parts.get('v1') ?? ''
  const id = query.get('data.id') ?? ''
  const requestId = headers.get('x-request-id') ?? ''
  if (secret === '' || given === '' || timestamp === '') return false
  return [id, id.toLowerCase()].some((spelling) => {
    const manifest = [
      ...(spelling ? [`id:${spelling};`] : []),
      ...(requestId ? [`request-id:${requestId};`] : []),
      `ts:${timestamp};`,
    ].join('')
    return isSameSecret(given, createHmac('sha256', secret).update(manifest).digest('hex'))
  })
}

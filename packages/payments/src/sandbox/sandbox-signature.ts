import { createHmac } from 'node:crypto'
import { isSameSecret } from '@mostrador/outbound/same-secret'

/** Most age of a notification; a retry is signed anew. */
const MOST_AGE_SECONDS = 5 * 60

/**
 * Whether the bank signed a notification with the shop's secret, lately: `t=seconds,v1=hex` over
 * event, time and payment. The body is not signed, since it may be written again on its way.
 */
export function isSignedByBank(
  sent: { readonly eventId: string; readonly reference: string; readonly signature: string },
  secret: string,
  now: Date,
): boolean {
  const [, timestamp = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(sent.signature) ?? []
  if (secret === '' || given === '' || sent.eventId === '') return false
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  const text = `${sent.eventId}.${timestamp}.${sent.reference}`
  const isRight = isSameSecret(given, createHmac('sha256', secret).update(text).digest('hex'))
  return isRight && age <= MOST_AGE_SECONDS
}

import type { BusMessage } from './bus.ts'
import { isChannelName } from './channel-name.ts'

/**
 * Longest encoded message in bytes. PostgreSQL refuses notifications of 8,000 bytes and hosted
 * Pusher refuses some more; every bus obeys the same limit, so that a page meets a message
 * without data on a developer's machine too.
 */
const maxMessageBytes = 7_900

/**
 * Writes a message as JSON of at most `maxMessageBytes`; data that does not fit becomes null with
 * `tooBig`, and receivers load it themselves. Throws a TypeError when the channel or the event
 * has no legal name.
 */
export function encodeBusMessage({ channel, event, data }: BusMessage): string {
  if (!isChannelName(channel)) throw new TypeError(`No channel name: ${JSON.stringify(channel)}`)
  if (!/^[-\w:.]{1,200}$/.test(event)) throw new TypeError(`No event name: ${JSON.stringify(event)}`)
  const whole = JSON.stringify({ channel, event, data: data ?? null })
  if (Buffer.byteLength(whole) <= maxMessageBytes) return whole
  return JSON.stringify({ channel, event, data: null, tooBig: true })
}

/** Reads a message; undefined for any other text, since any user of the database may notify. */
export function decodeBusMessage(text: string): BusMessage | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { channel, event, data = null, tooBig } = value as Partial<BusMessage>
  if (!isChannelName(channel) || typeof event !== 'string') return undefined
  return tooBig ? { channel, event, data: null, tooBig } : { channel, event, data }
}

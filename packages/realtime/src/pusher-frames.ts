/**
 * The frames of the Pusher Channels protocol, version 7: JSON objects `{event, channel?, data}`,
 * where data from the server is itself a JSON text.
 */

/**
 * Reasons why a connection ends. pusher-js gives up for ever at 40xx and 43xx, comes back after a
 * second at 41xx and at once at 42xx.
 */
export const closeCodes = {
  unknownApp: 4001,
  foreignOrigin: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  tooManyFrames: 4301,
} as const

export type ClientFrame =
  | { kind: 'ping' | 'pong' | 'client-event' }
  | { kind: 'subscribe'; channel: string; auth: string | undefined; who: string | undefined }
  | { kind: 'unsubscribe'; channel: string }

/** Writes a frame to a browser; `data` is any JSON value. */
export function serverFrame(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, channel, data: JSON.stringify(data ?? null) })
}

/** Reads a browser's frame; undefined for anything outside the protocol. */
export function parseClientFrame(text: string): ClientFrame | undefined {
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    return undefined
  }
  const event = property(frame, 'event')
  if (typeof event !== 'string') return undefined
  if (event === 'pusher:ping') return { kind: 'ping' }
  if (event === 'pusher:pong') return { kind: 'pong' }
  if (event.startsWith('client-')) return { kind: 'client-event' }
  const data = property(frame, 'data')
  const channel = property(data, 'channel')
  if (typeof channel !== 'string') return undefined
  if (event === 'pusher:unsubscribe') return { kind: 'unsubscribe', channel }
  if (event !== 'pusher:subscribe') return undefined
  const auth = property(data, 'auth')
  const who = property(data, 'channel_data')
  return { kind: 'subscribe', channel, auth: textOr(auth), who: textOr(who) }
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

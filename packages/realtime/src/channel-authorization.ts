import { createHmac } from 'node:crypto'
import { isSameSecret } from '@mostrador/outbound/same-secret'
import { isChannelName } from './channel-name.ts'

export type AppCredentials = { key: string; secret: string }

/** Whether a value has the form of a socket id, `123.456`. */
function isSocketId(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,20}\.\d{1,20}$/.test(value)
}

/**
 * Signs the answer of `POST /api/rt/auth`: it lets the browser with this socket id listen to this
 * private channel, and names the subscriber (`who`), as the protocol signs the data of a channel.
 * The caller checks whether the person may listen. Throws a TypeError for a malformed socket id or
 * channel: both are parts of one signed text, so a colon smuggled into one would sign something
 * else.
 */
export function signChannel({
  key,
  secret,
  socketId,
  channel,
  who,
}: AppCredentials & { socketId: string; channel: string; who?: string | undefined }): {
  auth: string
  channel_data?: string
} {
  if (!isSocketId(socketId)) throw new TypeError(`No socket id: ${JSON.stringify(socketId)}`)
  if (!isChannelName(channel)) throw new TypeError(`No channel name: ${JSON.stringify(channel)}`)
  const said = who === undefined ? '' : `:${who}`
  const auth = `${key}:${hmacHex(secret, `${socketId}:${channel}${said}`)}`
  return { auth, ...(who !== undefined && { channel_data: who }) }
}

/**
 * Whether `auth` is the one of `signChannel` for this socket and channel; compares in constant
 * time.
 */
export function isSignedFor(
  app: AppCredentials,
  subscription: {
    socketId: string
    channel: string
    auth: string | undefined
    who?: string | undefined
  },
): boolean {
  return isSameSecret(subscription.auth ?? '', signChannel({ ...app, ...subscription }).auth)
}

/** HMAC-SHA256 in lower-case hexadecimal, the signature of the whole protocol. */
export function hmacHex(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

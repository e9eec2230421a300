import { createHmac } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the bytes of a secret in base 32. */
function bytesOf(secret: string): Buffer {
  const bits = [...secret.replaceAll('=', '')]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * The six digits that an app of codes shows for a secret, as RFC 6238 has them: of this half
 * minute, or of others.
 */
export function appCode(secret: string, { minutesAhead = 0 } = {}): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor((Date.now() / 1000 + minutesAhead * 60) / 30)))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

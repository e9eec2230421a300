import { randomHex } from './random-hex.ts'

/** Returns a random UUID (version 4), also without HTTPS. */
export function randomUuid(): string {
  const digits = randomHex(16)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-')
}

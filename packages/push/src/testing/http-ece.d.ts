declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  export function decrypt(
    bytes: Uint8Array,
    how: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
  ): Buffer
}

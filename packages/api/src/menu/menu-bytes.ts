import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CatalogMenu } from '../catalog/load-menu.ts'

/** A menu as it goes over the wire, in each encoding; made once for each version. */
export type MenuBytes = Readonly<Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>>

/** Good compression for bytes that are made once and sent thousands of times. */
const BROTLI_QUALITY = 9

async function encode(menu: CatalogMenu): Promise<MenuBytes> {
  const identity = Buffer.from(JSON.stringify(menu.info))
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, options),
    promisify(gzip)(identity),
  ])
  return { br: new Uint8Array(br), gzip: new Uint8Array(zipped), identity }
}

const made = new WeakMap<CatalogMenu, Promise<MenuBytes>>()

/** The bytes of a menu. They live as long as its version is in memory. */
export function menuBytes(menu: CatalogMenu): Promise<MenuBytes> {
  const known = made.get(menu)
  if (known) return known
  const bytes = encode(menu)
  made.set(menu, bytes)
  return bytes
}

/** The best encoding that the caller takes. */
export function encodingFor(acceptEncoding: string | null): keyof MenuBytes {
  if (/\bbr\b/.test(acceptEncoding ?? '')) return 'br'
  return /\bgzip\b/.test(acceptEncoding ?? '') ? 'gzip' : 'identity'
}

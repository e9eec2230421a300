import { slugOf } from '@mostrador/domain/menu/plate-slug'

/**
 * The alias that somebody means by a code: as it is, in capitals or with blanks, or the link that
 * it stands in.
 */
export function aliasOfCode(code: string): string {
  const [, inLink] = /\/menu\/([^/?#\s]+)/.exec(code) ?? []
  return slugOf(inLink ?? code)
}

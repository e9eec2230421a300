import { slugOf } from '@mostrador/domain/menu/plate-slug'

/** Returns the alias meant by a code: as it is, in capitals or with blanks, or within a link. */
export function aliasOfCode(code: string): string {
  const [, inLink] = /\/menu\/([^/?#\s]+)/.exec(code) ?? []
  return slugOf(inLink ?? code)
}

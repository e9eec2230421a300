import { archiveEntries } from '@mostrador/domain/archive/archive-entries'
import { inflateRawSync } from 'node:zlib'

/** The list of sheets is text of a few thousand bytes. */
const MOST_BYTES = 4 * 1024 * 1024

/** The tag of one sheet in the list of a workbook, and what says that it is hidden. */
const SHEET = /<(?:\w+:)?sheet\s[^>]*>/g
const HIDDEN = /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/

/**
 * Which sheets of a workbook (a ZIP archive) it does not show, in their order. The library that
 * reads cells leaves that out. Empty where the list of sheets is not where programs write it.
 */
export function hiddenSheets(bytes: Buffer): readonly boolean[] {
  const list = archiveEntries(bytes)?.find(({ name }) => name === 'xl/workbook.xml')
  if (!list) return []
  const { packing, packed } = list
  const text = packing === 'stored' ? packed : inflateRawSync(packed, { maxOutputLength: MOST_BYTES })
  return [...Buffer.from(text).toString('utf8').matchAll(SHEET)].map(([tag]) => HIDDEN.test(tag))
}

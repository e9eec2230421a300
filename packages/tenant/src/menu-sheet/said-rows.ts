import { readXml, type Tag } from './read-xml.ts'
import { SHEET_LIMITS, SheetTooLarge } from './sheet-limits.ts'

/** A row that says something, from 1 on, and its cells that do, as XML of our own. */
export type SaidRow = { readonly number: number; readonly cells: string }

/** Cell that is being read: its words as they are written, with references. */
type OpenCell = {
  readonly at: string
  readonly type: string
  readonly style: string
  value: string
  inline: string
}

const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** Keeps only letters and digits of an attribute. */
const plain = (text: string | undefined): string => (text ?? '').replaceAll(/[^\w]/g, '')

/** Returns a cell in our words; '' for an empty one, as one that could not be calculated. */
function ownCell({ type, style, value, inline }: OpenCell, at: string): string {
  if (type === 'e' || (value.trim() === '' && inline.trim() === '')) return ''
  const begun = `<c r="${at}"${type && ` t="${type}"`}${style && ` s="${style}"`}>`
  return type === 'inlineStr' ? `${begun}<is><t>${inline}</t></is></c>` : `${begun}<v>${value}</v></c>`
}

/** Reads the cells of one sheet, and passes on each row. */
class RowReader {
  readonly #heard: (row: SaidRow) => boolean | void
  #lastRow = 0
  #row: number | undefined
  #cells = ''
  #column = 0
  #cell: OpenCell | undefined
  readonly #open = new Set<string>()

  constructor(heard: (row: SaidRow) => boolean | void) {
    this.#heard = heard
  }

  open({ name, attributes: { r, t, s } }: Tag): void {
    if (name === 'row') {
      this.#row = r === undefined ? undefined : Number(r)
      this.#cells = ''
      this.#column = 0
    } else if (name === 'c') {
      this.#cell = { at: r ?? '', type: plain(t), style: plain(s), value: '', inline: '' }
    } else if (this.#cell) this.#open.add(name)
  }

  text(words: string): void {
    const cell = this.#cell
    if (!cell) return
    if (this.#open.has('v')) cell.value = words
    else if (!this.#open.has('is') || !this.#open.has('t') || this.#open.has('rPh')) return
    // Runs of one text, each with a style of its own, follow one another.
    else cell.inline = this.#open.has('r') ? cell.inline + words : words
  }

  close(name: string): boolean | void {
    if (name === 'row') return this.#endRow()
    if (name === 'c' && this.#cell) {
      this.#endCell(this.#cell)
      this.#cell = undefined
      this.#open.clear()
    } else this.#open.delete(name)
  }

  #endCell(cell: OpenCell): void {
    const [, letters = '', row = ''] = ADDRESS.exec(cell.at) ?? []
    const column = columnOf(letters)
    if (column <= this.#column) throw new Error('A cell has no place, or one before the last')
    this.#row ??= Number(row)
    const own = ownCell(cell, `${letters}${this.#row}`)
    if (own === '') return
    if (column > SHEET_LIMITS.columns) throw new SheetTooLarge('It has too many columns')
    this.#column = column
    this.#cells += own
  }

  #endRow(): boolean | void {
    const number = this.#row ?? this.#lastRow + 1
    if (!Number.isInteger(number) || number <= this.#lastRow)
      throw new Error('A row has no place, or one before the last')
    this.#lastRow = number
    if (this.#cells === '') return undefined
    if (number > SHEET_LIMITS.rows) throw new SheetTooLarge('It has too many rows')
    return this.#heard({ number, cells: this.#cells })
  }
}

/**
 * Passes on the filled rows of a sheet, in order, until `heard` returns true. Far empty cells, as
 * programs leave them behind, are skipped. Throws `SheetTooLarge` for a word beyond the limits,
 * before there is a table; an `Error` for no sheet.
 */
export function saidRows(xml: string, heard: (row: SaidRow) => boolean | void): void {
  const reader = new RowReader(heard)
  readXml(xml, {
    open: (tag) => reader.open(tag),
    text: (words) => reader.text(words),
    close: (name) => reader.close(name),
  })
}

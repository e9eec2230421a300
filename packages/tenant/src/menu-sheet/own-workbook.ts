import { zipSync } from 'fflate'
import { saidRows } from './said-rows.ts'
import { frameOfWorkbook, type WorkbookFrame, type WorkbookSheet } from './workbook-sheets.ts'

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const NO_CELLS = '<worksheet><sheetData/></worksheet>'

/** Returns a sheet with its filled rows. Throws as `saidRows` does. */
function ownSheet(xml: string): string {
  const rows: string[] = []
  saidRows(xml, ({ number, cells }) => void rows.push(`<row r="${number}">${cells}</row>`))
  return `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`
}

/** Whether a sheet has a filled cell; one that is too large counts as filled. */
function isFilled(xml: string): boolean {
  let isSaid = false
  try {
    saidRows(xml, () => (isSaid = true))
  } catch {
    return true
  }
  return isSaid
}

/** Escapes a text in an attribute: references stay as they are. */
const quoted = (text: string): string => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const sheetPath = (at: number): string => `xl/sheet${at}.xml`

/** Writes the list of sheets, and the paths of the parts, in our words. */
function frameParts({ sheets, is1904 }: WorkbookFrame): Readonly<Record<string, string>> {
  const relation = (id: string, kind: string, path: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${kind}" Target="/${path}"/>`
  const listed = sheets.map(
    ({ name }, at) => `<sheet name="${quoted(name)}" sheetId="${at + 1}" r:id="s${at}"/>`,
  )
  const relations = [
    ...sheets.map((_, at) => relation(`s${at}`, 'worksheet', sheetPath(at))),
    relation('strings', 'sharedStrings', 'xl/strings.xml'),
    relation('styles', 'styles', 'xl/styles.xml'),
  ]
  return {
    'xl/workbook.xml': `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
  }
}

export type OwnWorkbook = {
  readonly sheets: readonly (Pick<WorkbookSheet, 'isHidden'> & {
    /** Whether it has a filled cell; one that refers to an empty text counts. */
    readonly isFilled: boolean
  })[]
  /**
   * The workbook with the cells of these sheets alone, by their numbers from 0 on. Throws
   * `SheetTooLarge` where one says more than is read.
   */
  readonly withSheets: (wanted: readonly number[]) => Buffer
}

/**
 * Writes a workbook again, so that the library reads only checked parts: no far corner, no
 * repeated row, no part that two readers take differently. Throws for no workbook.
 */
export function ownWorkbook(parts: ReadonlyMap<string, Buffer>): OwnWorkbook {
  const frame = frameOfWorkbook(parts)
  const xmlOf = ({ path }: WorkbookSheet): string => {
    // A sheet that is a diagram has no cells.
    if (path === undefined) return NO_CELLS
    const part = parts.get(path)
    if (!part) throw new Error('A sheet has no cells of its own')
    return part.toString('utf8')
  }
  return {
    sheets: frame.sheets.map((sheet) => ({ isHidden: sheet.isHidden, isFilled: isFilled(xmlOf(sheet)) })),
    withSheets: (wanted) => {
      const kept = frame.sheets.map((sheet, at): [string, string] => [
        sheetPath(at),
        wanted.includes(at) ? ownSheet(xmlOf(sheet)) : NO_CELLS,
      ])
      const texts = Object.entries(frameParts(frame)).concat(kept)
      const files = texts.map(([path, text]): [string, Uint8Array] => [path, Buffer.from(text)])
      const strings = parts.get(frame.strings)
      const styles = parts.get(frame.styles)
      if (strings) files.push(['xl/strings.xml', strings])
      if (styles) files.push(['xl/styles.xml', styles])
      return Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }))
    },
  }
}

import { readXml, type Tag } from './read-xml.ts'

/** A sheet of a workbook, in its order. */
export type WorkbookSheet = {
  /** Name as it is written, with references. */
  readonly name: string
  /** The part that has its cells; undefined where the workbook does not say. */
  readonly path: string | undefined
  readonly isHidden: boolean
}

/** The parts of a workbook besides cells. */
export type WorkbookFrame = {
  readonly sheets: readonly WorkbookSheet[]
  /** Whether its days are counted from 1904 on, as old Macs did. */
  readonly is1904: boolean
  /** Paths of the parts with the texts of cells, and with number formats. */
  readonly strings: string
  readonly styles: string
}

const LIST = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'

const textOf = (parts: ReadonlyMap<string, Buffer>, path: string): string => {
  const part = parts.get(path)
  if (!part) throw new Error(`There is no ${path}`)
  return part.toString('utf8')
}

/** Returns an attribute by its name, with any prefix of a namespace. */
const saidOf = ({ attributes }: Tag, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([own]) => own.endsWith(`:${name}`))?.[1]

/** Resolves a path of a relation from the folder of the workbook, unless it begins with a slash. */
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

type Relation = { readonly id: string; readonly kind: string; readonly path: string }

function relationsOf(parts: ReadonlyMap<string, Buffer>): readonly Relation[] {
  const relations: Relation[] = []
  readXml(textOf(parts, RELATIONS), {
    open: (tag) => {
      const [id, target, type] = [saidOf(tag, 'Id'), saidOf(tag, 'Target'), saidOf(tag, 'Type')]
      if (tag.name !== 'Relationship' || !id || !target) return
      const kind =
        tag
          .decode(type ?? '')
          .split('/')
          .at(-1) ?? ''
      relations.push({ id: tag.decode(id), kind, path: pathOf(tag.decode(target)) })
    },
  })
  return relations
}

/**
 * Reads the list of sheets of a workbook and the paths of its parts, without a cell. Throws for no
 * workbook.
 */
export function frameOfWorkbook(parts: ReadonlyMap<string, Buffer>): WorkbookFrame {
  const relations = relationsOf(parts)
  const partOf = (kind: string): string | undefined => relations.find((one) => one.kind === kind)?.path
  const sheets: WorkbookSheet[] = []
  let is1904 = false
  readXml(textOf(parts, LIST), {
    open: (tag) => {
      if (tag.name === 'workbookPr') is1904 = saidOf(tag, 'date1904') === '1'
      const name = saidOf(tag, 'name')
      if (tag.name !== 'sheet' || !name) return
      const id = tag.decode(saidOf(tag, 'id') ?? '')
      const state = saidOf(tag, 'state')
      sheets.push({
        name,
        path: relations.find((one) => one.kind === 'worksheet' && one.id === id)?.path,
        isHidden: state === 'hidden' || state === 'veryHidden',
      })
    },
  })
  return {
    sheets,
    is1904,
    strings: partOf('sharedStrings') ?? 'xl/sharedStrings.xml',
    styles: partOf('styles') ?? 'xl/styles.xml',
  }
}

import { menuImportCopy } from '@mostrador/copy/menu-import'
import { guessLayout } from '@mostrador/domain/menu-sheet/guess-layout'
import type { MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import {
  matchPictures,
  type PictureMatch,
  type PicturedPlate,
} from '@mostrador/domain/picture/match-pictures'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import { useMemo, useState } from 'react'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { sortFiles, type GivenPicture, type RefusedFile } from './given-files.ts'
import { useGrid } from './grid-context.ts'
import type { GridStore } from './grid-store.ts'
import { emptySheetText, planImport, planOf, type ImportPlan, type ImportWishes } from './import-plan.ts'

type Workbook = { readonly file: Blob; readonly sheet: string; readonly sheets: readonly string[] }

/** Spreadsheet with the import's choices, and its workbook's other sheets. */
type GivenSheet = {
  readonly read: MenuSheet
  readonly wishes: ImportWishes
  readonly workbook?: Workbook | undefined
}

/** Files of an import, with the plates chosen for its pictures. */
export type GivenImport = {
  readonly sheet: GivenSheet | undefined
  readonly pictures: readonly GivenPicture[]
  readonly refused: readonly RefusedFile[]
  /** Plate keys chosen for pictures, by picture id; '' for none. */
  readonly chosen: ReadonlyMap<string, string>
}

const NOTHING: GivenImport = { sheet: undefined, pictures: [], refused: [], chosen: new Map() }

/** Menu that the import would make, with the plate of each picture. */
export type ReadImport = ImportPlan & { readonly match: PictureMatch }

/** Reads the import over the menu as edited now. */
function readOver(
  { sheet, pictures, chosen }: GivenImport,
  store: GridStore,
  isUsable: (picture: GivenPicture) => boolean,
): ReadImport {
  const { mine: menu } = store.now().draft
  const plan = sheet
    ? planImport(sheet.read, { menu, world: store.world(), wishes: sheet.wishes })
    : planOf(menu)
  const plates = plan.mine.plates as unknown as readonly PicturedPlate[]
  const match = matchPictures(pictures.filter(isUsable), { plates, named: plan.named, chosen })
  return { ...plan, match }
}

function firstWishes({ menu }: MenuSheet, store: GridStore): ImportWishes {
  const [first] = thingsOf(store.now().draft.mine.categories)
  return {
    layout: guessLayout(menu, store.world()),
    isOrdered: false,
    category: first ? keyOf(first) : menuImportCopy.firstCategory,
    gone: new Set(),
    otherwise: new Set(),
    skipsWrong: false,
  }
}

type ReadFile = { readonly sheet: MenuSheet; readonly workbook: Workbook | undefined }

/** The sheet of a file to look at; the sentence that refuses one without rows, nor other sheets. */
function givenOf({ sheet, workbook }: ReadFile, store: GridStore): GivenSheet | string {
  const wishes = firstWishes(sheet, store)
  const isOnlyOne = (workbook?.sheets.length ?? 0) < 2
  return (isOnlyOne && emptySheetText(sheet, wishes.layout)) || { read: sheet, wishes, workbook }
}

type SortedFiles = Awaited<ReturnType<typeof sortFiles>>

/** Adds more files; of two spreadsheets the first one counts. */
function withFiles(before: GivenImport, sorted: SortedFiles, sheet: GivenSheet | undefined): GivenImport {
  const second: readonly RefusedFile[] =
    sorted.sheet && before.sheet ? [{ name: sorted.sheet.name, why: 'second-sheet' }] : []
  return {
    ...before,
    ...(sheet && { sheet }),
    pictures: [...before.pictures, ...sorted.pictures],
    refused: [...before.refused, ...sorted.refused, ...second],
  }
}

function withWishes(given: GivenImport, wishes: Partial<ImportWishes>): GivenImport {
  const { sheet } = given
  return sheet ? { ...given, sheet: { ...sheet, wishes: { ...sheet.wishes, ...wishes } } } : given
}

/** A plate gets the picture chosen for it last. */
function withChoice(given: GivenImport, picture: string, plate: string): GivenImport {
  const others = [...given.chosen].filter(([, one]) => one === '' || one !== plate)
  return { ...given, chosen: new Map([...others, [picture, plate]]) }
}

/** Gathers an import; `isUsable` tells whether a picture may still get a plate. */
export function useImport(isUsable: (picture: GivenPicture) => boolean) {
  const { store } = useGrid()
  const readSheet = useSheetReader(store)
  const [given, setGiven] = useState<GivenImport>()
  const [isReading, setIsReading] = useState(false)
  const [failure, setFailure] = useState('')
  const plan = useMemo(() => given && readOver(given, store, isUsable), [given, store, isUsable])

  async function take(files: Iterable<File>): Promise<void> {
    // A field's file list empties with the field.
    const all = [...files]
    setIsReading(true)
    setFailure('')
    const before = given ?? NOTHING
    const sorted = await sortFiles(all, before.pictures)
    const sheet = sorted.sheet && !before.sheet ? await readSheet(sorted.sheet) : undefined
    setIsReading(false)
    if (typeof sheet === 'string') return setFailure(sheet)
    setGiven(withFiles(before, sorted, sheet))
  }

  function keep(sheet: GivenSheet | string): void {
    setFailure(typeof sheet === 'string' ? sheet : '')
    if (typeof sheet !== 'string') setGiven((before = NOTHING) => ({ ...before, sheet }))
  }

  /** Reads another sheet of the same workbook. */
  async function takeSheet(name: string): Promise<void> {
    const { workbook } = given?.sheet ?? {}
    if (!workbook) return
    setIsReading(true)
    setFailure('')
    const sheet = await readSheet(workbook.file, name)
    setIsReading(false)
    keep(sheet)
  }

  return {
    given,
    plan,
    isReading,
    failure,
    take,
    takeSheet: (name: string) => void takeSheet(name),
    takeTable: (read: MenuSheet) => keep(givenOf({ sheet: read, workbook: undefined }, store)),
    wish: (wishes: Partial<ImportWishes>) => setGiven((now) => now && withWishes(now, wishes)),
    choose: (picture: string, plate: string) => setGiven((now) => now && withChoice(now, picture, plate)),
    forget: () => setGiven(undefined),
    /** Reads the import over the present menu, which others may have changed. */
    readNow: () => given && readOver(given, store, isUsable),
  }
}

/** Reads a sheet: the server decodes the file, the page its cells. Returns a failure's text. */
function useSheetReader(store: GridStore) {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  return async (file: Blob, wanted?: string): Promise<GivenSheet | string> => {
    const answer = await api.readSheet({
      params: { id: branchId },
      query: { sheet: wanted },
      body: new File([file], ''),
    })
    if (!answer.ok) return sentenceOf(answer.problem)
    const { menu, groups, sheet: name, sheets } = answer.data
    const sheet: MenuSheet = { menu, ...(groups && { groups }) }
    return givenOf({ sheet, workbook: name === null ? undefined : { file, sheet: name, sheets } }, store)
  }
}

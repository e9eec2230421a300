import { slugOf } from '../revision/slug.ts'

/** Given picture, by the name of its file. */
export type GivenPicture = { readonly id: string; readonly name: string }

export type PicturedPlate = {
  readonly key: string
  readonly name: string
  readonly showName?: string | undefined
  readonly image?: string | undefined
}

/** A cell of a sheet that names the picture of a plate. */
export type NamedPicture = { readonly row: number; readonly text: string }

export type LeftPicture = {
  readonly id: string
  readonly why:
    | { readonly code: 'no-plate' | 'unwanted' }
    /** Several plates have this name. */
    | { readonly code: 'several'; readonly plates: readonly string[] }
    /** Another one of these pictures is already that plate's. */
    | { readonly code: 'taken'; readonly plate: string }
}

/** Pictures by plate, and those without one. */
export type PictureMatch = {
  /** The picture of each plate that gets one, by the plate's key. */
  readonly ofPlate: ReadonlyMap<string, string>
  readonly left: readonly LeftPicture[]
  /** Cells that name a picture which is neither given nor their plate's present one. */
  readonly missing: readonly NamedPicture[]
}

type Wanted = {
  readonly plates: readonly PicturedPlate[]
  readonly named: ReadonlyMap<string, NamedPicture>
  /** Plate that staff chose for a picture: its key, or '' for none. */
  readonly chosen: ReadonlyMap<string, string>
}

/**
 * Finds the plate of each picture: the chosen one, else those whose cell names it, else the one
 * with the name of its file, or whose present picture has it; accents, capitals, spaces, hyphens
 * and the file's extension aside. A picture that fits two plates is left. A cell that names its
 * plate's present picture needs none.
 */
export function matchPictures(
  pictures: readonly GivenPicture[],
  { plates, named, chosen }: Wanted,
): PictureMatch {
  const present = new Map(plates.map((plate) => [plate.key, plate]))
  const ofPlate = new Map<string, string>()
  const used = new Set<string>()
  const give = (plate: string, id: string): void => {
    ofPlate.set(plate, id)
    used.add(id)
  }
  const left: LeftPicture[] = []
  const taken = (id: string, { key, name }: PicturedPlate): boolean => {
    if (!ofPlate.has(key)) return false
    left.push({ id, why: { code: 'taken', plate: name } })
    return true
  }
  const free: GivenPicture[] = []
  for (const picture of pictures) {
    const wanted = chosen.get(picture.id)
    const plate = present.get(wanted ?? '')
    if (wanted === '') left.push({ id: picture.id, why: { code: 'unwanted' } })
    else if (!plate) free.push(picture)
    else if (!taken(picture.id, plate)) give(plate.key, picture.id)
  }
  const byFile = fileIndex(free)
  const isNews = (plate: string, { text }: NamedPicture): boolean =>
    text !== '' && present.has(plate) && present.get(plate)?.image !== text
  for (const [plate, cell] of named) {
    const picture = isNews(plate, cell) && !ofPlate.has(plate) ? byFile(cell.text) : undefined
    if (picture) give(plate, picture.id)
  }
  const called = plateIndex(plates, ({ key, name, showName = name }) => [key, name, showName])
  const pictured = plateIndex(plates, ({ image }) =>
    image === undefined ? [] : [withoutKind(lastPart(image))],
  )
  for (const { id, name } of free) {
    if (used.has(id)) continue
    const plain = plainName(withoutKind(lastPart(name)))
    const [first, ...others] = called.get(plain) ?? pictured.get(plain) ?? []
    if (!first) left.push({ id, why: { code: 'no-plate' } })
    else if (others.length > 0)
      left.push({ id, why: { code: 'several', plates: [first, ...others].map((plate) => plate.name) } })
    else if (!taken(id, first)) give(first.key, id)
  }
  const missing = [...named].flatMap(([plate, cell]) =>
    isNews(plate, cell) && !ofPlate.has(plate) ? [cell] : [],
  )
  return { ofPlate, left, missing }
}

/** Returns a name without its folders, as any system writes them. */
export const lastPart = (path: string): string => path.split(/[/\\]/).at(-1) ?? ''

const withoutKind = (fileName: string): string => fileName.replace(/\.[^.]{1,5}$/, '')

/** Returns the same text for "Ñoquis de papá", "noquis-de-papa" and "NoquisDePapa". */
const plainName = (text: string): string =>
  slugOf(text).replaceAll('-', '') || text.normalize('NFC').toLowerCase().trim()

const sameFile = (name: string): string => lastPart(name).normalize('NFC').toLowerCase().trim()

/** Finds a picture by its file's name, an exact one before a similar one. */
function fileIndex(pictures: readonly GivenPicture[]): (text: string) => GivenPicture | undefined {
  const index = new Map<string, GivenPicture>()
  const namings: readonly ((name: string) => string)[] = [
    (name) => `=${sameFile(name)}`,
    (name) => `~${plainName(withoutKind(lastPart(name)))}`,
  ]
  for (const naming of namings)
    for (const picture of pictures)
      if (!index.has(naming(picture.name))) index.set(naming(picture.name), picture)
  return (text) => {
    const name = lastPart(text)
    const names = [`=${sameFile(name)}`, `~${plainName(name)}`, `~${plainName(withoutKind(name))}`]
    return names.map((one) => index.get(one)).find((one) => one !== undefined)
  }
}

/** Indexes the plates by their names. */
function plateIndex(
  plates: readonly PicturedPlate[],
  namesOf: (plate: PicturedPlate) => readonly string[],
): ReadonlyMap<string, readonly PicturedPlate[]> {
  const index = new Map<string, PicturedPlate[]>()
  for (const plate of plates)
    for (const name of new Set(namesOf(plate).map(plainName)))
      index.set(name, [...(index.get(name) ?? []), plate])
  return index
}

import { posix } from 'node:path'
import type { House } from './floors.ts'
import { readModule } from './read-imports.ts'
import type { Finding } from './report.ts'
import { isTest, type SourceFile } from './source-files.ts'

/** Table of the floors; its own problems are told there. */
const TABLE = 'scripts/floors.ts'

type Step = { readonly path: string; readonly line: number; readonly from: string; readonly to: string }

/**
 * Finds every import of a house that its floors do not allow, every listed one that is not used,
 * and every circle of the table.
 */
export function checkFloors(files: readonly SourceFile[], house: House): Finding[] {
  const steps = files.flatMap((file) => stepsOf(file, house))
  const wrong = steps.flatMap((step) => {
    const sentence = judge(step, house)
    return sentence ? [{ path: step.path, line: step.line, sentence }] : []
  })
  return [...wrong, ...unused(steps, house), ...circles(house)]
}

function stepsOf(file: SourceFile, house: House): Step[] {
  const inside = within(file.path, house)
  if (inside === undefined || isTest(file.path)) return []
  const from = folderOf(inside, house)
  return readModule(file).imports.flatMap((one) => {
    if (!one.from.startsWith('.') || one.from.includes('+types')) return []
    const target = within(posix.join(posix.dirname(file.path), one.from), house)
    const to = target === undefined ? undefined : folderOf(target, house)
    return to === undefined || to === from ? [] : [{ path: file.path, line: one.line, from, to }]
  })
}

const within = (path: string, { folder }: House): string | undefined =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined

/**
 * Returns the folder of a path within the house; '' for the files beside the folders, on the roof.
 */
function folderOf(inside: string, house: House): string {
  const [folder = '', ...rest] = inside.split('/')
  return rest.length === 0 ? (house.filesOfGround[inside] ?? '') : folder
}

const isRoof = (folder: string, { roof }: House): boolean => folder === '' || roof.includes(folder)

function judge({ from, to }: Step, house: House): string | undefined {
  const { rooms, ground } = house
  if (![from, to].every((folder) => isRoof(folder, house) || rooms[folder] || ground[folder]))
    return `A folder that is on no floor yet (${from} → ${to}): say in ${TABLE} where it stands.`
  if (isRoof(from, house)) return undefined
  if (isRoof(to, house))
    return `${from} must not import ${to || 'the root'}, which stands above it: take what is needed as a property, or move it down.`
  const listed = ground[from] ?? [...Object.keys(ground), ...(rooms[from] ?? [])]
  if (listed.includes(to)) return undefined
  if (ground[from] && rooms[to])
    return `${from} is the ground that ${to} stands on: it must not import it. Move what both need down.`
  return `${from} does not import ${to}. List it in ${TABLE} if no circle comes of it, or move what both need down.`
}

function unused(steps: readonly Step[], { rooms, ground }: House): Finding[] {
  const used = new Set(steps.map(({ from, to }) => `${from} → ${to}`))
  return [...Object.entries(rooms), ...Object.entries(ground)].flatMap(([from, listed]) =>
    listed
      .filter((to) => !used.has(`${from} → ${to}`))
      .map((to) => ({
        path: TABLE,
        line: 1,
        sentence: `${from} no longer imports ${to}: take it off the list.`,
      })),
  )
}

/** Finds rooms that reach themselves by the table. */
function circles({ rooms, ground }: House): Finding[] {
  const listed: Readonly<Record<string, readonly string[]>> = { ...rooms, ...ground }
  const reaches = (start: string, at: string, seen: Set<string>): boolean =>
    (listed[at] ?? []).some((to) => {
      if (to === start) return true
      if (seen.has(to)) return false
      seen.add(to)
      return reaches(start, to, seen)
    })
  return Object.keys(listed)
    .filter((room) => reaches(room, room, new Set()))
    .map((room) => ({ path: TABLE, line: 1, sentence: `${room} imports itself by way of others: a circle.` }))
}

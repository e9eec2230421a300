import { posix } from 'node:path'
import { strongComponents } from './find-circles.ts'
import { readModule } from './read-imports.ts'
import type { Finding } from './report.ts'
import { isTest, type SourceFile } from './source-files.ts'
import type { Winged } from './wings.ts'

/** Path of the table of the wings. */
const TABLE = 'scripts/wings.ts'

/** Import between two rooms (`order/payment`); files beside the rooms are a room of their own. */
type Step = { readonly path: string; readonly line: number; readonly from: string; readonly to: string }

/**
 * Finds imports of a higher wing, files that stand in no wing, and counts of mutual pairs and knots
 * that differ from the table. Types and lazy imports count, tests do not.
 */
export function checkWings(files: readonly SourceFile[], winged: Winged): Finding[] {
  const own = files.filter(({ path }) => path.startsWith(`${winged.folder}/`) && !isTest(path))
  const steps = own.flatMap((file) => stepsOf(file, winged))
  const wingless = own.filter(({ path }) => levelOf(roomOf(path, winged), winged) < 0)
  const rooms = linksOf(steps)
  return [
    ...wingless.map(({ path }) => ({
      path,
      line: 1,
      sentence: `It stands in no wing: move it into one of ${winged.wings.join(', ')}.`,
    })),
    ...steps.filter((step) => isUp(step, winged)).map(upwards),
    ...judge('mutual pairs of rooms', countMutual(rooms), winged.mutualPairs),
    ...judge('rooms in the largest knot', largestKnot(rooms), winged.largestKnot),
  ]
}

function stepsOf(file: SourceFile, winged: Winged): Step[] {
  const from = roomOf(file.path, winged)
  return readModule(file).imports.flatMap((one) => {
    if (!one.from.startsWith('.')) return []
    const target = posix.join(posix.dirname(file.path), one.from)
    const to = target.startsWith(`${winged.folder}/`) && !isTest(target) ? roomOf(target, winged) : from
    return to === from ? [] : [{ path: file.path, line: one.line, from, to }]
  })
}

/** Wing and room of a path: `order/payment`, or `order` for a file beside the rooms of a wing. */
const roomOf = (path: string, { folder }: Winged): string =>
  path
    .slice(folder.length + 1)
    .split('/')
    .slice(0, -1)
    .slice(0, 2)
    .join('/')

const levelOf = (room: string, { wings }: Winged): number => wings.indexOf(room.split('/')[0] ?? '')

const isUp = ({ from, to }: Step, winged: Winged): boolean => levelOf(to, winged) > levelOf(from, winged)

const upwards = ({ path, line, from, to }: Step): Finding => ({
  path,
  line,
  sentence: `${from} must not import ${to}, which stands above it: move what both need down, or let the higher one call it.`,
})

function linksOf(steps: readonly Step[]): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, Set<string>>()
  for (const { from, to } of steps) {
    links.set(from, (links.get(from) ?? new Set()).add(to))
    links.set(to, links.get(to) ?? new Set())
  }
  return new Map([...links].map(([room, targets]) => [room, [...targets]]))
}

const countMutual = (links: ReadonlyMap<string, readonly string[]>): number =>
  [...links].flatMap(([room, targets]) =>
    targets.filter((one) => room < one && links.get(one)?.includes(room)),
  ).length

const largestKnot = (links: ReadonlyMap<string, readonly string[]>): number =>
  Math.max(0, ...strongComponents(links).map((knot) => knot.length))

function judge(what: string, count: number, most: number): Finding[] {
  if (count === most) return []
  const way = count > most ? 'Let one of both know the other.' : `Write ${count} there.`
  return [{ path: TABLE, line: 1, sentence: `${count} ${what}, and the table says ${most}. ${way}` }]
}

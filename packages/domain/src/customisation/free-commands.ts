import { parseColor } from '../branding/contrast.ts'
import { fault, hasFields, isWebAddress } from './read-fields.ts'
import type { CommandFault, ReadCommands } from './read-fields.ts'

/** The commands of a resource that is not the product's own: theme, colours, alignments and borders by their names, the rest as it is. */
export type FreeCommands = Readonly<Record<string, unknown>>

const ALIGNMENTS = ['left', 'center', 'right', 'justify', 'start', 'end', 'top', 'middle', 'bottom'] as const
const WIDEST_BORDER = 64
const LONGEST_TEXT = 500

const wrongType = (at: string, expected: string) => [fault(at, 'wrong-type', { expected })]

function textFaults(value: unknown, at: string): readonly CommandFault[] {
  if (typeof value !== 'string') return wrongType(at, 'string')
  return value.length > LONGEST_TEXT ? [fault(at, 'too-long', { maximum: LONGEST_TEXT })] : []
}

function widthFaults(value: unknown, at: string): readonly CommandFault[] {
  if (typeof value !== 'number' || !Number.isInteger(value)) return wrongType(at, 'int')
  if (value < 0) return [fault(at, 'too-small', { minimum: 0 })]
  return value > WIDEST_BORDER ? [fault(at, 'too-large', { maximum: WIDEST_BORDER })] : []
}

type Judge = (value: unknown, at: string) => readonly CommandFault[]

/** What a field holds, by what its name says; the first that matches counts. */
const JUDGES: readonly (readonly [name: RegExp, judge: Judge])[] = [
  [
    /colou?r$/i,
    (value, at) =>
      parseColor(typeof value === 'string' ? value : null) ? [] : [fault(at, 'color-malformed')],
  ],
  [
    /(url|link|href)$/i,
    (value, at) =>
      typeof value === 'string' && isWebAddress(value) ? [] : [fault(at, 'web-address-malformed')],
  ],
  [
    /align(ment)?$/i,
    (value, at) =>
      ALIGNMENTS.some((one) => one === value)
        ? []
        : [fault(at, 'not-one-of', { values: ALIGNMENTS.join(', ') })],
  ],
  [/^(border)?(width|radius)$/i, widthFaults],
  [/^(theme|border(style)?)$/i, textFaults],
]

/** Groups whose fields are all of one kind: `colors: {title: "#fff"}`. */
const GROUPS: readonly (readonly [name: RegExp, suffix: string])[] = [
  [/^colou?rs$/i, 'color'],
  [/^alignments?$/i, 'align'],
]

function faultsOf(value: unknown, at: string, kind: string): readonly CommandFault[] {
  if (hasFields(value)) {
    const suffix = GROUPS.find(([name]) => name.test(kind))?.[1]
    return Object.entries(value).flatMap(([name, inner]) =>
      faultsOf(inner, at === '' ? name : `${at}.${name}`, suffix ?? name),
    )
  }
  if (Array.isArray(value)) {
    return value.flatMap((inner: unknown, index) => faultsOf(inner, `${at}[${index}]`, kind))
  }
  return JUDGES.find(([name]) => name.test(kind))?.[1](value, at) ?? []
}

/**
 * Reads the commands of any other resource: what calls itself a colour, an address, an alignment, a width or a
 * radius is one, however deep it stands; what has another name is kept as it is. Source: 000 §3.
 */
export function readFreeCommands(commands: unknown): ReadCommands<FreeCommands> {
  if (!hasFields(commands)) return { value: undefined, faults: wrongType('', 'object') }
  const faults = faultsOf(commands, '', '')
  return { value: faults.length === 0 ? commands : undefined, faults }
}

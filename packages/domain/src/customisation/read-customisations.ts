import type { AddressRedirect } from './address-redirect.ts'
import { isMenuBox, readMenuBox, type BoxSource, type MenuBox, type MenuBoxName } from './menu-box.ts'
import {
  isKnownResource,
  readKnownCommands,
  type KnownCommands,
  type KnownResource,
  type PromotionalBanner,
} from './read-commands.ts'
import type { NotesLimit } from './notes-limit.ts'
import type { ReadCommands } from './read-fields.ts'

/** Customisation as it is kept: `commands` is JSON, or its text as it comes over the wire. */
export type CustomisationSource = {
  readonly resource: string
  readonly commands: unknown
  readonly displayType?: string | null
  readonly theme?: string | null
}

type IgnoredCustomisation = { readonly resource: string; readonly at: readonly string[] }

/** Customisations of a branch, merged. The first counts where two set the same. Source: 000 §3. */
export type Customisations = {
  readonly banners: readonly PromotionalBanner[]
  readonly documentLabel: string | undefined
  readonly notesLimit: NotesLimit | undefined
  readonly invalidCodeUrl: string | undefined
  readonly complexInputs: readonly string[]
  readonly addressRedirect: AddressRedirect | undefined
  /** Each box that is drawn in the branch's own way, once. */
  readonly boxes: readonly MenuBox[]
  readonly ignored: readonly IgnoredCustomisation[]
}

/** Parses the commands of the wire; undefined, which no reader takes, for invalid JSON. */
function commandsOf({ commands }: CustomisationSource): unknown {
  if (typeof commands !== 'string') return commands
  let said: unknown
  try {
    said = JSON.parse(commands)
  } catch {
    // Invalid JSON sets nothing.
  }
  return said
}

type Sorted = {
  readonly known: { readonly [Name in KnownResource]: KnownCommands[Name][] }
  readonly boxes: Map<MenuBoxName, MenuBox>
  readonly ignored: IgnoredCustomisation[]
}

function keep<Name extends KnownResource>(
  sorted: Sorted,
  resource: Name,
  commands: unknown,
): ReadCommands<unknown> {
  const read = readKnownCommands(resource, commands)
  if (read.value !== undefined) sorted.known[resource].push(read.value)
  return read
}

function keepBox(sorted: Sorted, source: BoxSource): ReadCommands<MenuBox> {
  const read = readMenuBox(source)
  if (read.value && !sorted.boxes.has(source.resource)) sorted.boxes.set(source.resource, read.value)
  return read
}

/**
 * Reads the customisations of a branch in the shop's order. Commands that cannot be read are left
 * out and named, so that the caller can log them; no menu fails for them. Source: 000 §3, §8.
 */
export function readCustomisations(sources: readonly CustomisationSource[]): Customisations {
  const sorted: Sorted = {
    known: {
      PROMOTIONAL_BANNER: [],
      DOCUMENT_LABEL: [],
      NOTES_LIMIT: [],
      REDIRECT_ACTION: [],
      COMPLEX_INPUTS: [],
      ADDRESS_REDIRECT: [],
    },
    boxes: new Map(),
    ignored: [],
  }
  for (const source of sources) {
    const { resource } = source
    const commands = commandsOf(source)
    let read: ReadCommands<unknown> | undefined
    if (isKnownResource(resource)) read = keep(sorted, resource, commands)
    else if (isMenuBox(resource)) read = keepBox(sorted, { ...source, resource, commands })
    // A resource without effect: an import refuses it, an older one is left out by its name.
    if (!read) sorted.ignored.push({ resource, at: ['resource'] })
    else if (read.value === undefined) sorted.ignored.push({ resource, at: read.faults.map(({ at }) => at) })
  }
  const { known, boxes, ignored } = sorted
  return {
    banners: known.PROMOTIONAL_BANNER,
    documentLabel: known.DOCUMENT_LABEL[0]?.label,
    notesLimit: known.NOTES_LIMIT[0],
    invalidCodeUrl: known.REDIRECT_ACTION[0]?.url,
    complexInputs: known.COMPLEX_INPUTS.flatMap(({ branchContactIds }) => branchContactIds),
    addressRedirect: known.ADDRESS_REDIRECT[0]?.mode,
    boxes: [...boxes.values()],
    ignored,
  }
}

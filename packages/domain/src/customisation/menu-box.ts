import type { HexColor } from '../branding/contrast.ts'
import { fault, FieldReader, type CommandFault, type ReadCommands } from './read-fields.ts'

/**
 * The boxes of a menu's first page that a branch may draw its own way: the branch contact's name
 * with its state, and the strip of promotions.
 */
export const MENU_BOXES = ['MENU_HEADER', 'PROMOTIONS'] as const

export type MenuBoxName = (typeof MENU_BOXES)[number]

const DISPLAY_TYPES = ['STRIP', 'CARD'] as const
const THEMES = ['LIGHT', 'DARK', 'BRAND'] as const
const ALIGNMENTS = ['left', 'center', 'right'] as const
const STYLES = ['solid', 'dashed', 'dotted'] as const
const WIDEST_BORDER = 8
const LARGEST_RADIUS = 64

type BoxBorder = {
  readonly width: number
  readonly radius: number | null
  readonly style: (typeof STYLES)[number] | null
  readonly color: HexColor | null
}

/**
 * Colours of a box; null leaves one to its theme. A promotion has no title, and none is read
 * there.
 */
type BoxColors = {
  readonly background: HexColor | null
  readonly text: HexColor | null
  readonly title: HexColor | null
}

/** The commands of a box; null is as the page has it. */
export type BoxCommands = {
  readonly theme: (typeof THEMES)[number] | null
  readonly align: (typeof ALIGNMENTS)[number] | null
  readonly colors: BoxColors | null
  readonly border: BoxBorder | null
}

/** Box of the menu: from edge to edge (STRIP, the default), or as a CARD with air around it. */
export type MenuBox = BoxCommands & {
  readonly resource: MenuBoxName
  readonly displayType: (typeof DISPLAY_TYPES)[number]
}

/** Customisation of a box as it is kept. */
export type BoxSource = {
  readonly resource: MenuBoxName
  readonly displayType?: unknown
  readonly theme?: unknown
  readonly commands: unknown
}

/** Whether a resource is a box of the menu. */
export const isMenuBox = (resource: string): resource is MenuBoxName =>
  MENU_BOXES.some((one) => one === resource)

const UNTITLED = ['background', 'text'] as const
const TITLED = [...UNTITLED, 'title'] as const

function readColors(resource: MenuBoxName, value: unknown): ReadCommands<BoxColors> {
  const hasTitle = resource === 'MENU_HEADER'
  const reader = new FieldReader(value, hasTitle ? TITLED : UNTITLED)
  return reader.done({
    background: reader.colorOrNull('background'),
    text: reader.colorOrNull('text'),
    title: hasTitle ? reader.colorOrNull('title') : null,
  })
}

function readBorder(value: unknown): ReadCommands<BoxBorder> {
  const reader = new FieldReader(value, ['width', 'radius', 'style', 'color'])
  return reader.done({
    width: reader.whole('width', { least: 0, most: WIDEST_BORDER, otherwise: 1 }),
    radius: reader.whole('radius', { least: 0, most: LARGEST_RADIUS, otherwise: null }),
    style: reader.choiceOrNull('style', STYLES),
    color: reader.colorOrNull('color'),
  })
}

/**
 * Reads the commands of a box: its theme, colours, alignment and border. Source: 000 §3 Menu
 * customisations.
 */
export function readBoxCommands(resource: MenuBoxName, commands: unknown): ReadCommands<BoxCommands> {
  const reader = new FieldReader(commands, ['theme', 'align', 'colors', 'border'])
  return reader.done({
    theme: reader.choiceOrNull('theme', THEMES),
    align: reader.choiceOrNull('align', ALIGNMENTS),
    colors: reader.groupOrNull('colors', (value) => readColors(resource, value)),
    border: reader.groupOrNull('border', readBorder),
  })
}

type Shown = { readonly resource: string; readonly displayType?: unknown; readonly theme?: unknown }

/**
 * Returns the problems of the fields beside the commands. Only a box has a display type and a
 * theme: on any other resource they would do nothing, so they are refused.
 */
export function shownFaults({ resource, displayType, theme }: Shown): readonly CommandFault[] {
  const said = Object.entries({ displayType, theme }).filter(([, value]) => (value ?? null) !== null)
  if (!isMenuBox(resource)) return said.map(([field]) => fault(field, 'without-effect', { field, resource }))
  return readShown(said).faults
}

function readShown(said: readonly (readonly [string, unknown])[]) {
  const reader = new FieldReader(Object.fromEntries(said), ['displayType', 'theme'])
  return reader.done({
    displayType: reader.choiceOrNull('displayType', DISPLAY_TYPES),
    theme: reader.choiceOrNull('theme', THEMES),
  })
}

/**
 * Reads a whole box; the theme of its commands comes before the one beside them. Problems have the
 * names of the file's customisation.
 */
export function readMenuBox({ resource, displayType, theme, commands }: BoxSource): ReadCommands<MenuBox> {
  const said = Object.entries({ displayType, theme }).filter(([, value]) => (value ?? null) !== null)
  const [shown, read] = [readShown(said), readBoxCommands(resource, commands)]
  const faults = [...shown.faults, ...read.faults]
  if (!shown.value || !read.value) return { value: undefined, faults }
  const value = {
    ...read.value,
    resource,
    displayType: shown.value.displayType ?? 'STRIP',
    theme: read.value.theme ?? shown.value.theme,
  }
  return { value, faults }
}

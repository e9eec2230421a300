import { ORDER_MODE_TYPES, type OrderModeType } from '../order-mode/order-mode-type.ts'
import { ADDRESS_REDIRECTS, type AddressRedirect } from './address-redirect.ts'
import { isMenuBox, MENU_BOXES, readBoxCommands, type MenuBoxName } from './menu-box.ts'
import { DEFAULT_NOTES_LIMIT, type NotesLimit } from './notes-limit.ts'
import { FieldReader, type ReadCommands } from './read-fields.ts'

/** A line above the header of the branch contact: of one order mode, or of ALL. */
export type PromotionalBanner = { readonly text: string; readonly orderModeType: OrderModeType | 'ALL' }

/**
 * The commands of the resources that the product acts on. Source: 000 §3 Menu customisations, §5
 * Address modal.
 */
export type KnownCommands = {
  readonly PROMOTIONAL_BANNER: PromotionalBanner
  readonly DOCUMENT_LABEL: { readonly label: string }
  readonly NOTES_LIMIT: NotesLimit
  readonly REDIRECT_ACTION: { readonly action: 'INVALID_CODE'; readonly url: string }
  /**
   * Branch contacts whose address dialog asks for postal code, city and province too: ids, or
   * aliases, since a file has no ids.
   */
  readonly COMPLEX_INPUTS: { readonly branchContactIds: readonly string[] }
  readonly ADDRESS_REDIRECT: { readonly mode: AddressRedirect }
}

/** A resource that the product acts on. */
export type KnownResource = keyof KnownCommands

/** The longest text of a banner, in characters: some four lines of a phone. */
const LONGEST_BANNER = 240
const LONGEST_LABEL = 60
const LARGEST_NOTES_LIMIT = 5000
const MOST_CONTACTS = 1000
const BANNER_MODES = [...ORDER_MODE_TYPES, 'ALL'] as const

function readNotesLimit(commands: unknown): ReadCommands<NotesLimit> {
  const reader = new FieldReader(commands, [
    'orderNotesLimit',
    'hasOrderNotesLimit',
    'itemNotesLimit',
    'hasItemNotesLimit',
  ])
  const bounds = { least: 1, most: LARGEST_NOTES_LIMIT, otherwise: DEFAULT_NOTES_LIMIT }
  const { value, faults } = reader.done({
    order: reader.whole('orderNotesLimit', bounds),
    hasOrder: reader.flag('hasOrderNotesLimit', true),
    item: reader.whole('itemNotesLimit', bounds),
    hasItem: reader.flag('hasItemNotesLimit', true),
  })
  if (!value) return { value, faults }
  return {
    value: { order: value.hasOrder ? value.order : null, item: value.hasItem ? value.item : null },
    faults,
  }
}

const READERS: {
  readonly [Name in KnownResource]: (commands: unknown) => ReadCommands<KnownCommands[Name]>
} = {
  PROMOTIONAL_BANNER: (commands) => {
    const reader = new FieldReader(commands, ['text', 'orderModeType'])
    return reader.done({
      text: reader.text('text', LONGEST_BANNER),
      orderModeType: reader.choice('orderModeType', BANNER_MODES),
    })
  },
  DOCUMENT_LABEL: (commands) => {
    const reader = new FieldReader(commands, ['label'])
    return reader.done({ label: reader.text('label', LONGEST_LABEL) })
  },
  NOTES_LIMIT: readNotesLimit,
  REDIRECT_ACTION: (commands) => {
    const reader = new FieldReader(commands, ['action', 'url'])
    const action = reader.choice('action', ['INVALID_CODE'])
    return reader.done({ action, url: reader.webAddressOrPath('url') })
  },
  COMPLEX_INPUTS: (commands) => {
    const reader = new FieldReader(commands, ['branchContactIds'])
    return reader.done({ branchContactIds: reader.texts('branchContactIds', MOST_CONTACTS) })
  },
  ADDRESS_REDIRECT: (commands) => {
    const reader = new FieldReader(commands, ['mode'])
    return reader.done({ mode: reader.choice('mode', ADDRESS_REDIRECTS) })
  },
}

/** Whether the product follows the commands of a resource. */
export const isKnownResource = (resource: string): resource is KnownResource =>
  Object.hasOwn(READERS, resource)

/** Reads the commands of a resource that the product acts on. */
export const readKnownCommands = <Name extends KnownResource>(
  resource: Name,
  commands: unknown,
): ReadCommands<KnownCommands[Name]> => READERS[resource](commands)

/** Resources with an effect: those whose commands are followed, and the boxes that are drawn. */
export const RESOURCES: readonly string[] = [...Object.keys(READERS), ...MENU_BOXES]

/** Whether a customisation of a resource has an effect; any other would be useless. */
export const hasEffect = (resource: string): resource is KnownResource | MenuBoxName =>
  isKnownResource(resource) || isMenuBox(resource)

/** Returns the problems of the commands of a resource. */
export const commandFaults = (
  resource: KnownResource | MenuBoxName,
  commands: unknown,
): ReadCommands<unknown>['faults'] =>
  isMenuBox(resource)
    ? readBoxCommands(resource, commands).faults
    : readKnownCommands(resource, commands).faults

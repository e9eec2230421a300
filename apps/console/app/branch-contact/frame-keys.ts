import { keysCopy } from '@mostrador/copy/keys'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import type { KeyTopic } from '../layout/key-bindings.ts'
import { PALETTE_KEY } from '../layout/key-label.ts'
import type { Section } from '../workplace/may-see.ts'

/** Letter of each section after G: the first free one of its name. */
export const SECTION_KEYS: Readonly<Record<Section, string>> = {
  orders: 'p',
  dispatch: 'r',
  cases: 'c',
  finished: 'f',
  transfers: 'w',
  today: 'v',
  menu: 'm',
  local: 't',
  customers: 'l',
  campaigns: 'n',
  survey: 'o',
  benefits: 's',
  branding: 'b',
  brand: 'd',
  team: 'e',
  integrations: 'i',
  activity: 'a',
  errors: 'x',
  shops: 'u',
}

/** Returns the key of the palette. */
export const paletteKeys = (open: () => void): KeyTopic => ({
  title: keysCopy.everywhere,
  bindings: [{ keys: [PALETTE_KEY], what: keysCopy.palette, press: () => (open(), true) }],
})

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main input[type=search]')
  field?.focus()
  return field !== null
}

/** Returns the keys of every page. */
export const frameKeys = (showKeys: () => void): KeyTopic => ({
  title: keysCopy.everywhere,
  bindings: [
    { keys: ['/'], what: keysCopy.search, press: focusSearch },
    { keys: ['?'], what: keysCopy.help, press: () => (showKeys(), true) },
  ],
})

/** Returns the keys that open sections. */
export const goKeys = (sections: readonly Section[], go: (section: Section) => void): KeyTopic => ({
  title: keysCopy.goTo,
  bindings: sections.map((section) => ({
    keys: [`g ${SECTION_KEYS[section]}`],
    what: SECTION_TITLES[section],
    press: () => (go(section), true),
  })),
})

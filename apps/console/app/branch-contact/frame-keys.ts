import { keysCopy } from '@mostrador/copy/keys'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import type { KeyTopic } from '../layout/key-bindings.ts'
import { PALETTE_KEY } from '../layout/key-label.ts'
import type { Section } from '../workplace/may-see.ts'

/** The letter that leads to a section, after G: the first of its name that is free. */
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

/** The palette's key. */
export const paletteKeys = (open: () => void): KeyTopic => ({
  title: keysCopy.everywhere,
  bindings: [{ keys: [PALETTE_KEY], what: keysCopy.palette, press: () => (open(), true) }],
})

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main input[type=search]')
  field?.focus()
  return field !== null
}

/** The keys of every page. */
export const frameKeys = (showKeys: () => void): KeyTopic => ({
  title: keysCopy.everywhere,
  bindings: [
    { keys: ['/'], what: keysCopy.search, press: focusSearch },
    { keys: ['?'], what: keysCopy.help, press: () => (showKeys(), true) },
  ],
})

/** The keys that lead to some sections. */
export const goKeys = (sections: readonly Section[], go: (section: Section) => void): KeyTopic => ({
  title: keysCopy.goTo,
  bindings: sections.map((section) => ({
    keys: [`g ${SECTION_KEYS[section]}`],
    what: SECTION_TITLES[section],
    press: () => (go(section), true),
  })),
})

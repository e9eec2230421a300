import { frameCopy, SECTION_TITLES } from '@mostrador/copy/sections'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { useLocation } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import { isOfShift, SHIFT, useMaySee, type Section } from '../workplace/may-see.ts'

/** Entry of the rail: a section, or several under one name. */
export type Entry = {
  readonly title: string
  readonly icon: IconName
  readonly sections: readonly Section[]
}

export type Half = { readonly title: string; readonly entries: readonly Entry[] }

export const SECTION_ICONS = {
  orders: 'receipt',
  dispatch: 'bike',
  cases: 'chat',
  finished: 'check',
  transfers: 'wallet',
  today: 'cash',
  menu: 'bag',
  local: 'store',
  customers: 'user',
  campaigns: 'share',
  survey: 'star',
  benefits: 'star',
  branding: 'picture',
  brand: 'store',
  team: 'users',
  integrations: 'external',
  activity: 'clock',
  errors: 'info',
  shops: 'plus',
} as const satisfies Record<Section, IconName>

const alone = (...sections: readonly Section[]): readonly Entry[] =>
  sections.map((section) => ({
    title: SECTION_TITLES[section],
    icon: SECTION_ICONS[section],
    sections: [section],
  }))

const AUDIENCE: Entry = {
  title: frameCopy.audience,
  icon: 'user',
  sections: ['customers', 'benefits', 'campaigns', 'survey'],
}

const BRAND: Entry = { title: frameCopy.brand, icon: 'picture', sections: ['branding', 'brand'] }

// In order of need: a phone shows the first four of the shift.
const HALVES: readonly Half[] = [
  { title: frameCopy.shift, entries: alone(...SHIFT) },
  {
    title: frameCopy.business,
    entries: [
      ...alone('menu', 'local'),
      AUDIENCE,
      BRAND,
      ...alone('team', 'integrations', 'activity', 'errors', 'shops'),
    ],
  },
]

/** Returns the halves with the sections that the user may see. */
export function useHalves(): readonly Half[] {
  const maySee = useMaySee()
  const { takesTransfers } = useWorkplace().contact
  // A branch contact that takes no transfers has no section for them.
  const isOffered = (section: Section): boolean =>
    maySee(section) && (section !== 'transfers' || takesTransfers === true)
  return HALVES.map(({ title, entries }) => ({
    title,
    entries: entries
      .map((entry) => ({ ...entry, sections: entry.sections.filter(isOffered) }))
      .filter(({ sections }) => sections.length > 0),
  })).filter(({ entries }) => entries.length > 0)
}

/** Returns the part of the address that names the open section. */
export const useOpenSection = (): string => useLocation().pathname.split('/')[2] ?? ''

/** Whether a section belongs to an entry. */
export const isUnder = ({ sections }: Entry, section: string): boolean =>
  sections.some((path) => path === section)

/** Whether names stand beside the icons: as chosen here, else where the page has width. */
export function showsNames(
  section: string,
  {
    chose,
    isDesk,
    isVast,
  }: { readonly chose: string | null; readonly isDesk: boolean; readonly isVast: boolean },
): boolean {
  return chose ? chose === 'open' : isVast || (isDesk && !isOfShift(section))
}

import type { SECTION_TITLES } from '@mostrador/copy/sections'
import type { Permission } from '@mostrador/domain/permission/permission'
import { remembered } from '../layout/remembered.ts'
import { useWorkplace, type Workplace } from './contact-context.ts'
import { mayAt, type MayPlace } from './use-may.ts'

export type Section = keyof typeof SECTION_TITLES

/** Permissions for a section: one of these at its place; some sections have a part for less. */
export type SectionNeeds = {
  readonly anyOf: readonly [Permission, ...Permission[]]
  readonly at: MayPlace
  /** Permission that shows a part of the section, at this branch contact. */
  readonly partlyBy?: Permission
  /** Only for the operator company. */
  readonly ofOperator?: true
}

const here = (...anyOf: SectionNeeds['anyOf']): SectionNeeds => ({ anyOf, at: 'local' })
const inBrand = (...anyOf: SectionNeeds['anyOf']): SectionNeeds => ({ anyOf, at: 'brand' })

/** Permissions for each section. */
export const SECTION_NEEDS: Readonly<Record<Section, SectionNeeds>> = {
  orders: here('orders.see'),
  dispatch: here('riders'),
  cases: here('cases'),
  finished: here('orders.see'),
  transfers: here('orders.paid'),
  today: here('reports.money'),
  menu: here('menu.sold-out', 'menu.edit', 'menu.prices'),
  local: here('locals.edit', 'locals.hours', 'locals.pause', 'locals.zones', 'payments', 'integrations'),
  customers: inBrand('customers.export', 'customers.erase'),
  campaigns: here('reports.see'),
  survey: here('customers.see'),
  benefits: inBrand('discounts', 'locals.edit', 'integrations'),
  branding: inBrand('branding'),
  brand: inBrand('branding', 'integrations', 'locals.edit'),
  team: here('staff'),
  integrations: here('integrations'),
  // Staff who mark things as sold out see their own marks.
  activity: { ...inBrand('activity'), partlyBy: 'menu.sold-out' },
  errors: here('errors'),
  shops: { anyOf: ['company'], at: 'company', ofOperator: true },
}

/** Sections of the shift, in the order of the rail. */
export const SHIFT = ['orders', 'dispatch', 'cases', 'finished', 'transfers', 'today'] as const

/** Whether a part of the address is a section of the shift. */
export const isOfShift = (section: string): boolean => SHIFT.some((one) => one === section)

/** Sections in the order of the rail. */
export const SECTIONS = Object.keys(SECTION_NEEDS) as readonly Section[]

function maySee(workplace: Pick<Workplace, 'session' | 'contact'>, section: Section): boolean {
  const { anyOf, at, partlyBy, ofOperator } = SECTION_NEEDS[section]
  if (ofOperator && !workplace.contact.runsInstall) return false
  return (
    anyOf.some((permission) => mayAt(workplace, permission, at)) ||
    (partlyBy !== undefined && mayAt(workplace, partlyBy, 'local'))
  )
}

/** Returns whether the user may see a section; decides what is offered, not what is allowed. */
export function useMaySee(): (section: Section) => boolean {
  const workplace = useWorkplace()
  return (section) => maySee(workplace, section)
}

/** Whether the console opens with the setup: for an unpublished shop, unless dismissed here. */
const beginsWithSetup = (workplace: Pick<Workplace, 'session' | 'contact'>): boolean =>
  !workplace.contact.published &&
  mayAt(workplace, 'locals.edit', 'local') &&
  remembered('setup') !== workplace.contact.alias

/** First section: orders, or the first one that the user may see. */
function firstSection(workplace: Pick<Workplace, 'session' | 'contact'>): Section {
  return SECTIONS.find((section) => maySee(workplace, section)) ?? 'orders'
}

/** Returns the page that opens first. */
export const firstPage = (workplace: Pick<Workplace, 'session' | 'contact'>): string =>
  beginsWithSetup(workplace) ? 'setup' : firstSection(workplace)

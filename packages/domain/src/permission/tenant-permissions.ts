import type { Permission } from './permission.ts'

/** The fields of a thing by their names; `**` stands for those that are not named. */
export type ThingTree = { readonly [field: string]: PermissionTree }

/** A list: what it needs to add, to move and to remove a thing, and what is in each of them. */
export type ListTree = readonly [own: Permission, thing: ThingTree]

/**
 * Who may change what of a tenant, in the shape of its document. A permission alone holds for all
 * that is below.
 */
export type PermissionTree = Permission | ListTree | ThingTree

const PRICED: ListTree = ['menu.edit', { price: 'menu.prices', '**': 'menu.edit' }]

const MENU: ThingTree = {
  plates: ['menu.edit', { price: 'menu.prices', sizes: PRICED, '**': 'menu.edit' }],
  garnishGroups: ['menu.edit', { garnishes: PRICED, '**': 'menu.edit' }],
  discounts: 'discounts',
  '**': 'menu.edit',
}

/** What a local says over the menus of its branch. */
const OVERRIDES: ThingTree = {
  plates: ['menu.edit', { price: 'menu.prices', sizes: PRICED, '**': 'menu.edit' }],
  garnishGroups: ['menu.edit', { garnishes: PRICED, '**': 'menu.edit' }],
  '**': 'menu.edit',
}

const ORDER_MODE: ThingTree = {
  key: 'locals.edit',
  type: 'locals.edit',
  menu: 'locals.edit',
  showName: 'locals.edit',
  active: 'locals.pause',
  orderEnabled: 'locals.pause',
  orderType: 'locals.hours',
  minDelayInMinutes: 'locals.hours',
  maxDelayInMinutes: 'locals.hours',
  leadMinutes: 'locals.hours',
  useSchedule: 'locals.hours',
  schedules: 'locals.hours',
  exceptions: 'locals.hours',
  paymentTypes: 'payments',
  fees: 'payments',
  generalSurcharges: 'payments',
  generalDiscounts: 'discounts',
  delivery: 'locals.zones',
  notesLimit: 'locals.edit',
  categoriesNotInCart: 'locals.edit',
}

const BRANCH_CONTACT: ThingTree = {
  key: 'locals.edit',
  alias: 'integrations',
  host: 'integrations',
  name: 'locals.edit',
  timeZone: 'locals.edit',
  address: 'locals.edit',
  location: 'locals.edit',
  callPhone: 'locals.edit',
  whatsAppPhone: 'locals.edit',
  mandatoryEmail: 'locals.edit',
  document: 'locals.edit',
  betweenStreetsRequired: 'locals.edit',
  complexAddress: 'locals.edit',
  orderChannel: 'locals.edit',
  signIn: 'locals.edit',
  orderEnabled: 'locals.pause',
  blocked: 'locals.pause',
  deliveryKeyRequired: 'locals.edit',
  cancelUntilAccepted: 'locals.edit',
  alerts: 'locals.edit',
  riderSecurityCode: 'riders',
  riderSecurityCodeHash: 'riders',
  nps: 'company',
  hours: 'locals.hours',
  exceptions: 'locals.hours',
  orderModes: ['locals.edit', ORDER_MODE],
  deliveryZones: 'locals.zones',
  menus: ['menu.edit', OVERRIDES],
  soldOut: 'menu.sold-out',
}

const BRANCH: ThingTree = {
  key: 'company',
  alias: 'integrations',
  host: 'integrations',
  name: 'branding',
  description: 'branding',
  country: 'company',
  askForLocation: 'locals.edit',
  orderNotices: 'locals.edit',
  optInTicked: 'locals.edit',
  social: 'branding',
  customMessage: 'branding',
  voice: 'branding',
  npsThreshold: 'locals.edit',
  mapProvider: 'integrations',
  geocodingProvider: 'integrations',
  addressRedirect: 'locals.edit',
  branding: 'branding',
  marketing: 'integrations',
  chat: 'integrations',
  indicators: 'menu.edit',
  paymentTypes: 'payments',
  menus: ['menu.edit', MENU],
  branchContacts: ['locals.edit', BRANCH_CONTACT],
  discountCodes: 'discounts',
  loyalty: 'discounts',
  externalLoyalty: 'integrations',
  loyaltyRewards: 'discounts',
  surveys: 'locals.edit',
  campaigns: 'discounts',
  customisations: 'branding',
}

/** Who may change what of a tenant; its people are no part of the document. */
export const TENANT_PERMISSIONS: ThingTree = {
  company: 'company',
  branches: ['company', BRANCH],
}

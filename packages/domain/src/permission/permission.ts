/**
 * Permissions of staff, by subject. An endpoint for staff names one of these, each field of a
 * tenant has one, and roles are made of them.
 */
export const PERMISSIONS = [
  'orders.see',
  'orders.accept',
  'orders.edit',
  'orders.cancel',
  'orders.refund',
  'orders.paid',
  'riders',
  'cases',
  'menu.sold-out',
  'menu.edit',
  'menu.prices',
  'discounts',
  'locals.pause',
  'locals.hours',
  'locals.zones',
  'locals.edit',
  'payments',
  'integrations',
  'branding',
  'customers.see',
  'customers.export',
  'customers.erase',
  'reports.see',
  'reports.money',
  'errors',
  'activity',
  'staff',
  'company',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/** The ways of working that every company has; beside them it makes roles of its own. */
export const BUILT_IN_ROLES = ['OWNER', 'MANAGER', 'CASHIER', 'KITCHEN', 'DISPATCHER'] as const

export type BuiltInRole = (typeof BUILT_IN_ROLES)[number]

/** Permissions of a company's own role: those of the company itself stay with its owners. */
export const OWN_ROLE_PERMISSIONS = PERMISSIONS.filter((permission) => permission !== 'company')

/**
 * Permissions of a program's key: the parts of a shop's document that a till or an ERP works with,
 * and its history. The team, codes that open doors (riders' codes, domains) and the look stay with
 * people.
 */
export const API_KEY_PERMISSIONS = [
  'menu.sold-out',
  'menu.edit',
  'menu.prices',
  'discounts',
  'locals.pause',
  'locals.hours',
  'locals.zones',
  'locals.edit',
  'payments',
  'activity',
] as const satisfies readonly Permission[]

export type ApiKeyPermission = (typeof API_KEY_PERMISSIONS)[number]

const ROLE_PERMISSIONS: Readonly<Record<BuiltInRole, readonly Permission[]>> = {
  OWNER: PERMISSIONS,
  MANAGER: OWN_ROLE_PERMISSIONS.filter((permission) => permission !== 'staff'),
  CASHIER: [
    'orders.see',
    'orders.accept',
    'orders.edit',
    'orders.cancel',
    'orders.paid',
    'riders',
    'cases',
    'menu.sold-out',
    'customers.see',
    'reports.see',
  ],
  KITCHEN: ['orders.see', 'orders.accept', 'orders.edit', 'menu.sold-out'],
  DISPATCHER: ['orders.see', 'orders.accept', 'riders'],
}

/** Whether a role is one of those that every company has. */
export const isBuiltInRole = (role: string): role is BuiltInRole =>
  BUILT_IN_ROLES.some((builtIn) => builtIn === role)

/** Returns the permissions of a built-in role. */
export const permissionsOfRole = (role: BuiltInRole): readonly Permission[] => ROLE_PERMISSIONS[role]

import type { BuiltInRole } from '@mostrador/domain/permission/permission'

/**
 * Names of the built-in roles: apart from the permissions, since the frame of the console names
 * them before any page.
 */
export const ROLE_NAMES: Readonly<Record<BuiltInRole, string>> = {
  OWNER: 'Dueño/a',
  MANAGER: 'Encargado/a',
  CASHIER: 'Cajero/a',
  KITCHEN: 'Cocina',
  DISPATCHER: 'Reparto',
}

import { ROLE_NAMES } from '@mostrador/copy/role'
import { isBuiltInRole } from '@mostrador/domain/permission/permission'

/** Role of a person; a company's own one has its name. */
export type HeldRole = { readonly role: string; readonly roleName: string | null }

/** Returns the name of a role: its company's own, or the usual one. */
export const nameOfRole = ({ role, roleName }: HeldRole): string =>
  roleName ?? (isBuiltInRole(role) ? ROLE_NAMES[role] : role)

/** Joins the names of several roles. */
export const roleNames = (roles: readonly HeldRole[]): string =>
  [...new Set(roles.map(nameOfRole))].join(' + ')

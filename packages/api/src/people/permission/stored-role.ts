import {
  isBuiltInRole,
  OWN_ROLE_PERMISSIONS,
  permissionsOfRole,
  type Permission,
} from '@mostrador/domain/permission/permission'

/** Role of a membership; one of the company's own comes with name and permissions. */
export type StoredRole = {
  readonly role: string
  readonly name: string | null
  readonly permissions: readonly string[] | null
}

/** Returns the permissions of a role, in the order of the list. */
export const permissionsOfStored = ({
  role,
  permissions,
}: Pick<StoredRole, 'role' | 'permissions'>): readonly Permission[] =>
  isBuiltInRole(role)
    ? permissionsOfRole(role)
    : OWN_ROLE_PERMISSIONS.filter((permission) => permissions?.includes(permission))

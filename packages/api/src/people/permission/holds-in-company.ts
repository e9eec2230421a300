import { BUILT_IN_ROLES, permissionsOfRole, type Permission } from '@mostrador/domain/permission/permission'
import { sql, type RawBuilder } from 'kysely'

type Whose = { readonly person: RawBuilder<unknown>; readonly company: RawBuilder<unknown> }

/**
 * Condition on rows whether their maker has a permission in the whole company by now, since
 * waiting things hold only as long as that.
 */
export function holdsInCompany(permission: Permission, { person, company }: Whose): RawBuilder<boolean> {
  const roles = BUILT_IN_ROLES.filter((role) => permissionsOfRole(role).includes(permission))
  return sql<boolean>`exists (
    select from staff_memberships h
      left join staff_roles hr on hr.company_id = h.company_id and hr.key = h.own_role
    where h.company_id = ${company} and h.staff_user_id = ${person} and h.branch_id is null
      and h.confirmed_at is not null
      and (h.role = any(${[...roles]}::text[]) or ${permission}::text = any(hr.permissions)))`
}

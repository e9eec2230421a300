import type { TenantScope } from '@mostrador/domain/permission/change-needs'
import { isGranted, reaches } from '@mostrador/domain/permission/grant'
import type { Permission } from '@mostrador/domain/permission/permission'
import { useWorkplace, type Workplace } from './contact-context.ts'

/** Scope of a permission: this branch contact, its brand, or the company. */
export type MayPlace = 'local' | 'brand' | 'company'

function scopeOf({ contact }: Pick<Workplace, 'contact'>, at: MayPlace): TenantScope {
  const { id: branchContact, branchId: branch, companyId: company } = contact
  if (at === 'company') return { company }
  return at === 'brand' ? { company, branch } : { company, branch, branchContact }
}

/** Whether the user may do something at a workplace. */
export const mayAt = (
  workplace: Pick<Workplace, 'session' | 'contact'>,
  permission: Permission,
  at: MayPlace = 'local',
): boolean => isGranted(workplace.session.grants, { permission, ...scopeOf(workplace, at) })

/** Returns the user's grants that reach this branch contact. */
export const rolesAt = (workplace: Pick<Workplace, 'session' | 'contact'>) =>
  workplace.session.grants.filter((grant) => reaches(grant, scopeOf(workplace, 'local')))

/** Whether the user may do something here; decides what is offered, not what is allowed. */
export const useMay = (permission: Permission, at: MayPlace = 'local'): boolean =>
  mayAt(useWorkplace(), permission, at)

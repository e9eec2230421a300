import type { TenantScope } from '@mostrador/domain/permission/change-needs'
import { isGranted, reaches } from '@mostrador/domain/permission/grant'
import type { Permission } from '@mostrador/domain/permission/permission'
import { useWorkplace, type Workplace } from './contact-context.ts'

/** Where something would be done: in this local, in its whole brand, or in the whole company. */
export type MayPlace = 'local' | 'brand' | 'company'

/** The local, its brand or its company, by their ids. */
function scopeOf({ contact }: Pick<Workplace, 'contact'>, at: MayPlace): TenantScope {
  const { id: branchContact, branchId: branch, companyId: company } = contact
  if (at === 'company') return { company }
  return at === 'brand' ? { company, branch } : { company, branch, branchContact }
}

/** Whether the one who is signed in may do something at a workplace. */
export const mayAt = (
  workplace: Pick<Workplace, 'session' | 'contact'>,
  permission: Permission,
  at: MayPlace = 'local',
): boolean => isGranted(workplace.session.grants, { permission, ...scopeOf(workplace, at) })

/** Returns the user's grants that reach this branch contact. */
export const rolesAt = (workplace: Pick<Workplace, 'session' | 'contact'>) =>
  workplace.session.grants.filter((grant) => reaches(grant, scopeOf(workplace, 'local')))

/**
 * Whether the one who is signed in may do something here. The server judges by itself: here is
 * decided what is offered alone.
 */
export const useMay = (permission: Permission, at: MayPlace = 'local'): boolean =>
  mayAt(useWorkplace(), permission, at)

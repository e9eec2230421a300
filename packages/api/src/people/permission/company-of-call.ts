import type { StaffOrProgram } from '../../ground/ports.ts'

/**
 * Returns the company of a call by its branch, branch contact or company id; else the only company
 * of the caller, undefined where there are several.
 */
export function companyOfCall(
  { branches, grants }: Pick<StaffOrProgram, 'branches' | 'grants'>,
  id: string,
): string | undefined {
  const branch = branches.find((one) => one.id === id || one.branchContactIds.includes(id))
  if (branch) return branch.company
  const companies = new Set(grants.map(({ company }) => company))
  if (companies.has(id)) return id
  return companies.size === 1 ? [...companies][0] : undefined
}

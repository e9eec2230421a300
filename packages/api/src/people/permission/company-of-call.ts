import type { StaffOrProgram } from '../../ground/ports.ts'

/**
 * The company of the branch, branch contact or company that a call of staff is about, by its id. Of
 * anything else, an order or a session, the only company where they work; undefined where there are
 * several.
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

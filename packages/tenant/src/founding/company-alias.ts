type Named = { readonly key?: string | undefined; readonly alias?: string | undefined }

/**
 * Returns the alias of a company: its own in the file, or its key. Where a branch of the same key
 * has no other alias, the key is the branch's, which diners look for, and the company's is
 * "{key}-empresa".
 */
export function companyAlias(company: Named & { readonly key: string }, branches: readonly Named[]): string
export function companyAlias(company: Named, branches: readonly Named[]): string | undefined
export function companyAlias({ key, alias }: Named, branches: readonly Named[]): string | undefined {
  if (alias !== undefined || key === undefined) return alias ?? key
  const isBrands = branches.some((branch) => branch.key === key && (branch.alias ?? key) === key)
  return isBrands ? `${key}-empresa` : key
}

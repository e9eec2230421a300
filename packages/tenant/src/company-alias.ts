type Named = { readonly key?: string | undefined; readonly alias?: string | undefined }

/**
 * The address of a company: the one that its file gives it, or its key. Where a brand of the same
 * key has no other address, the key is the brand's, which diners look for, and the company
 * is at "{key}-empresa".
 */
export function companyAlias(company: Named & { readonly key: string }, branches: readonly Named[]): string
export function companyAlias(company: Named, branches: readonly Named[]): string | undefined
export function companyAlias({ key, alias }: Named, branches: readonly Named[]): string | undefined {
  if (alias !== undefined || key === undefined) return alias ?? key
  const isBrands = branches.some((branch) => branch.key === key && (branch.alias ?? key) === key)
  return isBrands ? `${key}-empresa` : key
}

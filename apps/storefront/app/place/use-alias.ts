import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { Currency } from '@mostrador/domain/money/minor'
import { createContext, use } from 'react'
import type { useLoaderData } from 'react-router'
import type { loadAlias } from './load-alias.ts'

/** Alias of the layout, in a context that navigations do not render, unlike the router's. */
export const AliasContext = createContext<ReturnType<typeof useLoaderData<typeof loadAlias>> | undefined>(
  undefined,
)

/** Returns the alias of this page; throws outside the alias's layout. */
export function useAlias() {
  const alias = use(AliasContext)
  if (!alias) throw new Error('useAlias outside of an alias page')
  return alias
}

/** Returns the branch contact of this page; undefined on pages of a company or a branch. */
export function useContact(): BranchContactInfo | undefined {
  const { lookup } = useAlias()
  return lookup.type === 'branchContact' ? lookup.info : undefined
}

/** Returns the currency of this page. */
export function useCurrency(): Currency {
  const { currency, mantissa } = useAlias().country
  return { ...currency, mantissa }
}

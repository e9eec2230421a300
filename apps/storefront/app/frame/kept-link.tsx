import { Link, useLocation, type LinkProps } from 'react-router'
import { keptQuery } from './kept-query.ts'

/** Returns the query that goes along to every page of the journey. */
export const useKeptQuery = (): string => keptQuery(useLocation().search)

export type KeptLinkProps = Omit<LinkProps, 'to'> & { readonly to: string; readonly hash?: string }

/** Link that keeps campaign, table and the like. Addresses are absolute, made by `href()`. */
export function KeptLink({ to, hash = '', ...link }: KeptLinkProps) {
  const search = useKeptQuery()
  return <Link discover="none" {...link} to={{ pathname: to, search, hash }} />
}

import { slugOf } from '@mostrador/domain/menu/plate-slug'
import { data, href, redirect } from 'react-router'
import { apiOf, type ApiArgs } from '../api.ts'
import { keptQuery } from '../frame/kept-query.ts'
import { requireData } from '../frame/require-data.ts'

/** Names of the page's own parameters; the form works without scripts. */
export const START_PARAMETERS = { search: 'search', offset: 'offset' } as const

/** Brands on a page. Source: 000 §9 Branch list page size. */
export const PAGE_SIZE = 99

/** Time in seconds that the server may keep the document without a search. */
const KEPT_SECONDS = 30

const LONGEST_SEARCH = 100

const offsetOf = (text: string | null): number =>
  Math.min(Math.max(Number.parseInt(text ?? '', 10) || 0, 0), 1e6)

/** Loads a page of brands that match the search; a link to a branch contact redirects there. */
export async function loadStart(args: ApiArgs & { readonly request: Request }) {
  const api = apiOf(args)
  const { search: query, searchParams } = new URL(args.request.url)
  const search = (searchParams.get(START_PARAMETERS.search) ?? '').trim().slice(0, LONGEST_SEARCH)
  const offset = offsetOf(searchParams.get(START_PARAMETERS.offset))
  const { branches, more, home } = requireData(
    await api.client.listBranches({ query: { offset, pageSize: PAGE_SIZE, ...(search && { search }) } }),
  )
  // A tenant's own host has one company to choose.
  if (home !== null) throw redirect(href('/menu/:alias', { alias: home }) + keptQuery(query))
  const alias = slugOf(search)
  if (alias && branches.length === 0 && offset === 0 && (await api.lookUp(alias)).ok) {
    throw redirect(href('/menu/:alias', { alias }) + keptQuery(query))
  }
  const headers = { 'cache-control': 'private, no-cache', 'x-page-cache': String(KEPT_SECONDS) }
  return data({ branches, more, search, offset }, { headers })
}

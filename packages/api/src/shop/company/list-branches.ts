import { searchWords } from '@mostrador/domain/search/plain-text'
import { listOpenBrands } from './company-store.ts'
import { yes, type Handler } from '../../ground/http/handler.ts'

const MOST_WORDS = 6

/**
 * Lists the brands of all companies with an open branch contact, by name and page; every word of
 * `search` is in their names. One query. Source: 000 §2 Routes, /menu; docs/decisions/010.
 */
export const listBranches: Handler<'listBranches'> = async ({ database }, { query, call }) => {
  const { search = '', offset, pageSize } = query
  const words = searchWords(search).slice(0, MOST_WORDS)
  const page = { offset, limit: pageSize + 1 }
  const rows = await listOpenBrands(database, { owner: call.owner, words, ...page })
  const home = call.owner?.alias ?? null
  return yes({ branches: rows.slice(0, pageSize), more: rows.length > pageSize, home })
}

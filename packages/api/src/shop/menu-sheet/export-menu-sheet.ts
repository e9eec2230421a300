import type { MenuDocument } from '@mostrador/domain/menu/menu-document'
import { menuSheetBytes } from '@mostrador/tenant/menu-sheet/export-menu-sheet'
import { readDocument } from '@mostrador/tenant/document/read-document'
import { no, type Handler } from '../../ground/http/handler.ts'
import { findBrand } from '../company/company-store.ts'
import { placeOfBranch } from '../revision/branch-place.ts'

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

type Indicator = { readonly key: string; readonly showName: string }

/** Exports a menu as a spreadsheet in the country's format. */
export const exportMenuSheet: Handler<'exportMenuSheet'> = async (api, { params, query, staff }) => {
  const { database, rateLimiter } = api
  if (!(await rateLimiter.take('export-sheet', staff.id))) return no('too-many-requests')
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  const { companyKey, branchKey } = found.place
  const read = (...place: readonly string[]) =>
    readDocument(database, { companyKey, place: ['branches', branchKey, ...place] })
  const { value, revision } = await read('menus', query.menu)
  const menu = value as MenuDocument | undefined
  if (!menu) return no('place-not-found')
  const indicators = ((await read('indicators')).value ?? []) as readonly Indicator[]
  const named = indicators.map(({ key, showName }) => ({ key, name: showName }))
  const brand = await findBrand(database, params.id)
  if (!brand) return no('branch-not-found')
  const bytes = await menuSheetBytes(
    { menu, indicators: named, country: brand.country, revision },
    query.format,
  )
  return new Response(Uint8Array.from(bytes), {
    headers: {
      'cache-control': 'no-store',
      'content-type': TYPES[query.format],
      'content-disposition': `attachment; filename="${query.menu}.${query.format}"`,
    },
  })
}

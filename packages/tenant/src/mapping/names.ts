import { CENTRE, positionOf, type PictureFocus } from '@mostrador/domain/picture/picture-focus'
import { companyAlias } from '../founding/company-alias.ts'
import type { Tenant } from '../schema/tenant-schema.ts'
import type { Aspect, ThingPlace } from './aspect.ts'
import type { Row, Stock } from './stock.ts'

/**
 * Maps a picture of a thing: `owner` is the column of the thing's id, `kind` the picture's
 * purpose.
 */
export const picture = (field: string, owner: string, kind: string): Aspect => ({
  rows: ({ place, plan, given }) => {
    const source = place.item[field]
    if (source == null) return
    plan.put('files', {
      company_id: place.ids.company_id,
      branch_id: place.ids.branch_id ?? null,
      owner_id: place.ids[owner],
      kind,
      source_name: source,
      ...given.picture(String(source)),
    })
  },
  read: ({ row, item, stock }) => {
    item[field] = stock.where('files', 'owner_id', row.id).find((file) => file.kind === kind)?.source_name
  },
})

/** Point of the food in the picture of a thing; absent while it is the middle. */
export const pictureFocus: Aspect = {
  columns: ({ place, row }) => {
    const focus = place.item.imageFocus as PictureFocus | undefined
    row.image_focus = focus && positionOf(focus) !== positionOf(CENTRE) ? { x: focus.x, y: focus.y } : null
  },
  read: ({ row, item }) => {
    if (row.image_focus != null) item.imageFocus = row.image_focus
  },
}

const OWNERS = {
  company: 'company_id',
  branch: 'branch_id',
  branchContact: 'branch_contact_id',
} as const

/** Maps the slug of a thing's page: its key, unless the file gives it another. */
export const aliasOf = (kind: 'branch' | 'branchContact'): Aspect => ({
  rows: ({ place, plan }) => {
    plan.put('aliases', { alias: place.item.alias ?? place.key, kind, ...ownerIds(place) })
  },
  read: ({ row, item, stock }) => {
    const found = aliasIn(stock, kind, row)
    if (found !== row.key) item.alias = found
  },
})

/** The slug of a company's page, which gives way to that of a brand of the same key. */
export const aliasOfCompany: Aspect = {
  rows: ({ place, plan }) => {
    const { key, item } = place
    const alias = companyAlias(
      { key, alias: optional(item.alias) },
      (item.branches ?? []) as Tenant['branches'],
    )
    plan.put('aliases', { alias, kind: 'company', ...ownerIds(place) })
  },
  read: ({ row, item, stock }) => {
    const brands = stock.where('branches', 'company_id', row.id).map((branch) => {
      const key = String(branch.key)
      const alias = aliasIn(stock, 'branch', branch)
      return { key, alias: alias === key ? undefined : alias }
    })
    const found = aliasIn(stock, 'company', row)
    if (found !== companyAlias({ key: String(row.key) }, brands)) item.alias = found
  },
}

const optional = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const aliasIn = (stock: Stock, kind: keyof typeof OWNERS, { id }: Row): string | undefined =>
  optional(stock.where('aliases', OWNERS[kind], id).find((alias) => alias.kind === kind)?.alias)

/** Maps the host name of a thing, where it has one of its own. */
export const hostOf = (kind: keyof typeof OWNERS): Aspect => ({
  rows: ({ place, plan }) => {
    if (place.item.host != null) plan.put('hosts', { host: place.item.host, ...ownerIds(place) })
  },
  read: ({ row, item, stock }) => {
    const own = OWNERS[kind]
    // A host of a branch contact names its branch and company too: the narrowest owner has it.
    const narrower = NARROWER[kind]
    const found = stock
      .where('hosts', own, row.id)
      .find((host: Row) => narrower.every((column) => host[column] === null))
    if (found) item.host = found.host
  },
})

const NARROWER = {
  company: ['branch_id', 'branch_contact_id'],
  branch: ['branch_contact_id'],
  branchContact: [],
} as const

const ownerIds = ({ ids }: ThingPlace): Record<string, unknown> => ({
  company_id: ids.company_id,
  branch_id: ids.branch_id ?? null,
  branch_contact_id: ids.branch_contact_id ?? null,
})

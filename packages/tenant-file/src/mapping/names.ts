import type { Part, Place } from './part.ts'
import type { Row } from './stock.ts'

/** A picture of a thing: `owner` is what the thing's id is called, `kind` what the picture is of it. */
export const picture = (field: string, owner: string, kind: string): Part => ({
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

const ALIAS_OWNERS = {
  company: 'company_id',
  branch: 'branch_id',
  branchContact: 'branch_contact_id',
} as const

/** The slug of a thing's page: its key, unless the file gives it another. */
export const aliasOf = (kind: keyof typeof ALIAS_OWNERS): Part => ({
  rows: ({ place, plan }) => {
    plan.put('aliases', { alias: place.item.alias ?? place.key, kind, ...ownerIds(place) })
  },
  read: ({ row, item, stock }) => {
    const found = stock.where('aliases', ALIAS_OWNERS[kind], row.id).find((alias: Row) => alias.kind === kind)
    if (found && found.alias !== row.key) item.alias = found.alias
  },
})

const ownerIds = ({ ids }: Place): Record<string, unknown> => ({
  company_id: ids.company_id,
  branch_id: ids.branch_id ?? null,
  branch_contact_id: ids.branch_contact_id ?? null,
})

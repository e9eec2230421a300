import type { Hosts, HostOwner, Named } from './hosts.ts'

/** The fields of calls that name something of a tenant. */
const NAMES: Readonly<Record<string, Named>> = {
  alias: 'alias',
  companyId: 'companyId',
  branchId: 'branchId',
  branchContactId: 'branchContactId',
  branchContact: 'branchContactId',
}

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/** What the parts of a call name, of all that a tenant can own. */
const namedIn = (parts: Parts): readonly (readonly [Named, string])[] =>
  [parts.params, parts.query, parts.body].flatMap((part) => {
    const values = (part ?? {}) as Readonly<Record<string, unknown>>
    return Object.entries(NAMES).flatMap(([field, named]) => {
      const value = values[field]
      return typeof value === 'string' ? [[named, value] as const] : []
    })
  })

/** Whether everything that a call names is of the tenant whose host it came to. Source: docs/decisions/021. */
export async function isServedHere(
  { hosts }: { readonly hosts: Hosts },
  owner: HostOwner,
  parts: Parts,
): Promise<boolean> {
  const found = await Promise.all(namedIn(parts).map(([named, value]) => hosts.isOwn(owner, named, value)))
  return found.every(Boolean)
}

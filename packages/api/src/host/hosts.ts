import type { Database } from '@mostrador/database/rows'
import { isHostName, originAt } from '@mostrador/domain/company/host-name'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type AliasTarget, findAlias, targetOf } from '../alias/find-alias.ts'
import { rememberBriefly } from '../http/remember-briefly.ts'

/** Whose host a request came to: that tenant is alone on it. */
export type HostOwner = AliasTarget & {
  readonly host: string
  /** The alias of the owner, whose page the host begins with. */
  readonly alias: string
  /** The origin of the host, without a slash at its end. */
  readonly origin: string
}

/** What a call can name something of a tenant by. */
export type Named = 'alias' | 'companyId' | 'branchId' | 'branchContactId'

/** The host names of tenants, read from the database once in two seconds for each that is asked for. */
export type Hosts = {
  /** Whose the host of an address is; undefined for the shared one, and for any that nobody owns. */
  readonly ownerOf: (url: string) => Promise<HostOwner | undefined>
  /** The origin on which an address is answered: its own host's, or the shared one, whatever the address says. */
  readonly originOf: (url: string) => Promise<string>
  /** The origin that all tenants share. */
  readonly sharedOrigin: string
  /** Whether something is the owner's own: of its company, or of its brand where the host is a brand's or a local's. */
  readonly isOwn: (owner: HostOwner, named: Named, value: string) => Promise<boolean>
}

/** How long what was read is believed, in milliseconds: as long as a catalogue is. */
const FRESH_MS = 2_000

/** How many hosts, and how many things on them, are kept in memory. */
const MOST = 2_000

const isId = (text: string): boolean => z.uuid().safeParse(text).success

type Tenant = { readonly companyId: string; readonly branchId?: string | undefined }

async function findOwner(db: Kysely<Database>, publicUrl: string, host: string) {
  const row = await db
    .selectFrom('hosts as h')
    .innerJoin('aliases as a', (on) =>
      on
        .onRef('a.company_id', '=', 'h.company_id')
        .on((eb) => eb('a.branch_id', 'is not distinct from', eb.ref('h.branch_id')))
        .on((eb) => eb('a.branch_contact_id', 'is not distinct from', eb.ref('h.branch_contact_id'))),
    )
    .select(['a.alias', 'h.host', 'h.company_id', 'h.branch_id', 'h.branch_contact_id'])
    .where('h.host', '=', host)
    .executeTakeFirst()
  return row && { ...targetOf(row), alias: row.alias, host, origin: originAt(publicUrl, host) }
}

/** Whose a branch or a branch contact is. */
async function findTenant(
  db: Kysely<Database>,
  named: 'branchId' | 'branchContactId',
  id: string,
): Promise<Tenant | undefined> {
  const row =
    named === 'branchId'
      ? await db
          .selectFrom('branches')
          .select(['company_id', 'id as branch_id'])
          .where('id', '=', id)
          .executeTakeFirst()
      : await db
          .selectFrom('branch_contacts')
          .select(['company_id', 'branch_id'])
          .where('id', '=', id)
          .executeTakeFirst()
  return row && { companyId: row.company_id, branchId: row.branch_id }
}

const tenantOf = (target: AliasTarget): Tenant => ({
  companyId: target.companyId,
  branchId: target.kind === 'company' ? undefined : target.branchId,
})

/** Within a company's host is all that is the company's; within a brand's or a local's, what is the brand's. */
const isWithin = (owner: HostOwner, thing: Tenant | undefined): boolean =>
  thing !== undefined &&
  (owner.kind === 'company' ? thing.companyId === owner.companyId : thing.branchId === owner.branchId)

/** Makes the lookup; nothing is asked of the database for the shared host, nor for what is no name. */
export function createHosts(ports: {
  readonly database: Kysely<Database>
  readonly now: () => Date
  readonly publicUrl: string
}): Hosts {
  const { database, publicUrl, now } = ports
  const shared = new URL(publicUrl)
  const kept = { milliseconds: FRESH_MS, most: MOST, now }
  const owners = rememberBriefly((host: string) => findOwner(database, publicUrl, host), kept)
  const aliases = rememberBriefly((alias: string) => findAlias(database, alias), kept)
  const branches = rememberBriefly((id: string) => findTenant(database, 'branchId', id), kept)
  const contacts = rememberBriefly((id: string) => findTenant(database, 'branchContactId', id), kept)

  const ownerOf = async (url: string): Promise<HostOwner | undefined> => {
    const host = new URL(url).hostname.replace(/\.$/, '')
    return host === shared.hostname || !isHostName(host) ? undefined : owners(host)
  }
  return {
    ownerOf,
    sharedOrigin: shared.origin,
    originOf: async (url) => (await ownerOf(url))?.origin ?? shared.origin,
    isOwn: async (owner, named, value) => {
      if (named === 'companyId') return owner.kind === 'company' && owner.companyId === value
      if (named === 'branchId') return isId(value) && isWithin(owner, await branches(value))
      if (named === 'branchContactId') return isId(value) && isWithin(owner, await contacts(value))
      const target = await aliases(value.toLowerCase())
      return isWithin(owner, target && tenantOf(target))
    },
  }
}

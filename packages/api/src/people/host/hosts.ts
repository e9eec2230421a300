import type { Database } from '@mostrador/database/rows'
import { isHostName, originAt } from '@mostrador/domain/company/host-name'
import { serverNamesOf } from '@mostrador/domain/company/server-names'
import type { Kysely } from 'kysely'
import { targetOf } from './find-alias.ts'
import type { AliasTarget, Findable, HostOwner, Hosts } from '../../ground/hosts.ts'
import { cacheLookup } from '../../ground/http/cache-lookup.ts'
import { findTenant, type Tenant } from './find-tenant.ts'

/** Time for which answers are believed: as long as a catalog. */
const FRESH_MS = 2_000

/** Hosts, and things on them, kept in memory. */
const MOST = 2_000

const hostOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '')

async function findOwner(db: Kysely<Database>, publicUrl: string, host: string) {
  const row = await db
    .selectFrom('hosts as h')
    .innerJoin('aliases as a', (on) =>
      on
        .onRef('a.company_id', '=', 'h.company_id')
        .on((eb) => eb('a.branch_id', 'is not distinct from', eb.ref('h.branch_id')))
        .on((eb) => eb('a.branch_contact_id', 'is not distinct from', eb.ref('h.branch_contact_id'))),
    )
    .innerJoin('host_proofs as p', (on) =>
      on
        .onRef('p.company_id', '=', 'h.company_id')
        .onRef('p.host', '=', 'h.host')
        .on('p.state', '=', 'PROVED'),
    )
    .select(['a.alias', 'h.host', 'h.company_id', 'h.branch_id', 'h.branch_contact_id'])
    .where('h.host', '=', host)
    .executeTakeFirst()
  return row && { ...targetOf(row), alias: row.alias, host, origin: originAt(publicUrl, host) }
}

/** A company's host serves all of the company; a host of a brand or branch contact the brand. */
const isWithin = (owner: AliasTarget, { companyId, branchId }: Tenant): boolean =>
  owner.kind === 'company' ? companyId === owner.companyId : branchId === owner.branchId

/** Things in the addresses of pages: asked for often, and the same for everybody. */
const REMEMBERED: ReadonlySet<Findable> = new Set([
  'alias',
  'branch',
  'branchContact',
  'orderMode',
  'menu',
  'menuEntity',
  'file',
])

/** Makes the lookup; no query for the shared host, nor for malformed names. */
export function createHosts(ports: {
  readonly database: Kysely<Database>
  readonly now: () => Date
  readonly publicUrl: string
  readonly consoleUrl?: string | undefined
  /** Names near the server's own that tenants may have. */
  readonly allowedHosts?: readonly string[] | undefined
}): Hosts {
  const { database, publicUrl, consoleUrl, now } = ports
  const shared = new URL(publicUrl)
  const console = consoleUrl === undefined ? undefined : new URL(consoleUrl)
  const kept = { milliseconds: FRESH_MS, most: MOST, now }
  const owners = cacheLookup((host: string) => findOwner(database, publicUrl, host), kept)
  const things = cacheLookup((key: string) => {
    const [thing = '', value = ''] = key.split(' ')
    return findTenant(database, thing as Findable, value)
  }, kept)

  const isConsoleHost = (url: string): boolean => console !== undefined && hostOf(url) === console.hostname
  const ownerOf = async (url: string): Promise<HostOwner | undefined> => {
    const host = hostOf(url)
    return host === shared.hostname || host === console?.hostname || !isHostName(host)
      ? undefined
      : owners(host)
  }
  return {
    ownerOf,
    sharedOrigin: shared.origin,
    originOf: async (url) => (await ownerOf(url))?.origin ?? shared.origin,
    isOfAnother: async (owner, thing, value) => {
      const isPlain = REMEMBERED.has(thing) && !value.includes(' ')
      const tenant = await (isPlain ? things(`${thing} ${value}`) : findTenant(database, thing, value))
      return tenant !== undefined && !isWithin(owner, tenant)
    },
    isConsoleHost,
    serverNames: serverNamesOf([publicUrl, consoleUrl], ports.allowedHosts),
    consoleOrigin: (console ?? shared).origin,
    isForStaff: async (url) => (console ? isConsoleHost(url) : (await ownerOf(url)) === undefined),
  }
}

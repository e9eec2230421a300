import type { Thing } from '@mostrador/contract/named-things'
import type { ServerNames } from '@mostrador/domain/company/server-names'

/** Entity that an alias points at. */
export type AliasTarget =
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'branch'; readonly companyId: string; readonly branchId: string }
  | {
      readonly kind: 'branchContact'
      readonly companyId: string
      readonly branchId: string
      readonly branchContactId: string
    }

/** The tenant whose proved host a request came to: it is alone there. */
export type HostOwner = AliasTarget & {
  readonly host: string
  /** The alias of the owner, whose page the host begins with. */
  readonly alias: string
  /** The origin of the host, without a slash at its end. */
  readonly origin: string
}

/** Things that can be looked up: a menu's hash is no row, its menu is. */
export type Findable = Exclude<Thing, 'menuHash'> | 'menu'

/**
 * The host names of tenants, read from the database once in two seconds for each that is asked for.
 */
export type Hosts = {
  /** Returns the owner of a URL's host; undefined for the shared host and for unowned ones. */
  readonly ownerOf: (url: string) => Promise<HostOwner | undefined>
  /**
   * The origin on which an address is answered: its own host's, or the shared one, no matter which
   * host the address names.
   */
  readonly originOf: (url: string) => Promise<string>
  /** The origin that all tenants share. */
  readonly sharedOrigin: string
  /**
   * Whether something is somebody else's than the owner's: not of its company, or not of its brand
   * where the host is a brand's or a local's. A thing that nobody owns is left to the endpoint.
   */
  readonly isOfAnother: (owner: AliasTarget, thing: Findable, value: string) => Promise<boolean>
  /**
   * Whether staff are served at an address: on the console's host where it has one, else wherever
   * no tenant is alone.
   */
  readonly isForStaff: (url: string) => Promise<boolean>
  /** The origin of the console. */
  readonly consoleOrigin: string
  /** Whether an address is on the console's own host, which has nothing else. */
  readonly isConsoleHost: (url: string) => boolean
  /** The names that no tenant may have. */
  readonly serverNames: ServerNames
}

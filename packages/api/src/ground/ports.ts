import type { Database } from '@mostrador/database/rows'
import type { PointsProtection } from '@mostrador/domain/loyalty/points-lock'
import type { PictureFocus } from '@mostrador/domain/picture/picture-focus'
import type { Grant } from '@mostrador/domain/permission/grant'
import type { FileStore } from '@mostrador/files/file-store'
import type { ZipStore } from '@mostrador/files/zip-store'
import type { Geocoder } from '@mostrador/geocoding/geocoder'
import type { LoyaltyPartners } from '@mostrador/loyalty-partners/loyalty-partner'
import type { MailSender } from '@mostrador/mail/mail-sender'
import type { MessageSender } from '@mostrador/messaging/message-sender'
import type { PaymentProviders } from '@mostrador/payments/payment-provider'
import type { PushSender } from '@mostrador/push/push-sender'
import type { Kysely } from 'kysely'
import type { NewPasskey, ShownPasskey } from '@mostrador/contract/staff/passkey-endpoints'
import type { OpenDraft, OpenRehearsal } from './preview.ts'
import type { Hosts } from './hosts.ts'
import type { Catalogs } from './catalog.ts'
import type { Turns } from './rate-limit/company-turns.ts'
import type { Limits } from './rate-limit/limits.ts'
import type { Publisher } from './realtime/publisher.ts'
import type { TellSecurity } from './security/security-event.ts'

/** Role at a company, branch or branch contact, by their ids, with its permissions. */
export type StaffGrant = Grant & {
  readonly company: string
  /** A built-in role in capitals, or the key of one of the company's own. */
  readonly role: string
  /** The company's name for a role of its own. */
  readonly roleName: string | null
}

/** Branch of a member of staff, with the branch contacts where they work. */
type StaffBranch = {
  readonly id: string
  readonly company: string
  readonly branchContactIds: readonly string[]
}

/** Signed-in member of staff with their grants. Ids of another tenant answer 404. */
export type StaffMember = {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Permissions of each membership, and their place. */
  readonly grants: readonly StaffGrant[]
  /** Branch contacts of the memberships; in a handler, those with its endpoint's permission. */
  readonly branchContactIds: readonly string[]
  /** The branches of the memberships, those without a branch contact too. */
  readonly branches: readonly StaffBranch[]
  /** Time of the call, by which rules from a day on are judged. */
  readonly at: Date
  readonly sessionId: string
  /** Whether a company asks for a second factor that is missing. */
  readonly owesSecondFactor: boolean
  /** Day from which a missing one will be asked for; null for none. */
  readonly secondFactorFrom: string | null
  readonly byPasskey: boolean
  /**
   * Whether a passkey exists that the session did not show, of a person without an app of codes;
   * also in a session begun by a PIN.
   */
  readonly owesPasskey: boolean
  /** Shared device of a session begun by a PIN; null otherwise. */
  readonly sharedDevice: {
    readonly id: string
    readonly name: string
    readonly idleMinutes: number
    /** Instant of the last touch. */
    readonly touchedAt: string
  } | null
}

/** Program of a shop that calls with a key; its grants are like a person's, and it has none. */
export type Program = Pick<StaffMember, 'branchContactIds' | 'branches'> & {
  readonly key: { readonly id: string; readonly name: string }
  readonly grants: readonly (Grant & { readonly company: string })[]
}

/** Caller of an endpoint for staff that is open to programs. */
export type StaffOrProgram = StaffMember | Program

/** Result of a sign-in: done, waiting for the second factor, refused, or to be begun anew. */
export type SignedIn =
  | {
      readonly is: 'in'
      readonly member: StaffMember
      readonly token: string
      readonly setCookies: readonly string[]
    }
  | { readonly is: 'half-way'; readonly setCookies: readonly string[] }
  | { readonly is: 'refused' }
  | { readonly is: 'ended' }

type WithHeaders<Values> = Values & { readonly headers: Headers }

/** Staff sign-in, a port so that its library can change. Cookies are header values. */
export type StaffAuth = {
  /** Returns the cookies' session, or undefined. */
  readonly session: (headers: Headers) => Promise<StaffMember | undefined>
  /** Signs in by e-mail and password, perhaps only half. */
  readonly signIn: (
    credentials: WithHeaders<{ readonly email: string; readonly password: string }>,
  ) => Promise<SignedIn>
  /** Completes it in the same browser, by an app's or a recovery code. */
  readonly showSecondFactor: (
    shown: WithHeaders<{ readonly code: string; readonly kind: 'APP' | 'RECOVERY' }>,
  ) => Promise<SignedIn>
  /** Changes the password and ends all sessions but a fresh one; undefined for a wrong one. */
  readonly changePassword: (
    change: WithHeaders<{ readonly current: string; readonly password: string }>,
  ) => Promise<{ readonly token: string; readonly setCookies: readonly string[] } | undefined>
  /**
   * Returns a new secret and recovery codes, valid once confirmed; undefined for a wrong password.
   */
  readonly beginSecondFactor: (
    asked: WithHeaders<{ readonly password: string }>,
  ) => Promise<{ readonly uri: string; readonly recoveryCodes: readonly string[] } | undefined>
  /** Confirms the app: cookies of a fresh session, or undefined for a wrong code. */
  readonly confirmSecondFactor: (
    shown: WithHeaders<{ readonly code: string }>,
  ) => Promise<readonly string[] | undefined>
  /** Removes it: cookies of a fresh session, or undefined for a wrong password. */
  readonly removeSecondFactor: (
    asked: WithHeaders<{ readonly password: string }>,
  ) => Promise<readonly string[] | undefined>
  /** Whether it is the caller's password. */
  readonly isPassword: (asked: WithHeaders<{ readonly password: string }>) => Promise<boolean>
  /**
   * Returns the options with which a browser makes or shows a passkey; the challenge belongs to
   * the browser that gets the cookies.
   */
  readonly passkeyOptions: (
    asked: WithHeaders<{ readonly purpose: 'REGISTER' | 'SIGN_IN' }>,
  ) => Promise<{ readonly options: object; readonly setCookies: readonly string[] }>
  /** Keeps a new passkey; returns its id, or undefined where it does not answer the challenge. */
  readonly addPasskey: (
    made: WithHeaders<{ readonly name: string; readonly response: NewPasskey }>,
  ) => Promise<string | undefined>
  /** Signs in with a passkey that verified the person, which counts as both factors. */
  readonly signInByPasskey: (shown: WithHeaders<{ readonly response: ShownPasskey }>) => Promise<SignedIn>
  /**
   * Begins a session on a shared device for a verified person; it reaches no further than the
   * device's company.
   */
  readonly signInAtDevice: (
    who: WithHeaders<{ readonly personId: string; readonly deviceId: string }>,
  ) => Promise<SignedIn>
  /** Ends the session; returns the cookies to set. */
  readonly signOut: (headers: Headers) => Promise<readonly string[]>
}

export type TrackingFeed = {
  /** Takes ids of logistics orders; not awaited. */
  readonly moved: (logisticsOrderIds: readonly string[]) => void
}

/**
 * Store of pictures: `put` keeps a png, jpeg, webp, avif or gif, or returns why not; `openVariant`
 * has the bytes of one width, or undefined; `keptBefore` and `remove` delete unused ones.
 */
export type PictureStore = Pick<FileStore, 'put' | 'keptBefore' | 'remove'> & {
  readonly openVariant: (sha256: string, width: number) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Returns a square png of a picture on a colour; a drawn plate without one. */
  readonly openIcon: (icon: {
    readonly sha256: string | undefined
    readonly size: number
    readonly isMaskable: boolean
    readonly background: string
    readonly ink: string
  }) => Promise<Uint8Array<ArrayBuffer>>
  /**
   * Returns the jpeg of a link, 1200 × 630: words and price in the tenant's look, logo and photo
   * by hash.
   */
  readonly openShareCard: (card: {
    readonly title: string
    readonly text: string
    readonly price: string | null
    readonly photo: string | undefined
    /** Part of the photo to keep in view; its middle by default. */
    readonly focus?: PictureFocus | undefined
    readonly logo: string | undefined
    readonly background: string
    readonly ink: string
    readonly mutedInk: string
    readonly accent: string
  }) => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Store of photos of deliveries, or of reports, apart from shops' pictures: these show people's
 * homes, and are deleted.
 */
export type ProofPhotoStore = Pick<PictureStore, 'put' | 'openVariant' | 'keptBefore' | 'remove'>

/** Store of downloads, for a day, and of the pictures in them. */
type DownloadStore = ZipStore & {
  readonly picture: (sha256: string) => Promise<Uint8Array | undefined>
}

/** Options of a use of a limit. */
type Taking = {
  /** Uses; negative ones are given back. */
  readonly cost?: number
  /** Gets the seconds to wait. */
  readonly refused?: (seconds: number) => void
}

/** Counts uses: false once a key is over its limit. A network's key is the caller's address. */
export type RateLimiter = {
  readonly take: (rule: string, key: string, taking?: Taking) => Promise<boolean>
}

/** Address of the real-time channel, and the signer of private channels. */
export type RealtimeSettings = {
  readonly enabled: boolean
  readonly key: string
  /**
   * Returns the `auth` for a socket on a private channel, and the listener's name where the
   * endpoint asks for it again. Throws on malformed names.
   */
  readonly sign: (wish: { readonly socketId: string; readonly channel: string; readonly who: string }) => {
    readonly auth: string
    readonly channel_data?: string
  }
  readonly cluster: string
  readonly host: string | null
  readonly path: string
}

/**
 * Ports of the API. Nothing in this package reads the environment, a clock or a random source by
 * itself.
 */
export type Ports = {
  readonly database: Kysely<Database>
  readonly now: () => Date
  readonly newId: () => string
  readonly randomBytes: (length: number) => Uint8Array
  readonly pictures: PictureStore
  readonly proofPhotos: ProofPhotoStore
  /** Files of downloads, and their pictures. */
  readonly downloads: DownloadStore
  /** Photos of diners' reports; only staff are shown them. */
  readonly reportPhotos: ProofPhotoStore
  /** Days for which photos of deliveries and reports are kept. */
  readonly proofPhotoDays: number
  readonly publisher: Publisher
  readonly staffAuth: StaffAuth
  readonly geocoder: Geocoder
  /** Returns a host's addresses by DNS; none where it leads nowhere. */
  readonly addressesOf: (host: string) => Promise<readonly string[]>
  /** Returns a name's TXT records; undefined without an answer. */
  readonly textsOf: (name: string) => Promise<readonly string[] | undefined>
  /**
   * Returns the small JSON at an address named by a tenant; undefined without an answer, or for an
   * address that no tenant may call.
   */
  readonly askHost: (url: string) => Promise<unknown>
  readonly messages: MessageSender
  readonly mails: MailSender
  readonly push: PushSender
  readonly payments: PaymentProviders
  readonly loyaltyPartners: LoyaltyPartners
  /** Minutes between leaving a cart and its reminder. */
  readonly abandonedCartMinutes: number
  /** Default protection of points: by digits only where messages arrive. */
  readonly pointsProtection: PointsProtection
  readonly rateLimiter: RateLimiter
  readonly limits: Limits
  readonly realtime: RealtimeSettings
  /** Geocoders that branches may choose, by name; the server's for any other. */
  readonly branchGeocoders: ReadonlyMap<string, Geocoder>
  /** Maps: the URL of a tile with `{z}`, `{x}` and `{y}`, and the attribution, '' for none. */
  readonly map: { readonly tiles: string; readonly attribution: string }
  readonly cookieSecret: string
  /** Public origin for links in texts, without a slash at its end. */
  readonly publicUrl: string
  readonly hosts: Hosts
  readonly log: Log
  /** Reports sign-ins and refusals, for the log and the counters. */
  readonly tellSecurity: TellSecurity
}

/**
 * Ports of handlers, with the catalogs, the feed of positions and the turns that live as long as
 * the app.
 */
export type Api = Ports & {
  readonly catalogs: Catalogs
  readonly trackingFeed: TrackingFeed
  /** Turns in which uploaded files are read. */
  readonly turns: Turns
  /** Draft shown, if any. */
  readonly draft?: OpenDraft
  /** The caller's rehearsal; `over` for a token of none. */
  readonly rehearsal?: OpenRehearsal | 'over'
}

/** Structured log of named events. */
export type Log = {
  readonly info: (event: string, fields?: Readonly<Record<string, unknown>>) => void
  readonly warn: (event: string, fields?: Readonly<Record<string, unknown>>) => void
  readonly error: (event: string, fields?: Readonly<Record<string, unknown>>) => void
}

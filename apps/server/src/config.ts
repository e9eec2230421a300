import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { BranchGeocoder } from '@mostrador/domain/delivery/branch-geocoders'
import { LIMITS, type Limits } from '@mostrador/api/ground/rate-limit/limits'
import type { GeocoderName } from '@mostrador/geocoding/open-geocoder'
import { whatsAppDigits } from '@mostrador/domain/phone/whatsapp-link'
import type { MessageSenderOptions } from '@mostrador/messaging/open-message-sender'
import type { ProviderName } from '@mostrador/payments/providers'
import type { PushKeys } from '@mostrador/push/push-sender'
import { environment, type Environment } from './variables.ts'

/** Configuration of the server. Source of each variable: docs/settings.md. */
export type Config = {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Folder of the nightly backups; undefined for none. */
  readonly backupDir: string | undefined
  /** `postgres://…`, or the folder of the embedded database. */
  readonly databaseUrl: string
  readonly databasePool: number
  /** Number of processes that serve on the port. */
  readonly webProcesses: number
  /** Whether this process runs the jobs. */
  readonly hasJobs: boolean
  /** `redis://…`, for messages between processes and limits; without it the database has both. */
  readonly redisUrl: string | undefined
  readonly publicUrl: string | undefined
  /** Origin of the console on a host of its own; undefined for the shops' origin. */
  readonly consoleUrl: string | undefined
  /** Whether only this machine reaches the server; tools for trying it are then open by default. */
  readonly isTryout: boolean
  /** Token that Prometheus sends to read the metrics. */
  readonly metricsToken: string | undefined
  readonly secret: string | undefined
  /** Number of our proxies, each of which appends to `X-Forwarded-For`; 0 trusts none. */
  readonly trustProxy: number
  readonly loadDemo: boolean
  readonly realtimeKey: string
  /** Provider of the product: its name in the storefront's footer, and the site it links to. */
  readonly provider: { readonly name: string; readonly site: string | null }
  /** Geocoder; without `url` at the provider's public server. */
  readonly geocoder: {
    /** Undefined leaves it to the demo. */
    readonly name: GeocoderName | undefined
    /** Those that branches may choose themselves. */
    readonly branches: readonly BranchGeocoder[]
    readonly url: string | undefined
    readonly key: string | undefined
  }
  readonly messaging: Omit<MessageSenderOptions, 'keep'>
  /** Mail server, and the sender's address; undefined keeps mails to be read. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  /** VAPID keys for push services; undefined makes them once and keeps them. */
  readonly push: PushKeys | undefined
  /** Payment providers; undefined leaves them to the demo. */
  readonly payments: {
    readonly providers: readonly ProviderName[] | undefined
    readonly timeoutMs: number
    /** Addresses and the operator's applications, by setting: `MERCADOPAGO_URL`, `…_CLIENT_ID`. */
    readonly settings: Readonly<Record<string, string | undefined>>
  }
  /** Whether the built-in partner is open (undefined: the demo decides), and partners' timeout. */
  readonly loyalty: { readonly sandbox: boolean | undefined; readonly timeoutMs: number }
  /** Our networks in which shops' accounts may name a host, beside public ones. */
  readonly privateNetworks: readonly string[]
  /** Names near `PUBLIC_URL`'s and `CONSOLE_URL`'s that tenants may have. */
  readonly allowedHosts: readonly string[]
  /** Minutes after which a diner is reminded of an abandoned cart. */
  readonly abandonedCartMinutes: number
  /** Days that the photo of a delivery without its key is kept. */
  readonly proofPhotoDays: number
  /** Whether `/dev/outbox` is open to every caller; undefined leaves it to the demo. */
  readonly showOutbox: boolean | undefined
  /** Map provider, with its attribution; '' for none. */
  readonly map: {
    /** Undefined leaves it to the demo, '' draws none. */
    readonly tiles: string | undefined
    readonly attribution: string
  }
  /** Address for the events of a visit; undefined keeps them here. */
  readonly analyticsUrl: string | undefined
  /** Account at hosted Pusher for browsers; undefined connects them to this server. */
  readonly pusher:
    | { readonly appId: string; readonly key: string; readonly secret: string; readonly cluster: string }
    | undefined
  /** Whether browsers keep the last menu for offline use; false also deletes it. */
  readonly offlineMenu: boolean
  readonly limits: Limits
}

/** Whether the server listens on this machine alone, out of reach of others. */
const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host)

function pusherOf(read: Environment): Config['pusher'] {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_CLUSTER: cluster } = read
  return appId && key && secret && cluster ? { appId, key, secret, cluster } : undefined
}

function pushOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Environment): Config['push'] {
  return publicKey && privateKey ? { publicKey, privateKey } : undefined
}

/** Connections that a usual PostgreSQL has for us: 100, less some for others. */
const USUAL_CONNECTIONS = 80

/** Returns the number of processes that fit this machine and the usual database. */
function fittingProcesses({ NODE_ENV, DATABASE_URL, DATABASE_POOL }: Environment): number {
  if (DATABASE_URL === undefined || NODE_ENV !== 'production') return 1
  return Math.max(1, Math.min(availableParallelism() - 1, Math.floor(USUAL_CONNECTIONS / DATABASE_POOL)))
}

const processesOf = (read: Environment): Pick<Config, 'webProcesses' | 'hasJobs'> => ({
  webProcesses: read.WEB_PROCESSES ?? fittingProcesses(read),
  hasJobs: read.JOBS,
})

const messagingOf = (read: Environment): Config['messaging'] => ({
  name: read.MESSAGING,
  url: read.MESSAGING_URL,
  token: read.MESSAGING_TOKEN,
  writtenTo: read.MESSAGING_NUMBERS === 'whatsapp' ? whatsAppDigits : undefined,
})

function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw Object.assign(new Error(`These settings are wrong:\n${problems.join('\n')}`), {
    name: 'WrongSettings',
  })
}

/** Reads the environment; throws an error that names every invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = readEnvironment(env)
  const dataDir = resolve(read.DATA_DIR)
  const isTryout = isLoopback(read.HOST) && read.PUBLIC_URL === undefined
  return {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    dataDir,
    backupDir: read.BACKUP_DIR === undefined ? undefined : resolve(read.BACKUP_DIR),
    databaseUrl: read.DATABASE_URL ?? resolve(dataDir, 'database'),
    databasePool: read.DATABASE_POOL,
    ...processesOf(read),
    redisUrl: read.REDIS_URL,
    publicUrl: read.PUBLIC_URL?.replace(/\/$/, ''),
    consoleUrl: read.CONSOLE_URL?.replace(/\/$/, ''),
    isTryout,
    metricsToken: read.METRICS_TOKEN,
    secret: read.SECRET,
    trustProxy: read.TRUST_PROXY,
    loadDemo: read.LOAD_DEMO ?? isTryout,
    realtimeKey: read.REALTIME_KEY,
    provider: { name: read.PROVIDER_NAME, site: read.PROVIDER_URL ?? null },
    geocoder: {
      name: read.GEOCODER,
      branches: read.GEOCODERS,
      url: read.GEOCODER_URL,
      key: read.GEOCODER_KEY,
    },
    messaging: messagingOf(read),
    smtp: read.SMTP_URL && read.MAIL_FROM ? { url: read.SMTP_URL, from: read.MAIL_FROM } : undefined,
    push: pushOf(read),
    payments: {
      providers: read.PAYMENT_PROVIDERS,
      timeoutMs: read.PAYMENT_TIMEOUT_SECONDS * 1000,
      settings: read.paymentSettings,
    },
    loyalty: { sandbox: read.LOYALTY_SANDBOX, timeoutMs: read.LOYALTY_TIMEOUT_SECONDS * 1000 },
    privateNetworks: read.PRIVATE_NETWORKS,
    allowedHosts: read.OWN_DOMAIN_HOSTS,
    abandonedCartMinutes: read.ABANDONED_CART_MINUTES,
    proofPhotoDays: read.DELIVERY_PHOTO_DAYS,
    showOutbox: read.SHOW_OUTBOX,
    map: { tiles: read.MAP_TILES === 'none' ? '' : read.MAP_TILES, attribution: read.MAP_ATTRIBUTION },
    analyticsUrl: read.ANALYTICS_URL,
    pusher: pusherOf(read),
    offlineMenu: read.OFFLINE_MENU,
    limits: read.LIMITS ?? LIMITS,
  }
}

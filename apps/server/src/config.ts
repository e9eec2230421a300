import { resolve } from 'node:path'
import { BRANCH_GEOCODERS, type BranchGeocoder } from '@mostrador/domain/delivery/branch-geocoders'
import { LIMITS, type Limits } from '@mostrador/api/rate-limit/limits'
import { readLimits } from '@mostrador/api/rate-limit/read-limits'
import { type GeocoderName, GEOCODERS } from '@mostrador/geocoding/open-geocoder'
import { MESSAGE_SENDERS, type MessageSenderName } from '@mostrador/messaging/open-message-sender'
import { z } from 'zod'
import { PAYMENT_PROVIDERS, type PaymentProviderName } from './payment-provider-names.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Every variable that the server reads, with what it means when it is not set. */
const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .optional(),
  PUBLIC_URL: z.url().optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: flag.default(false),
  LOAD_DEMO: flag.default(true),
  REALTIME_KEY: z.string().default('mostrador'),
  PROVIDER_NAME: z.string().default('Tucán'),
  PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  GEOCODER: z.enum(GEOCODERS).optional(),
  GEOCODERS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(BRANCH_GEOCODERS)))
    .default([]),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  GEOCODER_KEY: z.string().optional(),
  MESSAGING: z.enum(MESSAGE_SENDERS).default('outbox'),
  MESSAGING_URL: z.url({ protocol: /^https?$/ }).optional(),
  MESSAGING_TOKEN: z.string().optional(),
  PAYMENT_PROVIDERS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(PAYMENT_PROVIDERS)))
    .optional(),
  PAYMENT_TIMEOUT_SECONDS: z.coerce.number().min(1).max(120).default(20),
  LOYALTY_SANDBOX: flag.optional(),
  LOYALTY_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(10).default(3),
  MERCADOPAGO_URL: z.url({ protocol: /^https?$/ }).optional(),
  MERCADOPAGO_SCRIPT: z.url({ protocol: /^https?$/ }).optional(),
  TRANSBANK_URL: z.url({ protocol: /^https?$/ }).optional(),
  ABANDONED_CART_MINUTES: z.coerce.number().min(0).max(1440).default(30),
  DELIVERY_PHOTO_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  SHOW_OUTBOX: flag.optional(),
  MAP_TILES: z
    .string()
    .regex(
      /^none$|^(https?:\/\/[\w.{}:-]+)?\/[^\s"']*$/,
      'must be an address, as https://tiles.example.com/{z}/{x}/{y}.png',
    )
    .refine(
      (tiles) => tiles === 'none' || ['{z}', '{x}', '{y}'].every((part) => tiles.includes(part)),
      'must have {z}, {x} and {y}',
    )
    .optional(),
  MAP_ATTRIBUTION: z.string().max(200).default(''),
  ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUSHER_APP_ID: z.string().optional(),
  PUSHER_KEY: z.string().optional(),
  PUSHER_SECRET: z.string().optional(),
  PUSHER_CLUSTER: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/, 'must be a name, as sa1 or us2')
    .optional(),
  OFFLINE_MENU: flag.default(true),
  LIMITS: z
    .string()
    .transform((text, context) => {
      const read = readLimits(text)
      if (read.ok) return read.limits
      for (const message of read.problems) context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .optional(),
})

const PUSHER = ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET', 'PUSHER_CLUSTER'] as const

const environment = variables
  .refine((set) => ![set.GEOCODER, ...set.GEOCODERS].includes('google') || set.GEOCODER_KEY !== undefined, {
    path: ['GEOCODER_KEY'],
    message: 'is needed with GEOCODER=google, and with google among GEOCODERS',
  })
  .refine((set) => set.MESSAGING !== 'gateway' || set.MESSAGING_URL !== undefined, {
    path: ['MESSAGING_URL'],
    message: 'is needed with MESSAGING=gateway',
  })
  .superRefine((set, context) => {
    const missing = PUSHER.filter((name) => set[name] === undefined)
    if (missing.length === PUSHER.length) return
    for (const name of missing) {
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other PUSHER_ settings' })
    }
  })

/** What the server is told from outside. Source of each variable: README.md, "Settings". */
export type Config = {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** `postgres://…`, or the folder of the embedded database. */
  readonly databaseUrl: string
  readonly databasePool: number
  /** `redis://…`, for messages between processes and for limits; without it the database carries both. */
  readonly redisUrl: string | undefined
  readonly publicUrl: string | undefined
  readonly secret: string | undefined
  /** Whether `X-Forwarded-For` is written by a proxy of ours. */
  readonly trustProxy: boolean
  readonly loadDemo: boolean
  readonly realtimeKey: string
  /** Whose product this is: the name in the storefront's footer, and the site that it links to. */
  readonly provider: { readonly name: string; readonly site: string | null }
  /** Who finds addresses; without `url` at the provider's public server. */
  readonly geocoder: {
    /** undefined leaves it to the demo. */
    readonly name: GeocoderName | undefined
    /** Those that branches may choose for themselves. */
    readonly branches: readonly BranchGeocoder[]
    readonly url: string | undefined
    readonly key: string | undefined
  }
  /** Who sends texts to phones. */
  readonly messaging: {
    readonly name: MessageSenderName
    readonly url: string | undefined
    readonly token: string | undefined
  }
  /** Who charges diners; undefined leaves it to the demo. Their addresses are their own unless others are named. */
  readonly payments: {
    readonly providers: readonly PaymentProviderName[] | undefined
    readonly timeoutMs: number
    readonly mercadoPagoUrl: string | undefined
    readonly mercadoPagoScript: string | undefined
    readonly transbankUrl: string | undefined
  }
  /** Whether the built-in loyalty partner is open (undefined leaves it to the demo), and how long a partner may take. */
  readonly loyalty: { readonly sandbox: boolean | undefined; readonly timeoutMs: number }
  /** How long after a diner left a cart he or she is reminded of it. */
  readonly abandonedCartMinutes: number
  /** How many days the photo of a delivery without its key is kept. */
  readonly proofPhotoDays: number
  /** Whether `/dev/outbox` may be read by whoever calls; undefined leaves it to the demo. */
  readonly showOutbox: boolean | undefined
  /** Who draws the maps, and whom they name for it; '' where nobody has to be named. */
  readonly map: {
    /** undefined leaves it to the demo, '' draws none. */
    readonly tiles: string | undefined
    readonly attribution: string
  }
  /** Where the storefront sends the events of a visit; undefined keeps them here. */
  readonly analyticsUrl: string | undefined
  /** The account at hosted Pusher that browsers are connected to; undefined connects them to this server. */
  readonly pusher:
    | { readonly appId: string; readonly key: string; readonly secret: string; readonly cluster: string }
    | undefined
  /** Whether browsers keep the last menu for when there is no connection; false also takes back what they have. */
  readonly offlineMenu: boolean
  /** How often and how much of everything, with what the operator set. */
  readonly limits: Limits
}

function pusherOf(read: z.output<typeof variables>): Config['pusher'] {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_CLUSTER: cluster } = read
  return appId && key && secret && cluster ? { appId, key, secret, cluster } : undefined
}

/** Reads the environment; throws an error that names every variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw Object.assign(new Error(`These settings are wrong:\n${problems.join('\n')}`), {
      name: 'WrongSettings',
    })
  }
  const read = parsed.data
  const dataDir = resolve(read.DATA_DIR)
  return {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    dataDir,
    databaseUrl: read.DATABASE_URL ?? resolve(dataDir, 'database'),
    databasePool: read.DATABASE_POOL,
    redisUrl: read.REDIS_URL,
    publicUrl: read.PUBLIC_URL?.replace(/\/$/, ''),
    secret: read.SECRET,
    trustProxy: read.TRUST_PROXY,
    loadDemo: read.LOAD_DEMO,
    realtimeKey: read.REALTIME_KEY,
    provider: { name: read.PROVIDER_NAME, site: read.PROVIDER_URL ?? null },
    geocoder: {
      name: read.GEOCODER,
      branches: read.GEOCODERS,
      url: read.GEOCODER_URL,
      key: read.GEOCODER_KEY,
    },
    messaging: { name: read.MESSAGING, url: read.MESSAGING_URL, token: read.MESSAGING_TOKEN },
    payments: {
      providers: read.PAYMENT_PROVIDERS,
      timeoutMs: read.PAYMENT_TIMEOUT_SECONDS * 1000,
      mercadoPagoUrl: read.MERCADOPAGO_URL,
      mercadoPagoScript: read.MERCADOPAGO_SCRIPT,
      transbankUrl: read.TRANSBANK_URL,
    },
    loyalty: { sandbox: read.LOYALTY_SANDBOX, timeoutMs: read.LOYALTY_TIMEOUT_SECONDS * 1000 },
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

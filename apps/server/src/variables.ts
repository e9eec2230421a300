import { BRANCH_GEOCODERS } from '@mostrador/domain/delivery/branch-geocoders'
import { isAllowance } from '@mostrador/domain/company/server-names'
import { readLimits } from '@mostrador/api/ground/rate-limit/read-limits'
import { GEOCODERS } from '@mostrador/geocoding/open-geocoder'
import { MESSAGE_SENDERS } from '@mostrador/messaging/open-message-sender'
import { isNetwork } from '@mostrador/outbound/public-address'
import { ADDRESS_SETTINGS, APPLICATION_SETTINGS, providers } from '@mostrador/payments/providers'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Variables that the server reads, with their defaults. */
const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  JOBS: flag.default(true),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .optional(),
  PUBLIC_URL: z.url().optional(),
  CONSOLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_TOKEN: z.string().min(20, 'must have at least 20 characters').optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(?:true|false|\d)$/, 'must be true, false, or how many proxies of yours a call comes through')
    .default('false')
    .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))),
  LOAD_DEMO: flag.optional(),
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
  MESSAGING_NUMBERS: z.enum(['e164', 'whatsapp']).default('e164'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine(
      (url) => /^(?:none|required)$/.test(URL.parse(url)?.searchParams.get('tls') ?? 'required'),
      'tls must be none or required',
    )
    .optional(),
  MAIL_FROM: z.email().optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be the 65 bytes of a point, in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  PAYMENT_PROVIDERS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(providers.map(({ name }) => name))))
    .optional(),
  PAYMENT_TIMEOUT_SECONDS: z.coerce.number().min(1).max(120).default(20),
  PRIVATE_NETWORKS: z
    .string()
    .transform((text) => text.split(',').map((network) => network.trim()))
    .pipe(z.array(z.string().refine(isNetwork, 'must be networks, as 10.1.0.0/16,fd12::/48')))
    .default([]),
  OWN_DOMAIN_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.string().refine(isAllowance, 'must be host names, as ombu.pide.example,*.pide.example')))
    .default([]),
  LOYALTY_SANDBOX: flag.optional(),
  LOYALTY_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(10).default(3),
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

/** Whether the console's host differs from the shops': cookies belong to a host, on every port. */
const isApart = (consoleUrl: string | undefined, publicUrl = 'http://localhost'): boolean =>
  URL.parse(consoleUrl ?? '')?.hostname !== URL.parse(publicUrl)?.hostname

const PUSHER = ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET', 'PUSHER_CLUSTER'] as const

const settingsOf = <Value extends z.ZodType>(names: readonly string[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value]))

/**
 * Other servers in the place of payment providers' own, as `MERCADOPAGO_URL`, and the operator's
 * applications at them, as `MERCADOPAGO_CLIENT_ID`: each provider names its own.
 */
const ofPayments = z
  .object({
    ...settingsOf(ADDRESS_SETTINGS, z.url({ protocol: /^https?$/ }).optional()),
    ...settingsOf(APPLICATION_SETTINGS.flat(), z.string().min(1).max(200).optional()),
  })
  .superRefine((set: Readonly<Record<string, unknown>>, context) => {
    for (const application of APPLICATION_SETTINGS) {
      const missing = application.filter((name) => set[name] === undefined)
      if (missing.length === application.length) continue
      const [first = ''] = application.filter((name) => set[name] !== undefined)
      for (const name of missing)
        context.addIssue({ code: 'custom', path: [name], message: `is needed with ${first}` })
    }
  })
  .transform((settings: Readonly<Record<string, string | undefined>>) => ({ paymentSettings: settings }))

const judged = variables
  .refine((set) => ![set.GEOCODER, ...set.GEOCODERS].includes('google') || set.GEOCODER_KEY !== undefined, {
    path: ['GEOCODER_KEY'],
    message: 'is needed with GEOCODER=google, and with google among GEOCODERS',
  })
  .refine((set) => set.MESSAGING !== 'gateway' || set.MESSAGING_URL !== undefined, {
    path: ['MESSAGING_URL'],
    message: 'is needed with MESSAGING=gateway',
  })
  .refine((set) => set.SMTP_URL === undefined || set.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'is needed with SMTP_URL',
  })
  .refine((set) => (set.WEB_PROCESSES ?? 1) === 1 || set.DATABASE_URL !== undefined, {
    path: ['WEB_PROCESSES'],
    message: 'must be 1 without DATABASE_URL: the embedded database is of one process',
  })
  .refine((set) => isApart(set.CONSOLE_URL, set.PUBLIC_URL), {
    path: ['CONSOLE_URL'],
    message: 'must be another host than PUBLIC_URL',
  })
  .refine((set) => (set.VAPID_PUBLIC_KEY === undefined) === (set.VAPID_PRIVATE_KEY === undefined), {
    path: ['VAPID_PRIVATE_KEY'],
    message: 'and VAPID_PUBLIC_KEY are needed together',
  })
  .superRefine((set, context) => {
    const missing = PUSHER.filter((name) => set[name] === undefined)
    if (missing.length === PUSHER.length) return
    for (const name of missing) {
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other PUSHER_ settings' })
    }
  })

/** Schema of the environment, each variable parsed and checked against the others. */
export const environment = z.intersection(judged, ofPayments)

/** Environment as it was parsed. */
export type Environment = z.output<typeof environment>

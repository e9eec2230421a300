import { randomBytes } from 'node:crypto'
import { createApi } from '@mostrador/api/roof/create-api'
import { createHosts } from '@mostrador/api/people/host/hosts'
import { ensureRecurringJobs, nextDueJob, runDueJobs } from '@mostrador/api/roof/run-due-jobs'
import { limitedSender } from '@mostrador/api/ground/message/limited-sender'
import { limitedMailSender } from '@mostrador/api/ground/mail/limited-mail-sender'
import { mailRecords } from '@mostrador/api/ground/mail/sent-mail-store'
import { keepMessage, listKeptMessages } from '@mostrador/api/ground/message/sent-message-store'
import { stillListening } from '@mostrador/api/people/channel/still-listening'
import { createRateLimiter } from '@mostrador/api/ground/rate-limit/create-rate-limiter'
import { createStaffAuth } from '@mostrador/api/people/staff/staff-auth'
import { migrateDatabase } from '@mostrador/database/migrate-database'
import { openDatabase } from '@mostrador/database/open-database'
import { newId } from '@mostrador/database/new-id'
import type { Database } from '@mostrador/database/rows'
import { openMailSender } from '@mostrador/mail/open-mail-sender'
import { openMessageSender } from '@mostrador/messaging/open-message-sender'
import { createPusherEndpoint } from '@mostrador/realtime/pusher-endpoint'
import { connectRedis } from '@mostrador/realtime/redis-connection'
import { nightlyBackup } from './backup/nightly-backup.ts'
import { isForBrowsers, openBrowserPush, openStaffPush } from './browser-push.ts'
import { callerNetwork } from './caller-address.ts'
import { readConfig } from './config.ts'
import { createReadiness } from './database-ready.ts'
import { ensureDemo } from './demo.ts'
import { createEmptiness } from './first-step.ts'
import { createFrontDoor } from './front-door.ts'
import { openFrontEnds } from './front-ends.ts'
import { createJobBell, startWorkers } from './job-worker.ts'
import { createJsonLog } from './json-log.ts'
import { namesOfWorld } from './named-addresses.ts'
import { restrictDataDir } from './restrict-data-dir.ts'
import { listen } from './listen.ts'
import { openPartners } from './loyalty-partners.ts'
import { openBus } from './message-bus.ts'
import { createMapTiles } from './map-tiles.ts'
import { createMetrics, metricsGuard, tellSecurityTo } from './metrics.ts'
import { openOperatorDoor } from './operator/operator-door.ts'
import { operatorWorld } from './operator/operator-world.ts'
import { perform } from './operator/operations.ts'
import { isOutboxShown, outboxPage } from './outbox-page.ts'
import { namesOfOwnMachine, upgradesHere } from './own-machine.ts'
import { pointsProtectionOf } from './points-protection.ts'
import { openPayments } from './payments.ts'
import { readSecret } from './secret.ts'
import { leavingWorker } from './service-worker.ts'
import { consoleTileSources } from './pages/tile-origin.ts'
import { openGeocoders, placesOf } from './map-services.ts'
import { createSite } from './site.ts'
import { startText } from './start-text.ts'
import { openStores } from './stores.ts'
import { reportStartErrors } from './report-start-errors.ts'

reportStartErrors(process)

const now = (): Date => new Date()
const config = readConfig(process.env)
const { databaseUrl, databasePool: max, limits } = config
const log = createJsonLog(now)
const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`

// Storage.
if (!(await restrictDataDir(config.dataDir)))
  log.warn('data-dir-of-somebody-else', { dataDir: config.dataDir })
const secret = await readSecret(config.secret, config.dataDir)
const bell = createJobBell()
const database = await openDatabase<Database>(databaseUrl, { max, beginsMigrated: true, onJob: bell.ring })
await migrateDatabase(database, databaseUrl)
const { files, proofPhotos, reportPhotos, downloads } = openStores(config.dataDir)
const hasDemo = config.loadDemo && (await ensureDemo({ db: database.db, files, now }))

const places = placesOf(config, hasDemo)

// Messages.
const onProblem = (error: Error): void => log.warn('bus-problem', { message: error.message })
const redis = config.redisUrl ? await connectRedis({ url: config.redisUrl, onProblem }) : undefined
const bus = await openBus({ database, databaseUrl, redis, onProblem })
const app = { key: config.realtimeKey, secret }
const { sizes } = limits
const realtime = createPusherEndpoint({
  ...app,
  bus,
  authorize: ({ channel }) => isForBrowsers(channel),
  stillMay: (listens) => stillListening({ database: database.db, now }, listens),
  clientNetwork: (request) => callerNetwork(request, config.trustProxy),
  limits: {
    connections: sizes['connections-all'].most,
    connectionsPerNetwork: sizes['connections-network'].most,
    channelsPerConnection: sizes['connection-channels'].most,
  },
})

const push = openBrowserPush({ bus, app, hosted: config.pusher })

// HTTP.
const metrics = createMetrics()
const tellSecurity = tellSecurityTo(log, { security: metrics.security, now })
const rateLimiter = createRateLimiter({
  redis,
  database: database.embedded ? undefined : database.db,
  limits,
  reached: (rule) => {
    metrics.limitReached(rule)
    tellSecurity('limit-reached', { rule })
  },
})
const takeTurn = (): Promise<boolean> => rateLimiter.take('nominatim', 'everybody')
const ownUrl = (): string => server.url
const payments = openPayments({ config, hasDemo, database: database.db, secret, publicUrl, ownUrl, now })
const hosts = createHosts({ ...config, database: database.db, now, publicUrl })
const leaving = new AbortController()
const jobPorts = {
  hosts,
  ...namesOfWorld(config.privateNetworks),
  database: database.db,
  now,
  newId,
  messages: limitedSender(
    openMessageSender({ ...config.messaging, keep: keepMessage({ database: database.db, now, newId }) }),
    rateLimiter,
  ),
  mails: limitedMailSender(
    openMailSender({ smtp: config.smtp, records: mailRecords({ database: database.db, now, newId }) }),
    rateLimiter,
  ),
  push: openStaffPush({ config, db: database.db, secret, now, origin: hosts.consoleOrigin }),
  payments: payments.providers,
  publisher: push.publisher,
  abandonedCartMinutes: config.abandonedCartMinutes,
  pictures: files,
  proofPhotos,
  downloads,
  reportPhotos,
  proofPhotoDays: config.proofPhotoDays,
  publicUrl,
  cookieSecret: secret,
  log,
  tellSecurity,
  backUp: nightlyBackup(config, { db: database.db, secret, now, log, signal: leaving.signal }),
}
const api = createApi({
  pointsProtection: pointsProtectionOf(config, hasDemo),
  ...jobPorts,
  randomBytes,
  staffAuth: createStaffAuth({ database: database.db, secret, publicUrl: hosts.consoleOrigin, now }),
  ...openGeocoders(config.geocoder, places.geocoder, { publicUrl, now, takeTurn }),
  loyaltyPartners: openPartners({ config, hasDemo, database: database.db, secret, now }),
  rateLimiter,
  limits,
  realtime: push.settings,
  map: places.map,
})
const frontEnds = await openFrontEnds({
  production: config.production,
  provider: config.provider,
  map: places.map,
  ...(payments.cardFields && { cardFields: payments.cardFields }),
  api,
  now,
  bus,
  publicUrl: config.publicUrl,
  hosts,
  analyticsUrl: config.analyticsUrl,
  push: push.sources,
  limits,
  rateLimiter,
})
const isReady = createReadiness(() => database.pool.query('select'))
const isEmpty = createEmptiness(database.db)
const outbox = isOutboxShown(config, hasDemo)
  ? async () => outboxPage(await listKeptMessages(database.db))
  : undefined
const site = createSite({
  api,
  ...frontEnds,
  mapTiles: createMapTiles({ bytes: sizes['kept-tiles-bytes'].most, rateLimiter }),
  push: push.sources,
  hosts,
  tileSource: consoleTileSources(places.map.tiles),
  worker: leavingWorker(config.offlineMenu),
  isReady,
  isEmpty,
  metrics,
  metricsGuard: metricsGuard(config),
  isHttps: publicUrl.startsWith('https:'),
  outbox,
  bank: payments.bank,
  log,
})

const names = namesOfOwnMachine(config)
const server = await listen({
  port: config.port,
  host: config.host,
  onRequest: createFrontDoor({
    site,
    metrics,
    trustProxy: config.trustProxy,
    names,
    keptBytes: sizes['kept-pages-bytes'].most,
    onUnbelieved: (header) => log.warn('proxy-not-believed', { header, setting: 'TRUST_PROXY' }),
    middleware: frontEnds.middleware,
  }),
  onUpgrade: upgradesHere({ names, trustProxy: config.trustProxy }, realtime.handleUpgrade),
})

const { production, hasJobs } = config
log.info('listening', { url: server.url, embedded: database.embedded, production, pid: process.pid, hasJobs })
for (const one of places.missing) log.warn('setting-missing', one)
if (payments.isBankNamed && config.production) log.info('sandbox-bank-open', { takes: 'no real money' })
process.stdout.write(
  await startText({
    config,
    url: server.url,
    hasDemo,
    isEmpty: await isEmpty(),
    hasOutbox: outbox !== undefined,
    founding: { db: database.db, now: now(), consoleOrigin: hosts.consoleOrigin },
  }),
)

const closeOperatorDoor = database.embedded
  ? await openOperatorDoor({
      dataDir: config.dataDir,
      perform: (name, input) => perform(name, operatorWorld(config, database.db), input),
      log,
    })
  : undefined

// Jobs.
await payments.bank.resume()
await ensureRecurringJobs(jobPorts)
const runDue = (pace?: 'slow'): Promise<number> => runDueJobs(jobPorts, pace)
// The embedded database has no other writer.
const nextAt = (pace?: 'slow') => nextDueJob(jobPorts, pace)
const foresight = database.embedded ? { nextAt, onJob: bell.onJob } : undefined
const workers = startWorkers({ hasJobs, runDue, log, foresight })

let stopping: Promise<void> | undefined
async function stop(): Promise<void> {
  leaving.abort()
  await Promise.all([closeOperatorDoor?.(), realtime.close(), server.close(), workers.stop()])
  payments.bank.close()
  await frontEnds.close()
  await push.close()
  await bus.close()
  await redis?.close()
  await database.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping ??= stop().then(() => process.exit(0))
  })
}

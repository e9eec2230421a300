import { webcrypto } from 'node:crypto'
import type { TestDatabase } from '@mostrador/database/testing'
import { openGeocoder } from '@mostrador/geocoding/open-geocoder'
import { openMailSender } from '@mostrador/mail/open-mail-sender'
import { outboxSender } from '@mostrador/messaging/outbox-sender'
import { createHosts } from '../people/host/hosts.ts'
import { mailRecords } from '../ground/mail/sent-mail-store.ts'
import { keepMessage } from '../ground/message/sent-message-store.ts'
import { LIMITS } from '../ground/rate-limit/limits.ts'
import type { Log, Ports, ProofPhotoStore } from '../ground/ports.ts'
import { recordingDownloads } from './test-downloads.ts'
import type { Publisher } from '../ground/realtime/publisher.ts'
import { createStaffAuth } from '../people/staff/staff-auth.ts'

/** A message as the tests see it. */
export type Published = { readonly channel: string; readonly event: string; readonly data: unknown }

/** A clock that stands still until a test moves it. */
export type TestClock = { now: Date }

/** A test of its own asks whether the tables are what they should be: `auth-tables.test.ts`. */
const TRUSTED = { secret: 'a secret of the tests, which is long', trustsTables: true }

let lastId = 0

/** A UUIDv7 that is larger than the one before it, so that ids sort as they were made. */
export function nextTestId(): string {
  lastId += 1
  return `0197f000-0000-7000-8000-${lastId.toString(16).padStart(12, '0')}`
}

/** A publisher in the process that keeps what it was told. */
export function recordingPublisher(): Publisher & { readonly published: Published[] } {
  const published: Published[] = []
  const listeners = new Set<(message: Published) => void>()
  return {
    published,
    publish: async (message) => {
      published.push(message)
      for (const listener of listeners) listener(message)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A log in which an error that no test expects is a failure. */
const loudLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (event, fields) => console.error(event, fields),
}

/** A log that keeps its warnings, in order, each with what it was told. */
export function recordingLog(): Log & { readonly warned: unknown[][] } {
  const warned: unknown[][] = []
  return { ...loudLog, warned, warn: (...told) => void warned.push(told) }
}

/** Pictures that nobody keeps, and drawings of which only the format can be seen. */
export const testPictures: Ports['pictures'] = {
  put: async () => ({ ok: false, refusal: { code: 'picture-unreadable' } }),
  openVariant: async () => undefined,
  keptBefore: async () => [],
  remove: async () => undefined,
  openIcon: async () => new Uint8Array([137, 80, 78, 71]),
  openShareCard: async () => new Uint8Array([255, 216, 255]),
}

/** No photo of a delivery can be kept here. */
const noPhotos: ProofPhotoStore = testPictures

const REALTIME: Ports['realtime'] = {
  enabled: true,
  key: 'test-key',
  sign: ({ socketId, channel }) => ({ auth: `test-key:${socketId}:${channel}` }),
  cluster: 'local',
  host: null,
  path: '/rt',
}

/** A push service that takes everything; a test that looks at one says so. */
const takesEverything: Ports['push'] = {
  publicKey: async () => 'a-public-key',
  mayCall: () => true,
  send: async () => ({ ok: true }),
}

/** No name leads anywhere; a test that needs one says so. */
const NOWHERE: Pick<Ports, 'addressesOf' | 'textsOf' | 'askHost'> = {
  addressesOf: async () => [],
  textsOf: async () => [],
  askHost: async () => undefined,
}

/**
 * The ports of a test: a real database and real sign-in, a clock that stands, and no limits of
 * rate.
 */
export function testPorts(
  { db: database }: Pick<TestDatabase, 'db'>,
  {
    clock,
    publisher,
    publicUrl = 'http://localhost:3000',
    consoleUrl,
  }: {
    readonly clock: TestClock
    readonly publisher: Publisher
    readonly publicUrl?: string | undefined
    readonly consoleUrl?: string | undefined
  },
): Ports {
  const now = () => clock.now
  const hosts = createHosts({ database, now, publicUrl, consoleUrl })
  const messages = outboxSender(keepMessage({ database, now, newId: nextTestId }))
  return {
    database,
    now,
    newId: nextTestId,
    randomBytes: (length) => webcrypto.getRandomValues(new Uint8Array(length)),
    pictures: testPictures,
    proofPhotos: noPhotos,
    downloads: recordingDownloads().store,
    reportPhotos: noPhotos,
    proofPhotoDays: 90,
    publisher,
    staffAuth: createStaffAuth({ database, publicUrl: hosts.consoleOrigin, now, ...TRUSTED }),
    ...NOWHERE,
    geocoder: openGeocoder({ name: 'gazetteer', publicUrl, now, takeTurn: async () => true }),
    messages,
    mails: openMailSender({ records: mailRecords({ database, now, newId: nextTestId }) }),
    push: takesEverything,
    payments: { facts: [], isOpen: () => true, open: async () => undefined },
    loyaltyPartners: { open: async () => undefined },
    abandonedCartMinutes: 30,
    pointsProtection: 'NEVER',
    branchGeocoders: new Map(),
    map: { tiles: '/map-tiles/{z}/{x}/{y}.svg', attribution: '' },
    rateLimiter: { take: async () => true },
    limits: LIMITS,
    realtime: REALTIME,
    cookieSecret: 'another secret of the tests',
    publicUrl,
    hosts,
    log: loudLog,
    tellSecurity: () => undefined,
  }
}

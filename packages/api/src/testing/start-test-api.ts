import { createClient, type Client, type Fetch } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { openTestDatabase, type TestDatabase } from '@mostrador/database/testing'
import { createApi } from '../roof/create-api.ts'
import type { Ports } from '../ground/ports.ts'
import { createGiven, type Given } from './given.ts'
import type { GivenRider } from './given-rider.ts'
import type { StaffLogin } from './given-staff.ts'
import { emptyTestDatabase } from './test-database.ts'
import { recordingPublisher, testPorts, type Published, type TestClock } from './test-ports.ts'

/** Friday at noon in Buenos Aires, when everything that a test builds is open. */
const NOON = new Date('2026-11-20T15:00:00.000Z')

/** The API of a test and all that it needs. */
export type TestApi = {
  /** The typed client of an anonymous caller without cookies. */
  readonly client: Client
  /** Sends a request as it is, for what the typed client would not let pass. */
  readonly fetch: Fetch
  /** A client with a cookie jar of its own, as a browser has it; or with one that was copied. */
  readonly browser: (jar?: Map<string, string>) => Client
  /** The client of a member of staff who has signed in. */
  readonly as: (staff: StaffLogin) => Promise<Client>
  /** The client of a rider on shift. */
  readonly riding: (rider: Pick<GivenRider, 'token'>) => Client
  /** Builders that bring their own world. */
  readonly given: Given
  readonly ports: Ports
  readonly clock: TestClock
  /** Everything that was published, in order. */
  readonly published: Published[]
}

/** Paths that the cookies of a test were set for, by their names. */
const PATHS = new Map<string, string>()

/** Keeps cookies as a browser does, and sends them back below their paths. */
function withCookies(fetch: Fetch, jar: Map<string, string>): Fetch {
  return async (url, init) => {
    const headers = new Headers(init?.headers)
    const { pathname } = new URL(url, 'http://localhost')
    const sent = [...jar].filter(([name]) => pathname.startsWith(PATHS.get(name) ?? '/'))
    if (sent.length > 0) headers.set('cookie', sent.map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      PATHS.set(/^[^=]+/.exec(cookie)?.[0] ?? '', /; path=([^;]+)/i.exec(cookie)?.[1] ?? '/')
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0(;|$)/i.test(cookie) || value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
}

/** Ports of a test's own, and where the console has a host of its own. */
type Replaced = Partial<Ports> & { readonly consoleUrl?: string }

/** Adds a token to the headers of a call. */
const withToken =
  (fetch: Fetch, token: string): Fetch =>
  (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${token}`)
    return fetch(url, { ...init, headers })
  }

/**
 * Starts the whole API on an empty database: in memory, or on the server that `TEST_DATABASE_URL`
 * names. Nothing listens: calls go through the process. `ports` replaces single ports.
 */
export async function startTestApi(replaced: Replaced = {}): Promise<TestApi> {
  return serve(await emptyTestDatabase(), { now: NOON }, replaced)
}

/** A second server of the same shop, to be closed. */
type OtherServer = TestApi & { readonly close: () => Promise<void> }

/**
 * Starts a second server on the database of the first one, with a pool of its own, so that what
 * both do at once is decided by the database alone. It has the first one's clock and hears nothing
 * of what that one publishes, as before the word gets round. Only PostgreSQL takes a second pool.
 */
export async function startOtherServer(
  { clock }: Pick<TestApi, 'clock'>,
  replaced: Replaced = {},
): Promise<OtherServer> {
  const { pool } = await openTestDatabase()
  const database = await openDatabase<Database>(pool.options.connectionString ?? '')
  return { ...serve(database, clock, replaced), close: database.close }
}

function serve(
  database: Pick<TestDatabase, 'db'>,
  clock: TestClock,
  { consoleUrl, ...ports }: Replaced,
): TestApi {
  const publisher = recordingPublisher()
  const all: Ports = {
    ...testPorts(database, { clock, publisher, publicUrl: ports.publicUrl, consoleUrl }),
    ...ports,
  }
  const api = createApi(all)
  const fetch: Fetch = async (url, init) => {
    const headers = new Headers(init?.headers)
    if (!headers.has('x-caller-ip')) headers.set('x-caller-ip', '203.0.113.7')
    if (!headers.has('origin')) headers.set('origin', all.publicUrl)
    return api.request(url, { ...init, headers })
  }
  const client = createClient(fetch, routes)
  const browser = (jar = new Map<string, string>()) => createClient(withCookies(fetch, jar), routes)
  return {
    client,
    fetch,
    browser,
    as: async (staff) => {
      const own = browser()
      const signedIn = await own.signIn({ body: { email: staff.email, password: staff.password } })
      if (!signedIn.ok) throw new Error(`Sign-in failed: ${signedIn.problem.code}`)
      return own
    },
    riding: ({ token }) => createClient(withToken(fetch, token), routes),
    given: createGiven({ database: database.db, publisher, client, now: () => clock.now }),
    ports: all,
    clock,
    published: publisher.published,
  }
}

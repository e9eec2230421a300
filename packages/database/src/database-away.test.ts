import { createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'
import { openDatabase, type OpenDatabaseOptions } from './open-database.ts'

const endings: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/**
 * A server that takes every connection and never says a word, as one that was stopped in the
 * middle.
 */
async function mute(): Promise<{ readonly url: string; readonly server: Server }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    sockets.add(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `postgres://shop@127.0.0.1:${port}/shop`, server }
}

function open(url: string, options: OpenDatabaseOptions) {
  const database = openDatabase(url, { log: () => undefined, ...options })
  endings.push(async () => (await database).close())
  return database
}

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  )

test('300 who ask a database that never answers are all told within the wait for a connection', async () => {
  const { url } = await mute()
  const { db } = await open(url, { max: 3, connectionWait: 400 })
  const begun = performance.now()
  const failures = await Promise.all(
    Array.from({ length: 300 }, () => failureOf(sql`select ${1}`.execute(db))),
  )
  expect(failures.filter((failure) => !isDatabaseAway(failure))).toEqual([])
  // All of them wait side by side, not one after the other.
  expect(performance.now() - begun).toBeLessThan(4_000)
})

test('a query that finds the queue for connections full fails at once', async () => {
  const { url } = await mute()
  const { db, pool } = await open(url, { max: 1, connectionWait: 2_000, mostWaiting: 5 })
  const asked = Array.from({ length: 6 }, () => failureOf(sql`select ${1}`.execute(db)))
  await expect.poll(() => pool.waitingCount).toBeGreaterThanOrEqual(5)
  const begun = performance.now()
  const failure = await failureOf(sql`select ${1}`.execute(db))
  expect(performance.now() - begun).toBeLessThan(500)
  expect(failure).toMatchObject({ name: 'DatabaseBusy' })
  expect(isDatabaseAway(failure)).toBe(true)
  await Promise.all(asked)
})

test('a database that is not there is away', async () => {
  const { url, server } = await mute()
  await new Promise((resolve) => server.close(resolve))
  const { db } = await open(url, { connectionWait: 2_000 })
  expect(isDatabaseAway(await failureOf(sql`select ${1}`.execute(db)))).toBe(true)
})

test.each(['57P01', '57P03', '08006', '53300', '57014', '25006'])(
  'SQLSTATE %s is for another time',
  (code) => {
    expect(isDatabaseAway(Object.assign(new Error('gone'), { code }))).toBe(true)
  },
)

test.each(['23505', '23514', '42601', '22P02', '40P01', undefined])('SQLSTATE %s is not', (code) => {
  expect(isDatabaseAway(Object.assign(new Error('broken'), { code }))).toBe(false)
  expect(isDatabaseAway(code)).toBe(false)
})

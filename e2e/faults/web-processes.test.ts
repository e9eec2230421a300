import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createDatabase, runStatement } from '../create-database.ts'
import { makeDataDir, startServer, type RunningServer } from '../start-server.ts'
import { importOnePlateShop } from './one-plate-shop.ts'
import { onePlateOrder, sendOrder, type Acknowledged } from './order-stream.ts'
import { START_MS } from './two-servers.ts'

const TOKEN = 'a-token-of-twenty-letters'

const endings: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

async function openShop() {
  const database = await createDatabase()
  const dataDir = makeDataDir()
  endings.push(database.drop, () => rm(dataDir, { recursive: true, force: true }))
  await importOnePlateShop({ DATA_DIR: dataDir, DATABASE_URL: database.url })
  const server = await startServer({
    dataDir,
    databaseUrl: database.url,
    processes: 2,
    env: { LOAD_DEMO: 'false', METRICS_TOKEN: TOKEN },
  })
  endings.push(() => server.stop().catch(() => undefined))
  return { server, databaseUrl: database.url }
}

type Listening = { readonly pid: number; readonly hasJobs: boolean }

/** Processes that said that they listen, the first one first. */
const listening = ({ printed }: RunningServer): readonly Listening[] =>
  printed()
    .split('\n')
    .filter((line) => line.includes('"event":"listening"'))
    .map((line) => JSON.parse(line) as Listening)

async function untilListening(server: RunningServer, count: number): Promise<readonly Listening[]> {
  while (listening(server).length < count) await wait(50)
  return listening(server)
}

/** Sends an order under one key until it is answered, as a browser does. */
async function order(server: RunningServer, key: string): Promise<Acknowledged> {
  const body = await onePlateOrder(server.url).catch(() => undefined)
  const answer = body && (await sendOrder(server.url, key, body))
  return answer ?? wait(20).then(() => order(server, key))
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test(
  'the process with the jobs is killed while diners order: no order is lost or doubled, and another takes its place',
  async () => {
    const { server, databaseUrl } = await openShop()
    const [first] = await untilListening(server, 2)
    const keys = Array.from({ length: 24 }, () => randomUUID())
    const under = keys.map(async (key, index) => {
      await wait(index * 20)
      return order(server, key)
    })
    await under[6]
    process.kill(first?.pid ?? 0, 'SIGKILL')
    const answers = await Promise.all(under)

    expect(await Promise.all(keys.map((key) => order(server, key)))).toEqual(answers)
    expect(await runStatement(databaseUrl, 'select count(*)::int as orders from orders')).toEqual([
      { orders: 24 },
    ])
    const [, other, again] = await untilListening(server, 3)
    expect([first?.hasJobs, other?.hasJobs, again?.hasJobs]).toEqual([true, false, true])
    await expect(server.stop()).rejects.toThrow('"event":"process-ended"')
  },
  START_MS,
)

test(
  'the processes are one server: their metrics are summed, and a signal ends them all',
  async () => {
    const { server } = await openShop()
    const processes = await untilListening(server, 2)
    await Promise.all(Array.from({ length: 40 }, () => fetch(`${server.url}/api/diner/none`)))
    const scraped = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(await scraped.text()).toContain('mostrador_requests_total{area="api",status="4xx"} 40')

    await server.stop()
    expect(processes.map(({ pid }) => isAlive(pid))).toEqual([false, false])
  },
  START_MS,
)

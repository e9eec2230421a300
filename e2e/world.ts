import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { bigMenuTenant } from '@mostrador/bench/big-tenant'
import pg from 'pg'
import { makeDataDir, repository, startServer } from './start-server.ts'

const run = promisify(execFile)

/** Where a journey takes place: the servers that the diner and the staff call, which may be two processes of one shop. */
export type World = {
  readonly dinerUrl: string
  readonly staffUrl: string
  readonly stop: () => Promise<void>
}

/** A secret that processes of one shop share. */
const SHARED_SECRET = 'a secret of at least thirty-two characters'

const only = (url: string, stop: () => Promise<void>): World => ({ dinerUrl: url, staffUrl: url, stop })

/** The server with the demo that most journeys share; it stops after the last of them. */
async function demo(): Promise<World> {
  return only(process.env.DEMO_URL ?? '', async () => undefined)
}

/** A server with the demo of its own, for journeys that change the menu under everybody's feet. */
async function ownDemo(): Promise<World> {
  const server = await startServer()
  return only(server.url, server.stop)
}

const FIXTURE = join(repository, 'e2e/fixtures/horno-de-malvin.tenant.json')

/** The demo with an outbox that can be read, on which whoever leaves a cart is reminded after three seconds. */
async function reminding(): Promise<World> {
  const server = await startServer({ env: { SHOW_OUTBOX: 'true', ABANDONED_CART_MINUTES: '0.05' } })
  return only(server.url, server.stop)
}

/** A shop that is not of the demo, imported by the command into an empty data folder before its server starts. */
async function importedTenant(file: string = FIXTURE): Promise<World> {
  const dataDir = makeDataDir()
  await importTenant(dataDir, file)
  const server = await startServer({ dataDir, env: { LOAD_DEMO: 'false' } })
  return only(server.url, async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
}

/** The same for a tenant that stands in no file yet. Its pictures are those of packages. */
async function writtenTenant(tenant: unknown): Promise<World> {
  const folder = makeDataDir()
  const file = join(folder, 'tenant.json')
  await writeFile(file, JSON.stringify(tenant))
  const world = await importedTenant(file)
  await rm(folder, { recursive: true, force: true })
  return world
}

/** A shop with a thousand plates in sixty categories. */
const bigMenu = (): Promise<World> => writtenTenant(bigMenuTenant())

type MenuConfig = { readonly plateDetailInModal: boolean; readonly platesInMainView: boolean }
type Branded = { branches: { branding: { menuConfig: MenuConfig } }[] }

/** The shop of the file, as a brand that shows its categories first and a plate as a sheet. */
async function categoriesFirst(): Promise<World> {
  const tenant = JSON.parse(await readFile(FIXTURE, 'utf8')) as Branded
  for (const { branding } of tenant.branches) {
    branding.menuConfig = { plateDetailInModal: true, platesInMainView: false }
  }
  return writtenTenant(tenant)
}

/** Runs `npm run tenant -- import FILE` on a data folder that no server has open. */
export async function importTenant(dataDir: string, file: string): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'tenant', '--', 'import', file], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  return stdout
}

/** The demo on one PostgreSQL database with two server processes: the diner calls one, the staff the other. */
async function twoProcesses(): Promise<World> {
  const postgresUrl = process.env.TEST_DATABASE_URL
  if (!postgresUrl) throw new Error('TEST_DATABASE_URL has to name a PostgreSQL server: use npm run e2e.')
  const database = `journey_${process.pid}_${Date.now()}`
  await administer(postgresUrl, `create database ${database}`)
  const databaseUrl = Object.assign(new URL(postgresUrl), { pathname: `/${database}` }).href
  // One after the other: the first migrates and loads the demo. They share the pictures' folder, as behind a balancer.
  const first = await startServer({ databaseUrl, env: { SECRET: SHARED_SECRET } })
  const second = await startServer({
    databaseUrl,
    dataDir: first.dataDir,
    env: { SECRET: SHARED_SECRET },
  })
  const stop = async (): Promise<void> => {
    await Promise.all([second.stop(), first.stop()])
    await administer(postgresUrl, `drop database ${database} with (force)`)
  }
  return { dinerUrl: first.url, staffUrl: second.url, stop }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** The worlds that a file of journeys can choose from by `test.use({ worldName: … })`. */
export const worlds = {
  demo,
  reminding,
  ownDemo,
  importedTenant: () => importedTenant(),
  bigMenu,
  categoriesFirst,
  twoProcesses,
}

/** The name of a world. */
export type WorldName = keyof typeof worlds

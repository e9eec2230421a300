import { join } from 'node:path'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { bigMenuTenant } from '@mostrador/bench/big-tenant'
import { createDatabase } from './create-database.ts'
import { makeDataDir, repository, startServer, type RunningServer } from './start-server.ts'
import { startOnDemo } from './start-on-demo.ts'
import { SHARED_SECRET, tenantCommand } from './tenant-command.ts'
import { mercadoPagoWorld } from './mercadopago-world.ts'
import { webpayWorld } from './webpay-world.ts'

/**
 * Where a journey takes place: the servers that the diner and the staff call, which may be two
 * processes of one shop.
 */
export type World = {
  readonly dinerUrl: string
  readonly staffUrl: string
  readonly stop: () => Promise<void>
  /** The link that the start printed, by which a first company is founded. */
  readonly foundingLink?: () => string
  /** Says whose owners make more of them in the console, as the operator does by the command. */
  readonly letRun?: (alias: string) => Promise<void>
  /** Ends the time to pay of an order; only where the world can. */
  readonly endTimeToPay?: (code: string) => Promise<void>
  /** Charges and refunds of the Webpay of this world. */
  readonly webpay?: () => { readonly charges: number; readonly refunds: number }
}

const only = (url: string, stop: () => Promise<void>): World => ({ dinerUrl: url, staffUrl: url, stop })

/** The server with the demo that most journeys share; it stops after the last of them. */
async function demo(): Promise<World> {
  return only(process.env.DEMO_URL ?? '', async () => undefined)
}

/** A server with the demo of its own, for journeys that change the menu under everybody's feet. */
async function ownDemo(): Promise<World> {
  const server = await startOnDemo()
  return { ...only(server.url, server.stop), letRun: letRunOn(server) }
}

/** Says on the data of a server whose owners make more shops. */
const letRunOn =
  ({ dataDir, url }: RunningServer): NonNullable<World['letRun']> =>
  async (alias) =>
    void (await tenantCommand(['operator', alias], { DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: url }))

/** A server without any company. */
async function empty(): Promise<World> {
  const server = await startServer({ env: { LOAD_DEMO: 'false' } })
  const linkIn = (text: string): string => /\S+\/console\/empezar#\S+/.exec(text)?.[0] ?? ''
  return {
    ...only(server.url, server.stop),
    foundingLink: () => linkIn(server.printed()),
    letRun: letRunOn(server),
  }
}

const FIXTURE = join(repository, 'e2e/fixtures/horno-de-malvin.tenant.json')

/** The demo, with reminders three seconds after a diner left a cart. */
async function reminding(): Promise<World> {
  const server = await startOnDemo({ ABANDONED_CART_MINUTES: '0.05' })
  return only(server.url, server.stop)
}

/**
 * A shop that is not of the demo, imported by the command into an empty data folder before its
 * server starts.
 */
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
type Branded = { branches: { branding: { menuConfig: MenuConfig }; voice?: 'VOS' }[] }

/**
 * The shop of the file, as a brand that shows its categories first and a plate as a sheet, and
 * speaks vos.
 */
async function categoriesFirst(): Promise<World> {
  const tenant = JSON.parse(await readFile(FIXTURE, 'utf8')) as Branded
  for (const branch of tenant.branches) {
    branch.branding.menuConfig = { plateDetailInModal: true, platesInMainView: false }
    branch.voice = 'VOS'
  }
  return writtenTenant(tenant)
}

/** Runs `npm run tenant -- import FILE` on a data folder that no server has open. */
const importTenant = (dataDir: string, file: string): Promise<string> =>
  tenantCommand(['import', file], { DATA_DIR: dataDir, DATABASE_URL: '' })

/**
 * The demo on one PostgreSQL database with two server processes: the diner calls one, the staff the
 * other.
 */
async function twoProcesses(): Promise<World> {
  const { url: databaseUrl, drop } = await createDatabase()
  // One after the other: the first migrates and loads the demo. They share the pictures' folder, as
  // behind a balancer.
  const first = await startServer({ databaseUrl, env: { SECRET: SHARED_SECRET } })
  const second = await startServer({
    databaseUrl,
    dataDir: first.dataDir,
    env: { SECRET: SHARED_SECRET },
  })
  const stop = async (): Promise<void> => {
    await Promise.all([second.stop(), first.stop()])
    await drop()
  }
  return { dinerUrl: first.url, staffUrl: second.url, stop }
}

/** The worlds that a file of journeys can choose from by `test.use({ worldName: … })`. */
export const worlds = {
  demo,
  reminding,
  ownDemo,
  // A world is shared by the files that name it, one after the other: these are of one file each,
  // which reads that there is nobody else, and nothing yet.
  demoOfTheTeam: ownDemo,
  demoOfScheduledChanges: ownDemo,
  importedTenant: () => importedTenant(),
  bigMenu,
  categoriesFirst,
  empty,
  twoProcesses,
  webpay: webpayWorld,
  mercadoPago: () => mercadoPagoWorld(startOnDemo),
}

/** The name of a world. */
export type WorldName = keyof typeof worlds

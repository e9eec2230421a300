import { emptyDatabase, openTestDatabase, type TestDatabase } from '@mostrador/database/testing'

/** A statement with its parameters. */
export type Query = { readonly text: string; readonly values: readonly unknown[] }
type Client = { query: (...input: unknown[]) => unknown }

const watched = new WeakSet<Client>()
let recording: Query[] | undefined
let opened: TestDatabase | undefined

/** Every statement goes through a client of the pool, `begin` and `commit` among them. */
function watch(client: Client): void {
  if (watched.has(client)) return
  watched.add(client)
  const query = client.query.bind(client)
  client.query = (...input) => {
    const [first] = input
    recording?.push(typeof first === 'string' ? { text: first, values: [] } : (first as Query))
    return query(...input)
  }
}

/** The migrated database of this test process, with nothing in it. */
export async function emptyTestDatabase(): Promise<TestDatabase> {
  if (!opened) {
    opened = await openTestDatabase()
    opened.pool.on('acquire', (client) => watch(client as unknown as Client))
  }
  await emptyDatabase(opened.db)
  return opened
}

/** The statements that an action sends to the database, in their order, with their parameters. */
export async function queriesOf(action: () => Promise<unknown>): Promise<readonly Query[]> {
  const queries: Query[] = []
  recording = queries
  await action()
  recording = undefined
  return queries
}

/** The statements that an action sends to the database, in their order. */
export async function statementsOf(action: () => Promise<unknown>): Promise<readonly string[]> {
  return (await queriesOf(action)).map(({ text }) => text)
}

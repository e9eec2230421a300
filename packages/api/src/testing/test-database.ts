import { emptyDatabase, openTestDatabase, type TestDatabase } from '@mostrador/database/testing'

type Statement = { readonly text: string }
type Client = { query: (...input: unknown[]) => unknown }

const watched = new WeakSet<Client>()
let recording: string[] | undefined
let opened: TestDatabase | undefined

/** Every statement goes through a client of the pool, `begin` and `commit` among them. */
function watch(client: Client): void {
  if (watched.has(client)) return
  watched.add(client)
  const query = client.query.bind(client)
  client.query = (...input) => {
    const [first] = input
    recording?.push(typeof first === 'string' ? first : (first as Statement).text)
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

/** The statements that an action sends to the database, in their order. */
export async function statementsOf(action: () => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = []
  recording = statements
  await action()
  recording = undefined
  return statements
}

import { emptyDatabase, openTestDatabase, type TestDatabase } from '@mostrador/database/testing'

/** A statement with its parameters. */
export type Query = { readonly text: string; readonly values: readonly unknown[] }
type Client = { query: (...input: unknown[]) => unknown }

/** An error that the database answered, and so wrote into its log; `detail` may be a whole row. */
export type DatabaseFailure = {
  readonly code?: string
  readonly message: string
  readonly detail?: string
}

const watched = new WeakSet<Client>()
let recording: Query[] | undefined
let failures: DatabaseFailure[] | undefined
let opened: TestDatabase | undefined

/** Every statement goes through a client of the pool, `begin` and `commit` among them. */
function watch(client: Client): void {
  if (watched.has(client)) return
  watched.add(client)
  const query = client.query.bind(client)
  client.query = (...input) => {
    const [first] = input
    recording?.push(typeof first === 'string' ? { text: first, values: [] } : (first as Query))
    const answer = query(...input)
    const noted = failures
    if (answer instanceof Promise) answer.catch((error: DatabaseFailure) => noted?.push(error))
    return answer
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

/**
 * The errors that the database answers while something happens; each of them is a line of a
 * server's log.
 */
export async function failuresOf(action: () => Promise<unknown>): Promise<readonly DatabaseFailure[]> {
  const noted: DatabaseFailure[] = []
  failures = noted
  try {
    await action()
  } finally {
    failures = undefined
  }
  return noted
}

import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** Proxy between a server and its PostgreSQL that counts statements. */
export type QueryCounter = {
  /** The address of the database by way of the counter. */
  readonly url: string
  /** Statements since it was asked last. */
  readonly taken: () => number
  readonly stop: () => void
}

const QUERY = 'Q'.charCodeAt(0)
const EXECUTE = 'E'.charCodeAt(0)
const STARTUP_AND_TYPE = { startup: 0, typed: 1 } as const

/** Reads a client's messages, and reports each statement. The first message has no type. */
function watchStatements(onStatement: () => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let lead: number = STARTUP_AND_TYPE.startup
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= lead + 4) {
      const length = rest.readInt32BE(lead)
      if (rest.length < lead + length) return
      const type = lead === STARTUP_AND_TYPE.typed ? rest[0] : undefined
      if (type === QUERY || type === EXECUTE) onStatement()
      rest = rest.subarray(lead + length)
      lead = STARTUP_AND_TYPE.typed
    }
  }
}

/** Opens a port that leads to a PostgreSQL server without passwords or encryption, and counts. */
export async function countQueries(databaseUrl: string): Promise<QueryCounter> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let statements = 0
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname)
    const watch = watchStatements(() => (statements += 1))
    client.on('data', watch)
    client.pipe(database)
    database.pipe(client)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    taken: () => {
      const all = statements
      statements = 0
      return all
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

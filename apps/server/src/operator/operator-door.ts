// words: what this door answers is for the operator, in the language of the house.
import { chmod, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Log } from '@mostrador/api/ground/ports'
import { isOperation, type OperationName } from './operations.ts'

/** Largest input of an operation, in bytes: the heaviest tenant file, with room to spare. */
export const LARGEST_OPERATION = 24 * 1024 * 1024

/** Longest path of a socket, which operating systems limit to about a hundred characters. */
const LONGEST_PATH = 100

/**
 * Returns the socket in the data folder where its server listens to the operator's commands;
 * undefined where the path is too long.
 */
export function operatorSocket(dataDir: string): string | undefined {
  const path = join(dataDir, 'operator.sock')
  return [path, relative(process.cwd(), path)].find((one) => Buffer.byteLength(one) <= LONGEST_PATH)
}

type Refused = { readonly status: number; readonly sentence: string }

/** Whether a page sent the call, which is then no command. */
const isFromBrowser = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined

function operationOf(request: IncomingMessage): OperationName | Refused {
  if (isFromBrowser(request)) return { status: 403, sentence: 'Acá no entran páginas.' }
  const name = /^\/([A-Za-z]+)$/.exec(request.url ?? '')?.[1] ?? ''
  if (request.method !== 'POST' || !isOperation(name))
    return { status: 404, sentence: 'El servidor no conoce esta orden: es de otra versión.' }
  return name
}

async function inputOf(request: IncomingMessage): Promise<Buffer | Refused> {
  const chunks: Buffer[] = []
  let size = 0
  // A body that is too large is read to its end and dropped: a caller who still sends would not
  // read the answer.
  for await (const chunk of request) {
    size += chunk.length
    if (size <= LARGEST_OPERATION) chunks.push(chunk)
  }
  return size <= LARGEST_OPERATION
    ? Buffer.concat(chunks)
    : { status: 413, sentence: 'El archivo es demasiado grande.' }
}

const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'sentence' in value

type DoorParts = {
  readonly dataDir: string
  readonly perform: (name: OperationName, input: unknown) => Promise<unknown>
  readonly log: Pick<Log, 'warn' | 'error'>
}

async function answer(request: IncomingMessage, { perform, log }: DoorParts): Promise<Buffer | Refused> {
  const name = operationOf(request)
  if (isRefused(name)) return name
  const bytes = await inputOf(request)
  if (isRefused(bytes)) return bytes
  let input: unknown
  try {
    input = deserialize(bytes)
  } catch {
    return { status: 400, sentence: 'El servidor no entendió la orden.' }
  }
  try {
    return serialize(await perform(name, input))
  } catch (error) {
    const { message, stack } = error as Error
    log.error('operation-failed', { operation: name, message, stack })
    return { status: 500, sentence: `El servidor no pudo hacerlo: ${message}` }
  }
}

function send(response: ServerResponse, result: Buffer | Refused): void {
  if (isRefused(result)) response.writeHead(result.status).end(result.sentence)
  else response.end(result)
}

/**
 * Listens to the operator's commands while this process has the embedded database open, which no
 * other process can open. The socket can be opened by the data folder's owner alone: the system
 * keeps other users out, and browsers and other machines cannot reach a socket of the file system.
 * Where there can be none, it is logged, and commands ask that the server be stopped. Returns a
 * function that closes it. Source: docs/security.md.
 */
export async function openOperatorDoor(parts: DoorParts): Promise<() => Promise<void>> {
  const path = operatorSocket(parts.dataDir)
  const server = createServer((request, response) => {
    void answer(request, parts).then(
      (result) => send(response, result),
      // The command has gone during its call.
      () => response.destroy(),
    )
  })
  try {
    if (path === undefined) throw new Error('The path of the data folder is too long for a socket.')
    // Left by a killed process, as the folder is ours alone.
    await rm(path, { force: true })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(path, resolve)
    })
    await chmod(path, 0o600)
  } catch (error) {
    parts.log.warn('operator-door-closed', { message: (error as Error).message })
  }
  return () =>
    new Promise((resolve) => {
      if (!server.listening) return resolve()
      server.close(() => resolve())
      server.closeIdleConnections()
    })
}

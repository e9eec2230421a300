import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { request, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LARGEST_OPERATION, openOperatorDoor } from './operator-door.ts'

let dataDir: string
let close: () => Promise<void>
let asked: unknown[]
let told: string[]
const socketPath = (): string => join(dataDir, 'operator.sock')

const log = {
  warn: (event: string) => void told.push(event),
  error: (event: string) => void told.push(event),
}

const open = (folder: string) =>
  openOperatorDoor({
    dataDir: folder,
    perform: async (name, input) => {
      if (input === 'break') throw new Error('the disk is full')
      asked.push([name, input])
      return { ok: true, at: new Date(0) }
    },
    log,
  })

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'door-'))
  asked = []
  told = []
  // A killed process left its socket file behind.
  await writeFile(socketPath(), '')
  close = await open(dataDir)
})
afterEach(async () => {
  await close()
  await rm(dataDir, { recursive: true })
})

type Call = { readonly path?: string; readonly method?: string; readonly headers?: OutgoingHttpHeaders }

function send(
  body: Uint8Array,
  { path = '/importTenant', method = 'POST', headers = {} }: Call = {},
): Promise<{ readonly status: number | undefined; readonly bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath: socketPath(), path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode, bytes: Buffer.concat(chunks) }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** spec('decisions beyond-the-documents.31') */
test('a command is done by the server, through a socket that its owner alone may open', async () => {
  expect((await stat(socketPath())).mode & 0o777).toBe(0o600)
  const { status, bytes } = await send(serialize({ text: '{}', folder: '/' }))
  expect([status, deserialize(bytes)]).toEqual([200, { ok: true, at: new Date(0) }])
  expect(asked).toEqual([['importTenant', { text: '{}', folder: '/' }]])
  expect(told).toEqual([])
})

test.each([
  ['of a page of another origin', 403, { headers: { origin: 'https://evil.example' } }],
  ['that a browser sends by itself', 403, { headers: { 'sec-fetch-site': 'none' } }],
  ['of another name', 404, { path: '/toString' }],
  ['of a path', 404, { path: '/importTenant/../importTenant' }],
  ['by another method', 404, { method: 'PUT' }],
] as const)('a call %s is answered %i and does nothing', async (_, status, how) => {
  expect((await send(serialize({}), how)).status).toBe(status)
  expect(asked).toEqual([])
})

test('an operation that is too large or no data is refused, and the next call is answered', async () => {
  expect((await send(Buffer.alloc(LARGEST_OPERATION + 1))).status).toBe(413)
  expect((await send(Buffer.from('no data'))).status).toBe(400)
  expect((await send(Buffer.alloc(0))).status).toBe(400)
  expect(asked).toEqual([])
  expect((await send(serialize({}))).status).toBe(200)
})

test('an operation that breaks is told to the command and to the log, and stops nothing', async () => {
  const { status, bytes } = await send(serialize('break'))
  expect([status, bytes.toString()]).toEqual([500, 'El servidor no pudo hacerlo: the disk is full'])
  expect(told).toEqual(['operation-failed'])
  expect((await send(serialize({}))).status).toBe(200)
})

test('where there can be no socket the server starts all the same, and says so', async () => {
  const closeOther = await open(join(dataDir, 'not', 'there'))
  const closeLong = await open(`/${'long/'.repeat(30)}`)
  expect(told).toEqual(['operator-door-closed', 'operator-door-closed'])
  await closeOther()
  await closeLong()
})

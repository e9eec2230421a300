import { createSocket } from 'node:dgram'
import type { AddressInfo } from 'node:net'
import { startHost } from '@mostrador/outbound/testing/local-host'
import { expect, onTestFinished, test } from 'vitest'
import { hostAsker, namedTexts } from './named-addresses.ts'

/**
 * Answer of a name service for a name: its texts, each in parts, or a failure's code (RFC 1035).
 */
type Said = { readonly texts?: readonly (readonly string[])[]; readonly code?: number }

const NO_SUCH_NAME = 3
const SERVER_FAILED = 2

/** The name that a question asks for, and where the question ends. */
function questionIn(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 5 }
}

/** The answer to a question: flags, how many records, the question again, and each record. */
function answerTo(query: Buffer, { texts = [], code = 0 }: Said): Buffer {
  const { end } = questionIn(query)
  const head = Buffer.alloc(12)
  query.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x81_80 | code, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(texts.length, 6)
  const records = texts.map((parts) => {
    const data = Buffer.concat(
      parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])),
    )
    // Named by a pointer to the question; TXT, IN, a minute.
    const about = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255])
    return Buffer.concat([about, data])
  })
  return Buffer.concat([head, query.subarray(12, end), ...records])
}

/** Starts a name service on this machine that ends with the test. */
async function startNames(said: Readonly<Record<string, Said>>): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => {
    const found = said[questionIn(query).name] ?? { code: NO_SUCH_NAME }
    socket.send(answerTo(query, found), port, address)
  })
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound))
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`
}

test('the texts of a name are told whole, and nothing from a name service that failed', async () => {
  const names = await startNames({
    '_mostrador.ombu.example': { texts: [['mostrador=', 'ab12'], ['v=spf1 -all']] },
    '_mostrador.leer.example': {},
    '_mostrador.roto.example': { code: SERVER_FAILED },
  })
  const textsOf = (name: string) => namedTexts(`_mostrador.${name}`, [names])
  expect((await textsOf('ombu.example'))?.toSorted()).toEqual(['mostrador=ab12', 'v=spf1 -all'])
  expect(await textsOf('leer.example')).toEqual([])
  expect(await textsOf('nadie.example')).toEqual([])
  expect(await textsOf('roto.example')).toBeUndefined()
})

/** spec('decisions beyond-the-documents.8') */
test('a server at a tenant’s name is asked only where its address is public', async () => {
  const machine = await startHost((_, response) => response.end('{"answer":"x"}'))
  const names: Parameters<typeof hostAsker>[1] = (_, __, done) =>
    done(null, [{ address: '127.0.0.1', family: 4 }])
  const url = `http://pedidos.ombu.example:${machine.port}/.well-known/mostrador/ab`
  expect(await hostAsker([], names)(url)).toBeUndefined()
  expect(await hostAsker([])(`http://127.0.0.1:${machine.port}/`)).toBeUndefined()
  expect(machine.asked).toEqual([])
  expect(await hostAsker(['127.0.0.0/8'], names)(url)).toEqual({ answer: 'x' })
})

test('an answer that is large, no JSON, a redirect or none at all is none', async () => {
  const machine = await startHost((request, response) => {
    if (request.url === '/large') response.end(JSON.stringify({ answer: 'x'.repeat(5000) }))
    else if (request.url === '/page') response.end('<!doctype html>')
    else if (request.url === '/away') response.writeHead(302, { location: '/page' }).end()
    else response.writeHead(404).end('{}')
  })
  const ask = hostAsker(['127.0.0.0/8'])
  for (const path of ['/large', '/page', '/away', '/other'])
    expect([path, await ask(machine.url + path)]).toEqual([path, undefined])
  expect(await ask('http://127.0.0.1:1/')).toBeUndefined()
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { positionSender, ride } from './rider-load.ts'

const endings: (() => void)[] = []

afterEach(() => {
  for (const end of endings.splice(0)) end()
})

/** A server that takes positions, but from one rider. */
async function startServer(refused = '') {
  const heard: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const who = request.headers.authorization ?? ''
      heard.push(`${request.method} ${request.url} ${who} ${body}`)
      response.writeHead(who === `Bearer ${refused}` ? 429 : 204).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const sender = positionSender(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  endings.push(() => server.close(), sender.stop)
  const send = (rider: number): Promise<void> =>
    sender.send({ token: `rider-${rider}`, body: `{"of":${rider}}` })
  return { heard, send }
}

test('every rider sends its position with its own token', async () => {
  const { heard, send } = await startServer()
  expect(await ride({ riders: 3, positions: 1, everyMs: 50 }, send)).toBeGreaterThan(0)
  expect(heard.toSorted()).toEqual(
    [1, 2, 3].map((rider) => `POST /api/rider/position Bearer rider-${rider} {"of":${rider}}`),
  )
})

test('a position that is refused ends the measurement, once the others were answered', async () => {
  const { heard, send } = await startServer('rider-2')
  await expect(ride({ riders: 50, positions: 1, everyMs: 50 }, send)).rejects.toThrow('A position: 429')
  expect(heard).toHaveLength(50)
})

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { writeOrder, type OrderTemplate } from './valid-order.ts'

export type OrderLoad = {
  readonly url: string
  readonly connections: number
  readonly requests: number
  readonly orders: readonly OrderTemplate[]
}

/**
 * One request as bytes: a diner with a key, a phone and an address of his own, or the limit of an
 * address would be measured.
 */
function requestOf({ url, orders }: OrderLoad, number: number): Buffer {
  const { host, pathname } = new URL(url)
  const template = orders[number % orders.length]
  const body = template ? writeOrder(template, number) : ''
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `idempotency-key: ${randomUUID()}`,
    `x-forwarded-for: 10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Sends a request and gives back the status, once the whole answer is there. */
function ask(socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const stop = (): void => void socket.off('data', read).off('close', fail)
    const fail = (): void => {
      stop()
      reject(new Error(`The server hung up after: ${answer}`))
    }
    const read = (chunk: Buffer): void => {
      answer += chunk.toString('latin1')
      const end = answer.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end))?.[1])
      const isChunked = Number.isNaN(length)
      if (isChunked ? !answer.endsWith('\r\n0\r\n\r\n') : answer.length < end + 4 + length) return
      stop()
      resolve(Number(answer.slice(9, 12)))
    }
    socket.on('data', read).on('close', fail)
    socket.write(request)
  })
}

/**
 * Places orders as fast as each connection is answered. Every request is written before the clock
 * runs, and answers are hardly parsed: on a machine with few processors the generator takes its
 * share of the measured time.
 */
export async function placeOrders(
  load: OrderLoad,
): Promise<{ answers: number; seconds: number; failures: number }> {
  const waiting = Array.from({ length: load.requests }, (_, index) => requestOf(load, index)).values()
  const { hostname, port } = new URL(load.url)
  const sockets = Array.from({ length: load.connections }, () => connect(Number(port), hostname))
  await Promise.all(sockets.map((socket) => once(socket.setNoDelay(), 'connect')))
  let answers = 0
  let failures = 0
  const began = performance.now()
  const work = async (socket: Socket): Promise<void> => {
    for (const request of waiting) {
      const status = await ask(socket, request)
      if (status >= 200 && status < 300) answers += 1
      else failures += 1
    }
  }
  await Promise.all(sockets.map(work))
  const seconds = (performance.now() - began) / 1000
  for (const socket of sockets) socket.destroy()
  return { answers, seconds, failures }
}

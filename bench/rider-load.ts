import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

type Position = { readonly token: string; readonly body: string }

/** Sends positions to a server over connections that stay open. */
export type PositionSender = {
  /** Throws when it was not accepted. */
  readonly send: (position: Position) => Promise<void>
  readonly stop: () => void
}

/** Opens the way by which positions are sent. */
export function positionSender(url: string): PositionSender {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const send = ({ token, body }: Position): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }
      const asked = request(`${url}/api/rider/position`, { method: 'POST', agent, headers }, (answer) => {
        answer.resume()
        answer.once('end', () =>
          answer.statusCode === 204 ? resolve() : reject(new Error(`A position: ${answer.statusCode}`)),
        )
      })
      asked.once('error', reject)
      asked.end(body)
    })
  return { send, stop: () => agent.destroy() }
}

/** Riders, positions of each, and the time between two, in milliseconds. */
export type Ride = { readonly riders: number; readonly positions: number; readonly everyMs: number }

/**
 * Sends a position of every rider as often as wished, evenly spread, whether or not earlier ones
 * were answered. Returns how many each second were accepted; throws the first refusal, once all
 * are answered.
 */
export async function ride(
  { riders, positions, everyMs }: Ride,
  send: (rider: number) => Promise<void>,
): Promise<number> {
  const failures: unknown[] = []
  const under: Promise<void>[] = []
  const began = performance.now()
  for (let at = 0; at < riders * positions; at += 1) {
    const early = began + (at * everyMs) / riders - performance.now()
    if (early > 0) await wait(early)
    under.push(send((at % riders) + 1).catch((error: unknown) => void failures.push(error)))
  }
  await Promise.all(under)
  if (failures.length > 0) throw failures[0]
  return under.length / ((performance.now() - began) / 1000)
}

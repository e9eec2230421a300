import type { Client } from '@mostrador/contract/client'
import { dropPosition, waitingPositions } from './positions.ts'
import { asRider, type RiderSession } from './rider-session.ts'

const underWay = new Map<string, Promise<void>>()

/** Sends the waiting positions in order until one fails. Concurrent calls share one run. */
export function sendPositions(
  alias: string,
  session: RiderSession,
  client: Pick<Client, 'sendRiderPosition'>,
): Promise<void> {
  const known = underWay.get(alias)
  if (known) return known
  const sending = sendAll(alias, session, client).finally(() => underWay.delete(alias))
  underWay.set(alias, sending)
  return sending
}

async function sendAll(
  alias: string,
  session: RiderSession,
  client: Pick<Client, 'sendRiderPosition'>,
): Promise<void> {
  const queue = waitingPositions(alias)
  for (let position = queue.latest()[0]; position; position = queue.latest()[0]) {
    const result = await client.sendRiderPosition({ body: position }, asRider(session))
    const status = result.ok ? 204 : result.problem.status
    if (status === 0 || status === 429 || status >= 500 || status === 401) return
    // Sent, or refused for ever.
    dropPosition(alias, position)
  }
}

import type { Rehearsal } from '@mostrador/contract/rehearsal/rehearsal-endpoints'
import { REHEARSAL_MINUTES } from '@mostrador/domain/rehearsal/rehearsal-token'
import { findMenuUrl } from '../../people/host/find-menu-url.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { announceToBoard } from '../../ground/realtime/announce.ts'
import {
  beginRehearsal,
  endRehearsals,
  latestRehearsal,
  listRehearsed,
  markPrinted,
  tokenOfRehearsal,
  type RehearsedRow,
} from './rehearsal-store.ts'
import type { OpenRehearsal } from '../../ground/preview.ts'

const paymentOf = ({ isOnline, paymentStatus }: RehearsedRow): Rehearsal['orders'][number]['payment'] => {
  if (!isOnline || paymentStatus === null) return 'CASH'
  return paymentStatus === 'REJECTED' || paymentStatus === 'EXPIRED' ? 'FAILED' : paymentStatus
}

const orderOf = (row: RehearsedRow): Rehearsal['orders'][number] => ({
  id: row.id,
  number: row.number,
  placedAt: row.placedAt.toISOString(),
  acceptedAt: row.acceptedAt?.toISOString() ?? null,
  printedAt: row.printedAt?.toISOString() ?? null,
  canceledAt: row.canceledAt?.toISOString() ?? null,
  payment: paymentOf(row),
})

async function linkOf(api: Api, { id, contactId, endsAt }: OpenRehearsal): Promise<Rehearsal['open']> {
  const menuUrl = await findMenuUrl(api.database, contactId, api.publicUrl)
  if (endsAt <= api.now() || menuUrl === '') return null
  const query = new URLSearchParams({ preview: tokenOfRehearsal(api, id) })
  return { url: `${menuUrl}?${query.toString()}`, endsAt: endsAt.toISOString() }
}

async function rehearsalAt(api: Api, contactId: string): Promise<Rehearsal> {
  const latest = await latestRehearsal(api.database, contactId)
  if (!latest) return { open: null, orders: [] }
  const rows = await listRehearsed(api.database, latest.id)
  return { open: await linkOf(api, latest), orders: rows.map(orderOf) }
}

/** Returns the rehearsal of a branch contact, and the progress of its orders. */
const getRehearsal: Handler<'getRehearsal'> = async (api, { params }) =>
  yes(await rehearsalAt(api, params.id))

const startRehearsal: Handler<'startRehearsal'> = async (api, { params, staff }) => {
  const now = api.now()
  const endsAt = new Date(now.getTime() + REHEARSAL_MINUTES * 60_000)
  const made = { id: api.newId(), contactId: params.id, staffUserId: staff.id, now, endsAt }
  await beginRehearsal(api.database, made)
  return yes(await rehearsalAt(api, params.id))
}

const endRehearsal: Handler<'endRehearsal'> = async (api, { params }) => {
  await endRehearsals(api.database, params.id, api.now())
  return yes(await rehearsalAt(api, params.id))
}

/** Notes that the console printed the ticket of a rehearsed order, which its page ticks off. */
const tellPrinted: Handler<'tellPrinted'> = async (api, { params, staff }) => {
  const wanted = { id: params.id, contactIds: staff.branchContactIds, now: api.now() }
  const printed = await markPrinted(api.database, wanted)
  if (!printed) return no('order-not-found')
  announceToBoard(api, printed.contactId, printed)
  return yes(null)
}

const getOwnRehearsal: Handler<'getOwnRehearsal'> = async ({ rehearsal }) =>
  yes({ endsAt: rehearsal && rehearsal !== 'over' ? rehearsal.endsAt.toISOString() : null })

/** Handlers of rehearsals. */
export const rehearsalHandlers = {
  getRehearsal,
  startRehearsal,
  endRehearsal,
  tellPrinted,
  getOwnRehearsal,
}

import { z } from 'zod'
import { type Handler, no, yes } from '../http/handler.ts'

/** The largest payload that is kept, in characters of JSON. */
const PAYLOAD_LIMIT = 8_000

/** An id that a browser claims; what is none is dropped, the rest of the report is kept. */
const uuidOf = (text: string | null | undefined): string | null =>
  z.uuid().safeParse(text).success ? (text ?? null) : null

/** A browser tells what went wrong: it is kept for the shop's developers, and nothing is answered. Source: 000 §7. */
export const logDinerError: Handler<'logDinerError'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('diner-log', call.ip))) return no('too-many-requests')
  const payload = JSON.stringify(body.payload ?? null)
  await api.database
    .insertInto('diner_logs')
    .values({
      id: api.newId(),
      branch_contact_id: uuidOf(body.bcId),
      branch_id: uuidOf(body.branchId),
      url: body.url ?? '',
      lat: body.lat ?? null,
      lng: body.lng ?? null,
      full_address: body.fullAddress ?? null,
      address_from_local_storage: body.addressFromLocalStorage ?? null,
      component: body.component ?? '',
      payload:
        payload.length > PAYLOAD_LIMIT ? JSON.stringify({ cut: payload.slice(0, PAYLOAD_LIMIT) }) : payload,
      stack: body.stack ?? '',
      created_at: api.now(),
    })
    .execute()
  return yes(null)
}

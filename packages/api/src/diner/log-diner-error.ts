import { z } from 'zod'
import { type Handler, no, yes } from '../http/handler.ts'

/** The largest payload that is kept, in characters of JSON. */
const PAYLOAD_LIMIT = 8_000

/** A payload as JSON, cut to what is kept, between two characters; of one too deep to be written nothing is. */
function payloadJson(payload: unknown): string {
  try {
    const json = JSON.stringify(payload ?? null)
    if (json.length <= PAYLOAD_LIMIT) return json
    return JSON.stringify({ cut: json.slice(0, PAYLOAD_LIMIT).toWellFormed() })
  } catch {
    return JSON.stringify({ cut: '' })
  }
}

/** An id that a browser claims; what is none is dropped, the rest of the report is kept. */
const uuidOf = (text: string | null | undefined): string | null =>
  z.uuid().safeParse(text).success ? (text ?? null) : null

/** A browser tells what went wrong: it is kept for the shop's developers, and nothing is answered. Source: 000 §7. */
export const logDinerError: Handler<'logDinerError'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('diner-log', call.ip))) return no('too-many-requests')
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
      payload: payloadJson(body.payload),
      stack: body.stack ?? '',
      created_at: api.now(),
    })
    .execute()
  return yes(null)
}

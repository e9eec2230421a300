import { shipmentCopy } from '@mostrador/copy/shipment'
import type { ShipmentUpdate } from '@mostrador/contract/shipment/shipment-schema'
import { isDeliveryKey } from '@mostrador/domain/dispatch/delivery-key'
import { DELIVERY_KEY_TRIES } from '@mostrador/domain/shipment/rider-move'
import { sql } from 'kysely'
import { no } from '../../ground/http/handler.ts'
import { keepPicture, laterPicture } from '../../shop/picture/keep-picture.ts'
import type { Api } from '../../ground/ports.ts'
import type { RiderAction } from './move-store.ts'
import { isKeyAsked, type ShipmentRow } from './shipment-row.ts'

/** Proof in the place of the key, or none; or why the shipment is not handed over yet. */
export type HandedOver =
  | { readonly ok: true; readonly proof: RiderAction['proof'] }
  | { readonly ok: false; readonly outcome: KeyRefusal }

type KeyRefusal = ReturnType<
  typeof no<
    | 'delivery-key-required'
    | 'delivery-key-wrong'
    | 'delivery-key-used-up'
    | 'picture-unreadable'
    | 'file-turn-later'
  >
>

const refused = (outcome: KeyRefusal): HandedOver => ({ ok: false, outcome })
const withoutProof: HandedOver = { ok: true, proof: null }

/**
 * Notes the tried key before it is compared: of any number of tries at once five different ones
 * get through. A repeated key counts once, since a phone sends things twice. Returns the number of
 * tries.
 */
async function takeTry({ database }: Api, shipmentId: string, key: string): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    update shipments set delivery_key_tries =
      case when ${key} = any(delivery_key_tries) then delivery_key_tries else array_append(delivery_key_tries, ${key}) end
    where id = ${shipmentId}
      and (${key} = any(delivery_key_tries) or cardinality(delivery_key_tries) < ${DELIVERY_KEY_TRIES})
    returning cardinality(delivery_key_tries) as tries`.execute(database)
  return rows[0]?.tries
}

async function judgeKey(api: Api, row: ShipmentRow, key: string): Promise<HandedOver> {
  const wrong = (tries: number): HandedOver => {
    const left = DELIVERY_KEY_TRIES - tries
    if (left <= 0) return refused(no('delivery-key-used-up'))
    const message = shipmentCopy.keyWrong(left)
    return refused(no('delivery-key-wrong', [{ code: 'delivery-key-wrong', path: 'deliveryKey', message }]))
  }
  // A malformed key is a slip of the finger, and no try.
  if (!isDeliveryKey(key)) return wrong(row.keyTries.length)
  const tries = await takeTry(api, row.id, key)
  if (tries === undefined) return refused(no('delivery-key-used-up'))
  return key === row.deliveryKey ? withoutProof : wrong(tries)
}

async function judgeProof(
  { proofPhotos, turns }: Api,
  { photo, reason, companyId }: { photo: string; reason: string; companyId: string },
): Promise<HandedOver> {
  // The data of a data URL, behind its comma.
  const bytes = async (): Promise<Buffer> => Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64')
  const kept = await keepPicture(turns, { companyId, bytes, store: proofPhotos })
  if (kept === 'file-turn-later') return refused(laterPicture)
  if (!kept.ok) return refused(no('picture-unreadable'))
  return { ok: true, proof: { reason, photoSha256: kept.file.sha256 } }
}

/**
 * Judges the proof of a delivery, where the branch contact asks for one: the diner's four digits,
 * or a photo of the door and the reason for no digits. At most one query. Source: decisions.md,
 * Beyond the documents.
 */
export async function judgeHandOver(
  api: Api,
  row: ShipmentRow,
  { deliveryKey, photo, reason, companyId }: ShipmentUpdate & { readonly companyId: string },
): Promise<HandedOver> {
  if (!isKeyAsked(row)) return withoutProof
  const why = reason?.trim() ?? ''
  if (photo && why !== '') return judgeProof(api, { photo, reason: why, companyId })
  const key = deliveryKey?.trim() ?? ''
  if (key !== '') return judgeKey(api, row, key)
  const isUsedUp = row.keyTries.length >= DELIVERY_KEY_TRIES
  return refused(no(isUsedUp ? 'delivery-key-used-up' : 'delivery-key-required'))
}

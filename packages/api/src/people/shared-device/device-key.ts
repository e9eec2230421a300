import { sharedDeviceNews } from '@mostrador/copy/shared-device-news'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { lockCompany } from '@mostrador/tenant/bring-in'
import { sql, type Kysely } from 'kysely'
import type { Api } from '../../ground/ports.ts'
import { recordTeam } from '../team/team-store.ts'
import { deviceHolds } from './device-holds.ts'
import { sharedDeviceOf, type DeviceKey } from './shared-device-cookie.ts'
import { deleteDevice } from './shared-device-store.ts'

/** Time for which the former value still works, for other tabs of the browser. */
const GRACE_MS = 60_000

type Shown = {
  readonly company: string
  readonly key: string
  readonly renewals: number
  readonly isOld: boolean
}

/**
 * Accepts the value of a device’s cookie. The next value, on its first use, replaces the former
 * one, which is good until then: a lost answer ends nothing. Undefined for an ended device. One
 * statement.
 */
async function showKey(
  db: Kysely<Database>,
  { id, renewal, now }: DeviceKey & { readonly now: Date },
): Promise<Shown | undefined> {
  const fresh = new Date(now.getTime() - GRACE_MS)
  const showing = statement()
    .write(
      'renewed',
      () => sql`
        update shared_devices set renewals = ${renewal}::int, renewed_at = ${now}::timestamptz
        where id = ${id}::uuid and renewals < ${renewal}::int`,
    )
    .answer(
      // Of two at once the second reads the state before both: a smaller number is no old value.
      () => sql<Shown>`
        select d.company_id as company, c.key, greatest(d.renewals, ${renewal}::int) as renewals,
          d.renewals > ${renewal}::int
            and not (d.renewals = ${renewal}::int + 1 and d.renewed_at > ${fresh}::timestamptz) as "isOld"
        from shared_devices d join companies c on c.id = d.company_id
        where d.id = ${id}::uuid and ${deviceHolds}`,
    )
  const { rows } = await showing.execute(db)
  return rows[0]
}

/** Ends a device whose cookie was copied: which one is the thief’s cannot be told. */
async function endCopied(
  api: Pick<Api, 'database' | 'now' | 'tellSecurity'>,
  { company, key, id }: Pick<Shown, 'company' | 'key'> & Pick<DeviceKey, 'id'>,
): Promise<void> {
  const isEnded = await api.database.transaction().execute(async (tx) => {
    await lockCompany(tx, key)
    const name = await deleteDevice(tx, { companyId: company, id })
    if (name === undefined) return false
    const sentences = [sharedDeviceNews.copied(name)]
    await recordTeam(tx, { companyId: company, staffUserId: null, now: api.now(), sentences, branchId: null })
    return true
  })
  if (isEnded) api.tellSecurity('shared-device-copied', { deviceId: id })
}

/**
 * Whether the calling browser has a copied cookie of a shared device, or its original; ends the
 * device then.
 */
export async function isCopied(
  api: Pick<Api, 'database' | 'now' | 'tellSecurity' | 'cookieSecret'>,
  headers: Headers,
): Promise<boolean> {
  return sharedDeviceOf(api, headers) !== undefined && (await shownDevice(api, headers)) === undefined
}

/**
 * Finds the calling shared device by the newest used value of its cookie; undefined for any other
 * browser. An old value means a copied cookie: it ends the device and its session.
 */
export async function shownDevice(
  api: Pick<Api, 'database' | 'now' | 'tellSecurity' | 'cookieSecret'>,
  headers: Headers,
): Promise<DeviceKey | undefined> {
  const cookie = sharedDeviceOf(api, headers)
  const shown = cookie && (await showKey(api.database, { ...cookie, now: api.now() }))
  if (!cookie || !shown) return undefined
  const { id } = cookie
  if (!shown.isOld) return { id, renewal: shown.renewals }
  await endCopied(api, { ...shown, id })
  return undefined
}

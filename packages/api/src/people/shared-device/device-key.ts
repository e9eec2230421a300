import { sharedDeviceNews } from '@mostrador/copy/shared-device-news'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { lockCompany } from '@mostrador/tenant/file/reconcile-tenant'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Api } from '../../ground/ports.ts'
import { recordTeam } from '../team/team-store.ts'
import { deviceHolds } from './device-holds.ts'
import { sharedDeviceOf, type DeviceKey } from './shared-device-cookie.ts'
import { deleteDevice } from './shared-device-store.ts'

/**
 * Time for which the former value still works, for other tabs of the browser. In this time a
 * browser also writes the next value to its disk.
 */
const GRACE_MS = 60_000

/** Whether a value is good, the one before a value that the browser may have lost, or old. */
type Standing = 'GOOD' | 'BACK' | 'OLD'

type Shown = {
  readonly company: string
  readonly key: string
  readonly next: number
  readonly standing: Standing
}

/** A value of a device's cookie that comes in. */
type Coming = DeviceKey & { readonly now: Date }

const freshSince = (now: Date): Date => new Date(now.getTime() - GRACE_MS)

/** Whether the value is the one before the newest of the device `d`, used in one minute alone. */
const isBack = ({ renewal, now }: Coming) => sql<boolean>`(d.previous_renewal = ${renewal}::int
  and d.seen_at is null and d.renewed_at <= ${freshSince(now)}::timestamptz)`

/**
 * Accepts the value of a device's cookie. The next value, on its first use, replaces the former
 * one, which is good until then: a lost answer ends nothing. Undefined for an ended device. One
 * statement.
 */
async function showKey(db: Kysely<Database>, coming: Coming): Promise<Shown | undefined> {
  const { id, renewal, now } = coming
  const fresh = freshSince(now)
  const showing = statement()
    .write(
      'renewed',
      () => sql`
        update shared_devices set renewals = ${renewal}::int, previous_renewal = renewals,
          renewed_at = ${now}::timestamptz, seen_at = null
        where id = ${id}::uuid and greatest(renewals, lost_renewal) < ${renewal}::int`,
    )
    .write(
      'kept',
      () => sql`
        update shared_devices set seen_at = ${now}::timestamptz
        where id = ${id}::uuid and renewals = ${renewal}::int and seen_at is null
          and renewed_at <= ${fresh}::timestamptz`,
    )
    // A file may have taken its sharer's role: with the role back the tablet stays ended.
    .write('ended', () => sql`delete from shared_devices d where d.id = ${id}::uuid and not ${deviceHolds}`)
    .answer(
      // Of two at once the second reads the state before both: a smaller number is no old value.
      () => sql<Shown>`
        select d.company_id as company, c.key, greatest(d.renewals, d.lost_renewal, ${renewal}::int) + 1 as next,
          case when d.renewals = ${renewal}::int or greatest(d.renewals, d.lost_renewal) < ${renewal}::int
              or d.previous_renewal = ${renewal}::int and d.renewed_at > ${fresh}::timestamptz then 'GOOD'
            when ${isBack(coming)} then 'BACK' else 'OLD' end as standing
        from shared_devices d join companies c on c.id = d.company_id
        where d.id = ${id}::uuid and ${deviceHolds}`,
    )
  const { rows } = await showing.execute(db)
  return rows[0]
}

type KeyPorts = Pick<Api, 'database' | 'now' | 'tellSecurity'>

/** A device whose cookie came in, and the company that it is of. */
type Whose = Pick<Shown, 'company' | 'key'> & Coming

/** Changes a device under the lock of its company; the history tells the sentence. */
async function changeKey(
  { database, now }: KeyPorts,
  { company, key }: Pick<Shown, 'company' | 'key'>,
  change: (tx: Transaction<Database>) => Promise<string | undefined>,
): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    await lockCompany(tx, key)
    const sentence = await change(tx)
    if (sentence === undefined) return false
    const sentences = [sentence]
    const news = { companyId: company, staffUserId: null, now: now(), sentences, branchId: null }
    await recordTeam(tx, news)
    return true
  })
}

/** Ends a device whose cookie was copied: which one is the thief's cannot be told. */
async function endCopied(api: KeyPorts, whose: Whose): Promise<void> {
  const isEnded = await changeKey(api, whose, async (tx) => {
    const name = await deleteDevice(tx, { companyId: whose.company, id: whose.id })
    return name === undefined ? undefined : sharedDeviceNews.copied(name)
  })
  if (isEnded) api.tellSecurity('shared-device-copied', { deviceId: whose.id })
}

/** A shared device whose browser calls, its company, and the value that its cookie gets next. */
type HeldDevice = {
  readonly id: string
  readonly companyId: string
  readonly companyKey: string
  readonly next: DeviceKey
}

/** Ends a device whose browser belongs to another company now. */
export async function endElsewhere(
  api: KeyPorts,
  { id, companyId: company, companyKey: key }: HeldDevice,
): Promise<void> {
  const isEnded = await changeKey(api, { company, key }, async (tx) => {
    const name = await deleteDevice(tx, { companyId: company, id })
    return name === undefined ? undefined : sharedDeviceNews.ended(name)
  })
  if (isEnded) api.tellSecurity('shared-device-ended', { deviceId: id })
}

/**
 * Accepts the former value of a device that lost the newest with its power. The newest, and the
 * value that was handed out for it, are copies from now on, and sessions end. A thief who used the
 * newest looks the same, so the history tells it.
 */
async function goBack(api: KeyPorts, whose: Whose): Promise<void> {
  const { id, renewal } = whose
  const isBackNow = await changeKey(api, whose, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      update shared_devices d set lost_renewal = greatest(lost_renewal, renewals + 1), renewals = ${renewal}::int,
        previous_renewal = null, renewed_at = null, seen_at = null
      where id = ${id}::uuid and ${isBack(whose)} returning name`.execute(tx)
    const [device] = rows
    if (device) await tx.deleteFrom('staff_sessions').where('shared_device_id', '=', id).execute()
    return device && sharedDeviceNews.cameBack(device.name)
  })
  if (isBackNow) api.tellSecurity('shared-device-came-back', { deviceId: id })
}

/**
 * Whether the calling browser has a copied cookie of a shared device, or its original; ends the
 * device then.
 */
export async function isCopied(
  api: KeyPorts & Pick<Api, 'cookieSecret'>,
  headers: Headers,
): Promise<boolean> {
  return sharedDeviceOf(api, headers) !== undefined && (await shownDevice(api, headers)) === undefined
}

/**
 * Finds the calling shared device, and the value that its cookie gets next; undefined for any other
 * browser. An old value means a copied cookie: it ends the device and its session.
 */
export async function shownDevice(
  api: KeyPorts & Pick<Api, 'cookieSecret'>,
  headers: Headers,
): Promise<HeldDevice | undefined> {
  const cookie = sharedDeviceOf(api, headers)
  const coming = cookie && { ...cookie, now: api.now() }
  const shown = coming && (await showKey(api.database, coming))
  if (!coming || !shown) return undefined
  const whose = { ...coming, company: shown.company, key: shown.key }
  if (shown.standing === 'BACK') {
    await goBack(api, whose)
    // If the newest value came in meanwhile, this one is old by now.
    return shownDevice(api, headers)
  }
  const { id } = coming
  if (shown.standing === 'GOOD')
    return { id, companyId: shown.company, companyKey: shown.key, next: { id, renewal: shown.next } }
  await endCopied(api, whose)
  return undefined
}

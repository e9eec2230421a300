import { apiKeyNews } from '@mostrador/copy/api-key'
import { isGranted } from '@mostrador/domain/permission/grant'
import { refusesTeamChange } from '@mostrador/domain/permission/team-rule'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { secretToken } from '../../ground/http/secret-token.ts'
import { deniedReason } from '../permission/denied-response.ts'
import { may, placeOfContact } from '../permission/may.ts'
import { changeTeam } from '../team/team-change.ts'
import { listPlaces, placeOf, recordTeam } from '../team/team-store.ts'
import { findLivingKey, insertKey, isNameTaken, listLivingKeys, revokeKey } from './api-key-store.ts'
import { apiKeyHash, permissionsOfKey } from './program.ts'

/** Prefix by which programs and scanners of leaked secrets recognize a key. */
const MARK = 'mos_'

/** Stored beginning of a secret, by which people tell keys apart. */
const PREFIX_LENGTH = MARK.length + 4

/**
 * Lists the keys at places where the caller makes and revokes them; keys elsewhere are hidden from
 * callers who could not stop them. Two queries.
 */
export const listApiKeys: Handler<'listApiKeys'> = async ({ database }, { params, staff }) => {
  const at = placeOfContact(staff, params.id)
  if (!at) return no('branch-contact-not-found')
  const [places, keys] = await Promise.all([
    listPlaces(database, at.company),
    listLivingKeys(database, at.company),
  ])
  const isTheirs = (place: Parameters<typeof placeOf>[1]): boolean =>
    may(staff, 'integrations', placeOf(at.company, place))
  return yes({
    companyId: at.company,
    places: places.filter(isTheirs).map((place) => ({ ...place })),
    keys: keys.filter(isTheirs).map(({ permissions, madeAt, lastUsedAt, ...key }) => ({
      ...key,
      permissions: permissionsOfKey(permissions),
      madeAt: madeAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  })
}

/** Makes a key with permissions of its maker at its place, and returns its secret this once. */
export const createApiKey: Handler<'createApiKey'> = async (api, { params, body, staff }) => {
  const companyId = placeOfContact(staff, params.id)?.company
  if (companyId === undefined) return no('branch-contact-not-found')
  const { name, branch, branchContact } = body
  const scope = placeOf(companyId, body)
  return changeTeam(api, { staff, companyId, event: 'api-key-made' }, async ({ transaction, grants }) => {
    const places = await listPlaces(transaction, companyId)
    const place = places.find((one) => one.branch === branch && one.branchContact === branchContact)
    if (!place) return no('branch-contact-not-found')
    const permissions = permissionsOfKey(body.permissions)
    const refused = refusesTeamChange(grants, { scope, before: [], after: permissions, by: 'integrations' })
    if (refused === 'permission-missing')
      return no(refused, [await deniedReason(transaction, { permission: 'integrations', place: scope })])
    if (refused) return no(refused)
    if (await isNameTaken(transaction, companyId, name)) return no('api-key-name-taken')
    const secret = `${MARK}${secretToken(api.randomBytes)}`
    const [id, now] = [api.newId(), api.now()]
    await insertKey(transaction, {
      id,
      company_id: companyId,
      branch_id: branch,
      branch_contact_id: branchContact,
      name,
      hash: apiKeyHash(secret),
      prefix: secret.slice(0, PREFIX_LENGTH),
      permissions: [...permissions],
      created_by: staff.id,
      created_at: now,
    })
    const sentences = [apiKeyNews.made(name, place.name, permissions.length)]
    const news = { companyId, staffUserId: staff.id, now, sentences, branchId: branch }
    await recordTeam(transaction, { ...news, toldTo: 'integrations' })
    return yes({ id, secret })
  })
}

/**
 * Revokes a key, under the lock under which it saves: a change of it is whole before, or refused.
 * Staff who make keys at its place may, even where the key may do more than they.
 */
export const revokeApiKey: Handler<'revokeApiKey'> = async (api, { params, staff }) => {
  const companyId = placeOfContact(staff, params.id)?.company
  if (companyId === undefined) return no('branch-contact-not-found')
  return changeTeam(api, { staff, companyId, event: 'api-key-revoked' }, async ({ transaction, grants }) => {
    const key = await findLivingKey(transaction, { companyId, id: params.keyId })
    if (!key) return no('api-key-not-found')
    const scope = placeOf(companyId, key)
    if (!isGranted(grants, { ...scope, permission: 'integrations' }))
      return no('permission-missing', [
        await deniedReason(transaction, { permission: 'integrations', place: scope }),
      ])
    const now = api.now()
    await revokeKey(transaction, { companyId, id: params.keyId, now })
    const sentences = [apiKeyNews.revoked(key.name)]
    const news = { companyId, staffUserId: staff.id, now, sentences, branchId: key.branch }
    await recordTeam(transaction, { ...news, toldTo: 'integrations' })
    return yes({ name: key.name })
  })
}

import { findAlias } from '../../people/host/find-alias.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { rememberBrowser } from '../../people/customer/browser-cookie.ts'
import { isTooHeavy } from './brought-items.ts'
import { insertGroup, keepPerson, seenBy, type KeptGroup } from './group-order-store.ts'

/** Key as digits and small letters, since addresses are read without capitals. */
const KEY_BYTES = 16

/**
 * Opens a group at a mode of a branch contact, with the host and their items. Its key is the
 * secret of its link, which lets people in. Source: docs/decisions/088.
 */
export const openGroupOrder: Handler<'openGroupOrder'> = async (api, { params, body, call }) => {
  const { database, rateLimiter } = api
  if (!(await rateLimiter.take('group-order-open', call.ip))) return no('too-many-requests')
  const target = await findAlias(database, params.alias)
  const catalog =
    target?.kind === 'branchContact' ? await api.catalogs.get(target.branchContactId) : undefined
  if (!catalog) return no('branch-contact-not-found')
  const mode = catalog.modes.find(({ id, active }) => active && id === body.orderModeId)
  if (!mode) return no('order-mode-not-found')
  const { contact } = catalog
  if (!(await rateLimiter.take('group-order-brand', contact.branch.id)) || isTooHeavy(api, body.items))
    return no('too-many-requests')

  const now = api.now()
  const { browserId, cookies } = rememberBrowser(api, call.headers)
  const group: KeptGroup = {
    id: api.newId(),
    key: Buffer.from(api.randomBytes(KEY_BYTES)).toString('hex'),
    companyId: contact.companyId,
    branchId: contact.branch.id,
    orderModeId: mode.id,
    browserId,
    payer: body.payer,
    closesAt: new Date(now.getTime() + body.minutes * 60_000),
    closedAt: null,
    ending: null,
    people: [{ browserId, name: body.name, items: body.items }],
  }
  await database.transaction().execute(async (tx) => {
    await insertGroup(tx, group, { contactId: contact.info.id, now })
    await keepPerson(tx, group, { browserId, name: body.name, items: body.items, now })
  })
  return yes(seenBy(group, browserId, now), cookies)
}

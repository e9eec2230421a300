import { transferNews } from '@mostrador/copy/transfer-news'
import { toMinor } from '@mostrador/domain/money/major'
import { no, yes, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import { contactsWhoPay, readTransfers } from './list-transfers.ts'
import { matchOpen } from './match-open.ts'
import { accountStoodFor, accountsOf, insertMovements, type NewMovement } from './movement-store.ts'
import { findBrand } from '../../shop/company/company-store.ts'
import { onTransfers } from './transfer-work.ts'

type Sent = HandlerInput<'importMovements'>['body']['movements']

/** Returns the sent movements in minor units; undefined for an amount of 0 or too many decimals. */
function inMinor(sent: Sent, mantissa: number): readonly NewMovement[] | undefined {
  const movements = sent.flatMap(({ day, amount, text }) => {
    const minor = toMinor(amount, mantissa)
    return minor === undefined || minor === 0 ? [] : [{ day, amount: minor, text }]
  })
  return movements.length === sent.length ? movements : undefined
}

/**
 * Imports a bank's list, whole or not at all. Known lines, also of an import at the same moment,
 * are skipped. A movement that fits one order only pays it at once.
 */
export const importMovements: Handler<'importMovements'> = async (api, { params, body, staff, call }) => {
  // Each may be new; what was known is given back.
  if (!(await call.mayDo(body.movements.length))) return no('work-share-spent')
  const done = await onTransfers(api, params.id, async (work) => {
    const { tx, place, now, note } = work
    const known = await accountsOf(tx, { branchId: place.branchId, now })
    const account = await accountStoodFor(tx, { ...place, account: body.account })
    if (!known.some((one) => one.account === account)) return 'transfer-not-found'
    const branch = await findBrand(tx, place.branchId)
    const movements = inMinor(body.movements, branch?.mantissa ?? 0)
    if (!movements) return 'amount-malformed'
    const fresh = await insertMovements(tx, { ...place, account }, { movements, newId: api.newId, now })
    const matched = await matchOpen(work, { account, contactIds: contactsWhoPay(staff) })
    if (fresh > 0) await note(transferNews.imported(fresh, matched), staff.id)
    return { fresh, known: movements.length - fresh, matched }
  })
  await call.mayDo(typeof done === 'object' ? done.fresh : 0)
  if (done === undefined) return no('branch-contact-not-found')
  if (typeof done === 'string') return no(done)
  return yes({ ...(await readTransfers(api, { contactId: params.id, staff })), taken: done })
}

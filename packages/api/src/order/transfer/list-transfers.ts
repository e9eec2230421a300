import { majorOf } from '@mostrador/contract/money/minor-of'
import type { OpenMovementWire, TransfersWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { judgeMovement, type MovementVerdict } from '@mostrador/domain/transfer/match-movement'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { contactsWhere } from '../../people/permission/may.ts'
import type { Api, StaffMember } from '../../ground/ports.ts'
import {
  awaitedTransfers,
  brandOfContact,
  openMovements,
  type AwaitedRow,
  type OpenMovement,
  accountsOf,
} from './movement-store.ts'
import { contactTransfers } from './contact-transfers.ts'

/** Most movements shown: more would be another account's business. */
const MOST_TOLD = 200

/** Branch contacts where a person may confirm orders as paid. */
export const contactsWhoPay = (staff: Pick<StaffMember, 'grants' | 'branches'>): readonly string[] =>
  contactsWhere(staff, ['orders.paid'])

/** Returns the kind of a movement, by its possible orders and those `here` to confirm. */
function kindOf(
  { kind }: MovementVerdict,
  { all, here }: { readonly all: readonly AwaitedRow[]; readonly here: readonly AwaitedRow[] },
): OpenMovementWire['kind'] {
  if (all.length > 0 && here.length === 0) return 'ELSEWHERE'
  if (all.length > here.length) return 'PERHAPS_ELSEWHERE'
  // A movement that staff took from its order is not offered as if it were sure.
  return kind === 'MATCH' ? 'POSSIBLE' : kind
}

/** Returns a movement with its kind and possible orders. */
function judged(
  movement: OpenMovement,
  { awaited, mantissa }: { readonly awaited: readonly AwaitedRow[]; readonly mantissa: number },
): OpenMovementWire {
  const verdict = judgeMovement(
    movement,
    awaited.filter(({ account }) => account === movement.account),
  )
  const all = awaited.filter(({ orderId }) => verdict.orderIds.includes(orderId))
  const here = movement.paysElsewhere ? [] : all.filter(({ isHere }) => isHere)
  const { id, day, text } = movement
  return {
    id,
    day,
    text,
    amount: majorOf(movement.amount, mantissa),
    kind: movement.paysElsewhere ? 'ELSEWHERE' : kindOf(verdict, { all, here }),
    orders: here
      .toSorted((one, other) => one.number - other.number)
      .map(({ orderId, number, customerName, amount, isCanceled, isMatched }) => ({
        orderId,
        number,
        customerName,
        amount: majorOf(amount, mantissa),
        isCanceled,
        isMatched,
      })),
  }
}

type Asked = { readonly contactId: string; readonly staff: StaffMember }

/** Returns awaited and owed transfers of a branch contact, and its brand's open movements. */
export async function readTransfers(
  { database, now }: Pick<Api, 'database' | 'now'>,
  { contactId, staff }: Asked,
): Promise<TransfersWire> {
  const at = now()
  const { companyId, branchId, mantissa } = await brandOfContact(database, contactId)
  const [accounts, movements, contact] = await Promise.all([
    accountsOf(database, { branchId, now: at }),
    openMovements(database, { branchId, now: at }),
    contactTransfers(database, { contactId, mantissa, now: at }),
  ])
  const shown = movements.slice(0, MOST_TOLD)
  const awaited =
    shown.length === 0
      ? []
      : await awaitedTransfers(database, {
          companyId,
          branchId,
          contactIds: contactsWhoPay(staff),
          accounts: [...new Set(shown.map(({ account }) => account))],
          now: at,
        })
  const told = shown.map((one) => judged(one, { awaited, mantissa }))
  return { accounts, movements: told, ...contact }
}

/** Returns a branch contact's transfers after a change. */
export const answerTransfers = async (api: Pick<Api, 'database' | 'now'>, asked: Asked) =>
  yes(await readTransfers(api, asked))

/** Lists awaited and owed transfers of a branch contact, and open movements. */
export const listTransfers: Handler<'listTransfers'> = async (api, { params, staff }) =>
  staff.branchContactIds.includes(params.id)
    ? answerTransfers(api, { contactId: params.id, staff })
    : no('branch-contact-not-found')

import type { Client } from '@mostrador/contract/client'
import type { TransferTag } from '@mostrador/domain/transfer/transfer-way'
import { dataOf } from './data-of.ts'
import type { ContactOptions, GivenContact } from './given-contact.ts'
import type { GivenPlate } from './given-menu.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

/** The account of the tests' shop, as its movements are sent. */
export const ACCOUNT = '2850590940090418135201'

/** A shop whose diners pay by transfer, a plate of 5,000.00 and somebody at its till. */
export type TransferShop = {
  readonly api: TestApi
  readonly contact: GivenContact
  readonly plate: GivenPlate
  readonly cashier: Client
}

/** A contact whose diners transfer to the account; `mark` is what tells its transfers apart. */
export async function openTransferContact(
  api: TestApi,
  {
    mark = 'BOTH',
    by = { alias: 'don.pepe', account: ACCOUNT },
    ...options
  }: ContactOptions & { readonly mark?: TransferTag; readonly by?: WrittenAccount } = {},
): Promise<GivenContact> {
  const contact = await api.given.branchContact(options)
  await writeAccount(api, contact, { ...by, mark })
  return contact
}

/** How a shop writes its account: by its alias, its number, or both. */
type WrittenAccount = { readonly alias?: string; readonly account?: string }

/** Lets the diners of a contact transfer to an account as it is written there. */
export async function writeAccount(
  api: TestApi,
  contact: GivenContact,
  { mark = 'BOTH', ...by }: WrittenAccount & { readonly mark?: TransferTag },
): Promise<void> {
  const transfer = { ...by, holder: 'Don Pepe SRL', minutes: 30, mark }
  await api.given.change(contact, () =>
    api.ports.database
      .updateTable('payment_types')
      .set({ transfer: JSON.stringify(transfer) })
      .where('id', '=', contact.payments.other)
      .execute(),
  )
}

/** Opens the shop; `mark` is what tells its transfers apart. */
export async function startTransferShop(
  mark: TransferTag = 'BOTH',
  ports: Parameters<typeof startTestApi>[0] = {},
): Promise<TransferShop> {
  const api = await startTestApi(ports)
  const contact = await openTransferContact(api, { mark })
  const plate = await api.given.plate(contact, { price: 500_000 })
  const cashier = await api.as(await api.given.staff({ role: 'CASHIER', contacts: [contact] }))
  return { api, contact, plate, cashier }
}

/** Each diner has a phone of his own: one may not owe many orders. */
let phones = 0

/** Places an order by transfer; another name is another order of another diner. */
export async function placeByTransfer(
  { api, contact, plate }: Pick<TransferShop, 'api' | 'contact' | 'plate'>,
  name = 'one',
  diner?: { readonly client: Client; readonly phone: string },
) {
  phones += 1
  const phone = diner?.phone ?? `+54911${String(40_000_000 + phones)}`
  const body = await api.given.orderBody(contact, {
    items: [{ plate }],
    body: { paymentType: contact.payments.other, customerName: name, phone },
  })
  return dataOf(
    await (diner?.client ?? api.client).placeOrder({
      headers: { 'idempotency-key': `key-of-${name}` },
      body: { ...body, paysWith: null },
    }),
  )
}

type Came = { readonly amount: number; readonly text?: string; readonly day?: string }

/** Brings lines of the bank to a contact, as somebody of the staff. */
export const bringTo = (by: Client, { id }: GivenContact, ...movements: readonly Came[]) =>
  by.importMovements({
    params: { id },
    body: {
      account: ACCOUNT,
      movements: movements.map((one) => ({ text: 'TRANSFERENCIA', day: '2026-11-20', ...one })),
    },
  })

/** Gives a line to an order, or takes it from the one that was `seen` to have it. */
export const settleBy = (
  by: Client,
  params: { readonly id: string; readonly movementId: string },
  body: { readonly orderId: string | null; readonly seen: string | null },
) => by.settleMovement({ params, body })

/** Why something was refused; undefined where it was not. */
export const codeOf = (answer: { ok: true } | { ok: false; problem: { code: string } }) =>
  answer.ok ? undefined : answer.problem.code

/** How an order stands with its payment. */
export const paymentStatusOf = async ({ api }: Pick<TransferShop, 'api'>, id: string) =>
  (
    await api.ports.database
      .selectFrom('orders')
      .select('payment_status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).payment_status

/** An owner of the shop's company. */
export const ownerOf = async ({ api, contact }: Pick<TransferShop, 'api' | 'contact'>): Promise<Client> =>
  api.as(await api.given.staff({ role: 'OWNER', company: contact }))

import type pg from 'pg'

type Plate = {
  readonly id: string
  readonly price: number
  readonly companyId: string
  readonly branchId: string
  readonly menuId: string
}

/** Finds the plate whose price is changed, in the company of a key. */
export async function plateOf(client: pg.Client, companyKey: string): Promise<Plate> {
  const { rows } = await client.query<Omit<Plate, 'price'> & { readonly price: string }>(
    `select p.id, p.price, p.company_id as "companyId", p.branch_id as "branchId", p.menu_id as "menuId"
      from plates p join companies c on c.id = p.company_id where c.key = $1 and p.key = 'plato-500'`,
    [companyKey],
  )
  const [plate] = rows
  if (!plate) throw new Error(`${companyKey} has no such plate`)
  return { ...plate, price: Number(plate.price) }
}

const RAISE = `
  update branch_contacts set catalog_version = catalog_version + 1, catalog_changed_at = now()
  where branch_id = $1 and id in (
    select branch_contact_id from order_modes where branch_id = $1 and menu_id = $2)`

/**
 * Writes the least that a change of a price costs: the row is read and written, the version tells
 * every branch contact that sells it, and a line records it. The price stays as it is, for the
 * measurement beside it.
 */
export async function barePrice(client: pg.Client, companyKey: string): Promise<void> {
  await client.query('begin')
  const { id, price, companyId, branchId, menuId } = await plateOf(client, companyKey)
  await client.query('update plates set price = $3 where branch_id = $1 and id = $2', [branchId, id, price])
  await client.query(RAISE, [branchId, menuId])
  await revise(client, { companyId, price })
  await client.query('commit')
}

/** Updates all prices by one statement, and the versions. */
export async function barePrices(client: pg.Client, companyKey: string): Promise<void> {
  const { branchId, menuId } = await plateOf(client, companyKey)
  await client.query('begin')
  await client.query('update plates set price = price + 100 where branch_id = $1 and menu_id = $2', [
    branchId,
    menuId,
  ])
  await client.query(RAISE, [branchId, menuId])
  await client.query('commit')
}

/**
 * Writes the least that a price of one branch contact costs: its row is written, its version tells
 * it, and a line records it. The price stays as it is, for the measurement beside it.
 */
export async function bareOverride(client: pg.Client, companyKey: string): Promise<void> {
  await client.query('begin')
  const { id, price, companyId, branchId } = await plateOf(client, companyKey)
  const { rows } = await client.query<{ id: string }>(
    `select id from branch_contacts where branch_id = $1 and key = 'local-2'`,
    [branchId],
  )
  const contact = rows[0]?.id
  await client.query(
    `insert into plate_overrides (company_id, branch_id, branch_contact_id, plate_id, price)
      values ($1, $2, $3, $4, $5)
      on conflict (branch_id, branch_contact_id, plate_id) do update set price = excluded.price`,
    [companyId, branchId, contact, id, price],
  )
  await client.query(
    `update branch_contacts set catalog_version = catalog_version + 1, catalog_changed_at = now()
      where branch_id = $1 and id = $2`,
    [branchId, contact],
  )
  await revise(client, { companyId, price })
  await client.query('commit')
}

/** Writes the revision of a price by hand. */
const revise = (client: pg.Client, { companyId, price }: Pick<Plate, 'companyId' | 'price'>) =>
  client.query(
    `insert into revisions (company_id, number, at, door, branch_keys, operations, sentences)
      select $1, max(number) + 1, now(), 'CONSOLE', '{bodegon}', $2, '{precio}'
      from revisions where company_id = $1`,
    [companyId, JSON.stringify([{ kind: 'set', place: ['price'], from: price, to: price }])],
  )

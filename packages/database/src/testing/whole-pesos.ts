import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { migrate, migrateTo, readMigrations } from '../migrate.ts'

const id = (end: number): string => `0197f000-0000-7000-8000-${String(end).padStart(12, '0')}`
const [COMPANY, COLOMBIA, ARGENTINA, CONTACT, MENU, MODE] = [1, 2, 3, 4, 5, 6].map(id)
const NOW = '2026-11-01T12:00:00Z'

const json = (value: unknown): string => `'${JSON.stringify(value)}'`

type Amounts = { readonly items: number; readonly surcharge: number; readonly total: number }

/** The statements of an order with one line, in minor units. */
function orderOf(branch: string, number: number, { items, surcharge, total }: Amounts): string {
  const entry = { referenceId: 'a', name: 'Recargo', type: 'PERCENT', value: 2.5, amount: surcharge }
  const ticket = {
    linesPrice: items,
    menuDiscounts: [],
    itemsPrice: items,
    surcharges: [entry],
    discounts: [],
    loyaltyDiscount: 0,
    userServiceFee: 0,
    deliveryFee: 0,
    total,
  }
  const own = `'${COMPANY}', '${branch}', '${id(100 + number)}'`
  const extras = [{ groupId: 'g', cantAct: 2, groupItems: [{ name: 'Ají', quantity: 2, price: 5000 }] }]
  return `
    insert into orders (company_id, branch_id, id, branch_contact_id, code, number, local_day, order_mode_id, type, status,
      confirmed, phone, phone_key, items_price, surcharges, total, pays_with, ticket, payment_method, payment_show_name,
      points_earned, created_at, updated_at)
    values (${own}, '${CONTACT}', '00000000${10 + number}', ${number}, '2026-11-01', '${MODE}', 'TAKE_AWAY', 'GENERATED', true,
      '1', '1', ${items}, ${surcharge}, ${total}, ${total}, ${json(ticket)}, 'CASH', 'Efectivo', 7, '${NOW}', '${NOW}');
    insert into order_lines (company_id, branch_id, order_id, position, id, plate_id, name, category_id, quantity, price,
      original_price, price_without_modifiers, source, extras, counted)
    values (${own}, 0, '${id(200)}', '${id(201)}', 'Bandeja', '${id(202)}', 1, ${items}, ${items}, ${items}, 'plate',
      ${json(extras)}, false);
    insert into order_adjustments (company_id, branch_id, order_id, position, kind, origin, name, type, value, amount,
      reference_id)
    values (${own}, 0, 'SURCHARGE', 'GENERAL', 'Recargo', 'PERCENT', 2.5, ${surcharge}, 'a'),
      (${own}, 1, 'DISCOUNT', 'CODE', 'Código', 'FIXED', 150050, 150050, 'b');
    insert into payment_attempts (company_id, branch_id, order_id, id, provider_name, upload, status, amount, created_at,
      updated_at)
    values (${own}, '${id(300 + number)}', 'sandbox', 'APP', 'APPROVED', ${total}, '${NOW}', '${NOW}');`
}

const transferOf = (number: number, amount: number, reference: string): string => `
  insert into transfers (company_id, branch_id, branch_contact_id, order_id, account, told, amount, by_amount, reference,
    held_until, created_at)
  values ('${COMPANY}', '${COLOMBIA}', '${CONTACT}', '${id(100 + number)}', 'llave', '{}', ${amount}, true, ${reference},
    '${NOW}', '${NOW}');`

const priceStep = (branch: string, from: number, to: number) => ({
  kind: 'set',
  place: ['branches', branch, 'menus', 'carta', 'plates', 'bandeja', 'price'],
  from,
  to,
})

const addStep = {
  kind: 'add',
  place: ['branches', 'bogota', 'menus', 'carta', 'plates', 'jugo'],
  thing: { key: 'jugo', name: 'Jugo', price: 4999.5, position: 1.5, commands: { price: 1.5 } },
  after: null,
}

const RULE = {
  scope: { menu: 'carta', withGarnishes: false },
  change: { kind: 'PERCENT', percent: 2.5 },
  rounding: { step: 1, ending: 0.9, direction: 'NEAREST' },
}

/** Amounts of a shop of before, in cents: of Bogotá and, beside it, of Rosario. */
const rowsOfBefore = (): string => `
  insert into companies (id, key, name) values ('${COMPANY}', 'ajiaco', 'Ajiaco');
  insert into branches (company_id, id, key, name, country_id) values
    ('${COMPANY}', '${COLOMBIA}', 'bogota', 'Bogotá', 'co'), ('${COMPANY}', '${ARGENTINA}', 'rosario', 'Rosario', 'ar');
  insert into plates (company_id, branch_id, menu_id, category_id, id, key, name, show_name, price) values
    ('${COMPANY}', '${COLOMBIA}', '${MENU}', '${id(202)}', '${id(11)}', 'bandeja', 'Bandeja', 'Bandeja', 1234500),
    ('${COMPANY}', '${COLOMBIA}', '${MENU}', '${id(202)}', '${id(12)}', 'jugo', 'Jugo', 'Jugo', 499950),
    ('${COMPANY}', '${COLOMBIA}', '${MENU}', '${id(202)}', '${id(13)}', 'agua', 'Agua', 'Agua', 0),
    ('${COMPANY}', '${COLOMBIA}', '${MENU}', '${id(202)}', '${id(14)}', 'pan', 'Pan', 'Pan', 40),
    ('${COMPANY}', '${ARGENTINA}', '${MENU}', '${id(202)}', '${id(15)}', 'bife', 'Bife', 'Bife', 1234550);
  insert into discount_codes (company_id, branch_id, id, code, type, amount, minimum_order_amount, maximum_discount_amount)
    values ('${COMPANY}', '${COLOMBIA}', '${id(21)}', 'HOLA', 'FIXED', 200000, 1000049, null);
  insert into order_modes (company_id, branch_id, branch_contact_id, menu_id, id, key, type, fee_card, fee_cash,
    minimum_order_price, free_delivery_from, user_fee)
  values ('${COMPANY}', '${COLOMBIA}', '${CONTACT}', '${MENU}', '${MODE}', 'domicilio', 'DELIVERY', 350000, null, 2000000,
    5000050, 25);
  ${orderOf(COLOMBIA ?? '', 1, { items: 1_234_500, surcharge: 0, total: 1_234_500 })}
  ${orderOf(COLOMBIA ?? '', 2, { items: 1_234_550, surcharge: 30_864, total: 1_265_414 })}
  ${orderOf(ARGENTINA ?? '', 3, { items: 1_234_550, surcharge: 30_864, total: 1_265_414 })}
  ${transferOf(1, 1_234_499, 'null')}
  ${transferOf(2, 1_234_498, "'K7P4M'")}
  ${transferOf(4, 1_234_400, 'null')}
  ${transferOf(5, 12_344, "'M4P7K'")}
  insert into bank_movements (company_id, branch_id, id, account, day, amount, words, fingerprint, occurrence, created_at)
    values ('${COMPANY}', '${COLOMBIA}', '${id(31)}', 'llave', '2026-11-02', 1234500, 'De Peña', 'before', 1, '${NOW}');
  insert into abandoned_carts (company_id, branch_id, branch_contact_id, phone, phone_key, items, navigation_event,
    browser_id, created_at, updated_at)
  values ('${COMPANY}', '${COLOMBIA}', '${CONTACT}', '1', '1', ${json([{ name: 'Jugo', price: 4999.5, quantity: 2 }])},
    'PAGE_HIDDEN', 'b', '${NOW}', '${NOW}');
  insert into scheduled_changes (company_id, branch_id, id, operations, door, rule, sentences, partly, created_at, run_at,
    wall, time_zone, state)
  values ('${COMPANY}', '${COLOMBIA}', '${id(41)}', ${json([priceStep('bogota', 4999.5, 5124.49)])}, 'RULE', ${json(RULE)},
    '{}', false, '${NOW}', '${NOW}', '2026-11-30T06:00', 'America/Bogota', 'WAITING');
  insert into revisions (company_id, number, at, door, branch_keys, operations, sentences)
  values ('${COMPANY}', 1, '${NOW}', 'CONSOLE', '{bogota,rosario}',
    ${json([priceStep('bogota', 12_000, 12_345.5), priceStep('rosario', 12_000, 12_345.5), addStep])}, '{}');`

/**
 * Fills a database without tables with amounts of a shop of before whole pesos, and brings it up to
 * date. On both engines it needs a user who may write rows without what they refer to.
 */
export async function migrateCents<Schema>(db: Kysely<Schema>): Promise<void> {
  const names = (await readMigrations()).map(({ name }) => name.replace(/\.sql$/, ''))
  await migrateTo(db, names.findLast((name) => name < '0154') ?? '')
  await db.connection().execute(async (session) => {
    await sql.raw(`set session_replication_role = replica; ${rowsOfBefore()}`).execute(session)
    // What refers to nothing is not judged either when the same session changes it.
    await migrate(session)
  })
}

const rowsOf = async <Schema>(db: Kysely<Schema>, query: string): Promise<readonly unknown[]> =>
  (await sql.raw(query).execute(db)).rows

/** What a database of before says of its amounts now. */
export async function amountsKept<Schema>(db: Kysely<Schema>): Promise<Readonly<Record<string, unknown>>> {
  const plates = await rowsOf(db, 'select key, price::int as price from plates order by id')
  const modes = await rowsOf(
    db,
    `select fee_card::int, fee_cash::int, minimum_order_price::int, free_delivery_from::int, user_fee::int from order_modes`,
  )
  const codes = await rowsOf(db, 'select amount::int, minimum_order_amount::int from discount_codes')
  const orders = await rowsOf(
    db,
    `select o.number, items_price::int, surcharges::int, total::int, pays_with::int, points_earned::int as points,
      (ticket -> 'itemsPrice')::int as "ticketItems", (ticket -> 'linesPrice')::int as "ticketLines",
      (ticket #> '{surcharges,0,amount}')::int as "ticketSurcharge",
      (ticket #> '{surcharges,0,value}')::float8 as "ticketValue", (ticket -> 'total')::int as "ticketTotal",
      l.price::int as line, (l.extras #> '{0,groupItems,0,price}')::int as extra, (l.extras #> '{0,cantAct}')::int as chosen,
      (select array_agg(value::float8 order by position) from order_adjustments a where a.order_id = o.id) as values,
      (select amount::int from payment_attempts p where p.order_id = o.id) as charged
    from orders o join order_lines l on l.order_id = o.id order by number`,
  )
  const transfers = await rowsOf(
    db,
    'select amount::int, by_amount, held, reference from transfers order by order_id',
  )
  const movements = await rowsOf(db, 'select amount::int, fingerprint from bank_movements')
  const carts = await rowsOf(db, 'select items from abandoned_carts')
  const scheduled = await rowsOf(db, 'select operations, rule from scheduled_changes')
  const revisions = await rowsOf(db, 'select operations from revisions')
  return { plates, modes, codes, orders, transfers, movements, carts, scheduled, revisions }
}

const whole = (number: number, amount: number) => ({
  number,
  items_price: amount,
  surcharges: 0,
  total: amount,
  pays_with: amount,
  points: 7,
  ticketItems: amount,
  ticketLines: amount,
  ticketTotal: amount,
  ticketSurcharge: 0,
  ticketValue: 2.5,
  line: amount,
  extra: 50,
  chosen: 2,
  values: [2.5, 1501],
  charged: amount,
})

/** What those amounts are since. */
export const IN_WHOLE_PESOS = {
  plates: [
    { key: 'bandeja', price: 12_345 },
    { key: 'jugo', price: 5000 },
    { key: 'agua', price: 0 },
    { key: 'pan', price: 1 },
    { key: 'bife', price: 1_234_550 },
  ],
  modes: [
    { fee_card: 3500, fee_cash: null, minimum_order_price: 20_000, free_delivery_from: 50_001, user_fee: 1 },
  ],
  codes: [{ amount: 2000, minimum_order_amount: 10_000 }],
  orders: [
    whole(1, 12_345),
    // 12.345,50 and 308,64 were 12.654,14: the total stays what was charged, its rows their own.
    {
      ...whole(2, 12_654),
      items_price: 12_345,
      surcharges: 309,
      line: 12_346,
      ticketItems: 12_345,
      ticketLines: 12_345,
      ticketSurcharge: 309,
    },
    {
      ...whole(3, 1_265_414),
      items_price: 1_234_550,
      surcharges: 30_864,
      line: 1_234_550,
      extra: 5000,
      values: [2.5, 150_050],
      ticketItems: 1_234_550,
      ticketLines: 1_234_550,
      ticketSurcharge: 30_864,
    },
  ],
  // Cents that marked a transfer mark it no more: its reference does, where it has one.
  transfers: [
    { amount: 12_345, by_amount: true, held: false, reference: null },
    { amount: 12_345, by_amount: false, held: true, reference: 'K7P4M' },
    { amount: 12_344, by_amount: true, held: true, reference: null },
    { amount: 123, by_amount: false, held: true, reference: 'M4P7K' },
  ],
  movements: [
    {
      amount: 12_345,
      fingerprint: createHash('sha256').update('["2026-11-02",12345,"DE PEÑA"]').digest('hex'),
    },
  ],
  carts: [{ items: [{ name: 'Jugo', price: 5000, quantity: 2 }] }],
  scheduled: [
    {
      operations: [priceStep('bogota', 5000, 5124)],
      rule: { ...RULE, rounding: { step: 1, ending: 0, direction: 'NEAREST' } },
    },
  ],
  revisions: [
    {
      operations: [
        priceStep('bogota', 12_000, 12_346),
        priceStep('rosario', 12_000, 12_345.5),
        { ...addStep, thing: { ...addStep.thing, price: 5000 } },
      ],
    },
  ],
}

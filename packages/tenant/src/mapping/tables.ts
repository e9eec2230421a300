import type { Database } from '@mostrador/database/rows'

export type TenantTable = (typeof TENANT_TABLES)[number]['table']

type TableShape = {
  readonly table: keyof Database
  /** The columns by which a row of an import and a row of the database are the same one. */
  readonly identity: readonly string[]
  /** Whether rows have an `id` of their own, made at their first write. */
  readonly id: boolean
  /** Whether it affects the catalogues that diners see: their versions grow when it changes. */
  readonly catalogue: boolean
}

const shape = <Table extends keyof Database>(
  table: Table,
  identity: readonly (keyof Database[Table] & string)[],
  but: { readonly id?: false; readonly catalogue?: false } = {},
) => ({ table, identity, id: but.id ?? true, catalogue: but.catalogue ?? true }) satisfies TableShape

const link = { id: false } as const
const apart = { catalogue: false } as const

/** Every table that a tenant file fills, each after those that it refers to. */
export const TENANT_TABLES = [
  shape('companies', ['key']),
  shape('branches', ['company_id', 'key']),
  shape('indicators', ['branch_id', 'key']),
  shape('payment_types', ['branch_id', 'key']),
  shape('menus', ['branch_id', 'key']),
  shape('categories', ['menu_id', 'key']),
  shape('category_indicators', ['category_id', 'indicator_id'], link),
  shape('garnish_groups', ['menu_id', 'key']),
  shape('garnishes', ['garnish_group_id', 'key']),
  shape('plates', ['menu_id', 'key']),
  shape('sizes', ['plate_id', 'key']),
  shape('plate_garnish_groups', ['plate_id', 'garnish_group_id'], link),
  shape('plate_indicators', ['plate_id', 'indicator_id'], link),
  shape('menu_discounts', ['menu_id', 'key']),
  shape('menu_discount_plates', ['menu_discount_id', 'plate_id'], link),
  shape('branch_contacts', ['branch_id', 'key']),
  shape('order_modes', ['branch_contact_id', 'key']),
  shape('order_mode_payment_types', ['order_mode_id', 'payment_type_id'], link),
  shape('general_discounts', ['order_mode_id', 'key']),
  shape('general_discount_payment_types', ['general_discount_id', 'payment_type_id'], link),
  shape('general_surcharges', ['order_mode_id', 'key']),
  shape('general_surcharge_payment_types', ['general_surcharge_id', 'payment_type_id'], link),
  shape('schedules', ['order_mode_id', 'key']),
  shape('schedule_configs', ['schedule_id', 'key']),
  shape('delivery_zones', ['branch_contact_id', 'key']),
  shape('working_hours', [
    'branch_contact_id',
    'schedule_config_id',
    'delivery_zone_id',
    'day_of_week',
    'start_minute',
  ]),
  shape('schedule_exceptions', ['branch_contact_id', 'order_mode_id', 'day', 'start_minute']),
  shape('sold_out_plates', ['branch_contact_id', 'plate_id'], link),
  shape('sold_out_sizes', ['branch_contact_id', 'size_id'], link),
  shape('sold_out_garnishes', ['branch_contact_id', 'garnish_id'], link),
  shape('sold_out_ingredients', ['branch_contact_id', 'ingredient'], link),
  shape('plate_overrides', ['branch_contact_id', 'plate_id'], link),
  shape('size_overrides', ['branch_contact_id', 'size_id'], link),
  shape('garnish_overrides', ['branch_contact_id', 'garnish_id'], link),
  shape('discount_codes', ['branch_id', 'code'], apart),
  shape('discount_code_payment_types', ['discount_code_id', 'payment_type_id'], { ...link, ...apart }),
  shape('loyalty_programs', ['branch_id']),
  shape('loyalty_program_contacts', ['branch_id', 'branch_contact_id'], { ...link, ...apart }),
  shape('external_loyalty_programs', ['branch_id'], { ...link, ...apart }),
  shape('loyalty_rewards', ['branch_id', 'key'], apart),
  shape('surveys', ['branch_id', 'key'], apart),
  shape('survey_questions', ['survey_id', 'key'], apart),
  shape('survey_question_reasons', ['survey_question_id', 'key'], apart),
  shape('campaigns', ['branch_id', 'key'], apart),
  shape('customisations', ['branch_id', 'key']),
  shape('files', ['owner_id', 'kind']),
  shape('aliases', ['alias', 'company_id', 'branch_id', 'branch_contact_id'], link),
  shape('hosts', ['host', 'company_id', 'branch_id', 'branch_contact_id'], link),
  shape('staff_roles', ['company_id', 'key'], { ...link, ...apart }),
  shape('staff_memberships', ['staff_user_id', 'branch_id', 'branch_contact_id'], apart),
] as const

/** Returns the shape of one table. */
export const shapeOf = (table: TenantTable): TableShape => {
  const found = TENANT_TABLES.find((shape) => shape.table === table)
  if (!found) throw new Error(`no tenant table ${table}`)
  return found
}

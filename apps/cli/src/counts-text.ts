// words: what these commands print is for the operator, in the language of the house.
import type { ImportCounts } from '@mostrador/tenant/file/import-world'

type Kind = readonly [one: string, several: string]

export const PROBLEMS: Kind = ['problema', 'problemas']

/** Names of the rows of each table that a tenant file fills, as its author knows them. */
const KINDS: Readonly<Record<string, Kind>> = {
  companies: ['empresa', 'empresas'],
  branches: ['marca', 'marcas'],
  indicators: ['indicador', 'indicadores'],
  payment_types: ['medio de pago', 'medios de pago'],
  menus: ['menú', 'menús'],
  categories: ['categoría', 'categorías'],
  category_indicators: ['indicador de categoría', 'indicadores de categorías'],
  garnish_groups: ['grupo de opciones', 'grupos de opciones'],
  garnishes: ['opción', 'opciones'],
  plates: ['plato', 'platos'],
  sizes: ['tamaño', 'tamaños'],
  plate_garnish_groups: ['grupo de un plato', 'grupos de platos'],
  plate_indicators: ['indicador de plato', 'indicadores de platos'],
  menu_discounts: ['descuento del menú', 'descuentos del menú'],
  menu_discount_plates: ['plato con descuento', 'platos con descuento'],
  branch_contacts: ['local', 'locales'],
  order_modes: ['modalidad', 'modalidades'],
  order_mode_payment_types: ['medio de pago de una modalidad', 'medios de pago de modalidades'],
  general_discounts: ['descuento general', 'descuentos generales'],
  general_discount_payment_types: ['medio de pago con descuento', 'medios de pago con descuento'],
  general_surcharges: ['recargo general', 'recargos generales'],
  general_surcharge_payment_types: ['medio de pago con recargo', 'medios de pago con recargo'],
  schedules: ['agenda', 'agendas'],
  schedule_configs: ['período de agenda', 'períodos de agenda'],
  delivery_zones: ['zona de envío', 'zonas de envío'],
  working_hours: ['horario', 'horarios'],
  schedule_exceptions: ['día especial', 'días especiales'],
  sold_out_plates: ['plato agotado', 'platos agotados'],
  sold_out_sizes: ['tamaño agotado', 'tamaños agotados'],
  sold_out_garnishes: ['agregado agotado', 'agregados agotados'],
  sold_out_ingredients: ['ingrediente agotado', 'ingredientes agotados'],
  plate_overrides: ['plato propio de un local', 'platos propios de locales'],
  size_overrides: ['tamaño propio de un local', 'tamaños propios de locales'],
  garnish_overrides: ['opción propia de un local', 'opciones propias de locales'],
  discount_codes: ['código de descuento', 'códigos de descuento'],
  discount_code_payment_types: ['medio de pago de un código', 'medios de pago de códigos'],
  loyalty_programs: ['programa de puntos', 'programas de puntos'],
  loyalty_program_contacts: ['local con puntos', 'locales con puntos'],
  external_loyalty_programs: ['programa de beneficios', 'programas de beneficios'],
  loyalty_rewards: ['premio', 'premios'],
  surveys: ['encuesta', 'encuestas'],
  survey_questions: ['pregunta', 'preguntas'],
  survey_question_reasons: ['motivo de una pregunta', 'motivos de preguntas'],
  campaigns: ['campaña', 'campañas'],
  customisations: ['personalización', 'personalizaciones'],
  files: ['imagen', 'imágenes'],
  aliases: ['dirección', 'direcciones'],
  hosts: ['dominio', 'dominios'],
  staff_memberships: ['acceso', 'accesos'],
  staff_users: ['persona', 'personas'],
  staff_roles: ['rol', 'roles'],
}

const numbers = new Intl.NumberFormat('es-AR')

/** Returns a number of things in words: "1 problema", "1.200 platos". */
export const countText = (count: number, [one, several]: Kind): string =>
  `${numbers.format(count)} ${count === 1 ? one : several}`

/** Returns the counts of an import, by the names that its author has for things. */
export const countsText = (counts: ImportCounts): string =>
  Object.entries(counts)
    .map(([table, count]) => countText(count, KINDS[table] ?? [table, table]))
    .join(', ')

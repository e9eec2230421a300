import { slugOf } from '../revision/slug.ts'

export const SHEET_HEADINGS = {
  category: 'Categoría',
  name: 'Plato',
  showName: 'Nombre visible',
  price: 'Precio',
  description: 'Descripción',
  sizes: 'Tamaños',
  garnishGroups: 'Grupos',
  indicators: 'Indicadores',
  ingredients: 'Ingredientes',
  image: 'Imagen',
  maxQuantity: 'Máximo',
  visible: 'Visible',
  remarked: 'Destacado',
  upselled: 'Sugerido',
  key: 'Clave',
} as const satisfies Readonly<Record<string, string>>

export type SheetColumn = keyof typeof SHEET_HEADINGS

/** Role of a column of a sheet: a field of plates, or the price of a size of that name. */
export type ColumnRole = SheetColumn | `size:${string}`

/** Roles that a column can have, in the order in which they are offered. */
export const SHEET_COLUMNS = Object.keys(SHEET_HEADINGS) as readonly SheetColumn[]

/** Returns the size whose price a column has; undefined for every other column. */
export const sizeOfRole = (role: ColumnRole): string | undefined =>
  role.startsWith('size:') ? role.slice('size:'.length) : undefined

/** Other headings of a column that people write; all as slugs. */
const SYNONYMS: Readonly<Record<string, SheetColumn>> = {
  category: 'category',
  section: 'category',
  secao: 'category',
  rubro: 'category',
  seccion: 'category',
  familia: 'category',
  'nombre-categoria': 'category',
  name: 'name',
  product: 'name',
  dish: 'name',
  nome: 'name',
  produto: 'name',
  prato: 'name',
  comida: 'name',
  producto: 'name',
  productos: 'name',
  nombre: 'name',
  item: 'name',
  articulo: 'name',
  titulo: 'name',
  'nombre-del-plato': 'name',
  'nombre-del-producto': 'name',
  'nombre-para-clientes': 'showName',
  price: 'price',
  preco: 'price',
  precios: 'price',
  importe: 'price',
  valor: 'price',
  pvp: 'price',
  'precio-de-venta': 'price',
  'precio-venta': 'price',
  'precio-final': 'price',
  'precio-unitario': 'price',
  description: 'description',
  descricao: 'description',
  detalle: 'description',
  'que-lleva': 'description',
  sizes: 'sizes',
  tamanhos: 'sizes',
  tamano: 'sizes',
  opciones: 'sizes',
  guarniciones: 'garnishGroups',
  agregados: 'garnishGroups',
  etiquetas: 'indicators',
  image: 'image',
  photo: 'image',
  foto: 'image',
  'cantidad-maxima': 'maxQuantity',
  'se-ve': 'visible',
  activo: 'visible',
  ativo: 'visible',
  active: 'visible',
  habilitado: 'visible',
  disponible: 'visible',
  disponivel: 'visible',
  available: 'visible',
  'en-venta': 'visible',
  'a-la-venta': 'visible',
  recomendado: 'upselled',
}

const CANONICAL: ReadonlyMap<string, SheetColumn> = new Map(
  SHEET_COLUMNS.map((column) => [slugOf(SHEET_HEADINGS[column]), column]),
)

/**
 * Finds the column of a heading, in any case and with or without accents; undefined for an unknown
 * one.
 */
export const columnOfHeading = (heading: string): SheetColumn | undefined => {
  const slug = slugOf(heading)
  return CANONICAL.get(slug) ?? (Object.hasOwn(SYNONYMS, slug) ? SYNONYMS[slug] : undefined)
}

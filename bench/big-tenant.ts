// words: what the plates of a shop are called and made of is data.
import type { TenantFile } from '@mostrador/tenant/schema/tenant-schema'

/** The alias of the branch contact whose menu is large; it delivers and gives to take away. */
export const BIG_MENU_ALIAS = 'gran-bodegon-centro'

const BIG_MENU_CATEGORIES = 60
const BIG_MENU_PLATES = 1000

/** Plate of the last category, with a name of its own. */
export const LAST_PLATE = 'Tiramisú de la abuela Ñata'

type Menu = NonNullable<TenantFile['branches'][number]['menus']>[number]
type Plate = Menu['plates'][number]

const KINDS = [
  'Pizza',
  'Empanada',
  'Milanesa',
  'Hamburguesa',
  'Ensalada',
  'Tarta',
  'Sándwich',
  'Ravioles',
  'Ñoquis',
  'Risotto',
  'Wok',
  'Tortilla',
  'Provoleta',
  'Bife',
  'Pollo',
  'Merluza',
  'Sopa',
  'Guiso',
  'Lasaña',
  'Helado',
]
const WAYS = [
  'al horno',
  'a la plancha',
  'de la casa',
  'con ajo',
  'picante',
  'a las brasas',
  'del día',
  'gratinada',
  'criolla',
  'fría',
]
const THINGS = [
  'tomates secos',
  'queso de cabra',
  'cebolla caramelizada',
  'jamón crudo',
  'aceitunas negras',
  'albahaca fresca',
  'morrones asados',
  'champiñones',
  'panceta crocante',
  'huevo a punto',
  'papas bastón',
  'rúcula',
  'palta',
  'salsa criolla',
  'muzzarella',
  'nueces',
  'zanahoria glaseada',
  'berenjena ahumada',
  'choclo',
  'limón',
]
const PICTURES = ['1f355', '1f35d', '1f957', '1f354', '1f96a', '1f372', '1f35b', '1f370']
const TITLES = [
  'Pizzas',
  'Pastas',
  'Ensaladas',
  'Minutas',
  'Sándwiches',
  'Guisos',
  'Parrilla',
  'Pescados',
  'Tartas',
  'Dulces',
]

/** Returns the entry of a list at a number, round and round. */
function at<One>(list: readonly One[], number: number): One {
  const one = list[number % list.length]
  if (one === undefined) throw new Error('An empty list')
  return one
}

const categoryKey = (number: number): string => `categoria-${number + 1}`

const categoryOf = (number: number) => ({
  key: categoryKey(number),
  name: `${at(TITLES, number)} ${at(WAYS, Math.floor(number / TITLES.length))}`,
  ...(number % 3 === 0 && { description: 'Para compartir o para uno, con la guarnición que más te guste.' }),
})

/**
 * A plate with a name and a description as long as those of real menus; the texts repeat, the
 * plates do not.
 */
function plateOf(number: number): Plate {
  const isLast = number === BIG_MENU_PLATES - 1
  const things = [0, 1, 2, 3].map((step) => at(THINGS, number * 7 + step * (3 + (number % 5))))
  return {
    key: `plato-${number + 1}`,
    category: categoryKey(Math.floor((number * BIG_MENU_CATEGORIES) / BIG_MENU_PLATES)),
    name: isLast
      ? LAST_PLATE
      : `${at(KINDS, number)} ${at(WAYS, Math.floor(number / 3))} con ${things[0]} N.º ${number + 1}`,
    description:
      number % 5 === 4
        ? ''
        : `Sale con ${things[1]} y ${things[2]}, terminada con ${things[3]} y pimienta recién molida.`,
    price: 4200 + ((number * 379) % 19_000),
    ...(number % 4 !== 3 && {
      image: `npm:@lobehub/fluent-emoji-3d/assets/${at(PICTURES, number)}.webp#oliva`,
    }),
    ...(number % 6 === 0 && { indicators: [at(['vegetariano', 'picante', 'sin-tacc'], number)] }),
    ...(number % 10 === 2 && { garnishGroups: ['guarnicion'] }),
    ...(number % 15 === 4 && {
      sizes: [
        { key: 'chica', name: 'Chica', price: 5200 },
        { key: 'grande', name: 'Grande', price: 9800 },
      ],
    }),
  }
}

const menu: Menu = {
  key: 'carta',
  name: 'Carta',
  categories: Array.from({ length: BIG_MENU_CATEGORIES }, (_, number) => categoryOf(number)),
  garnishGroups: [
    {
      key: 'guarnicion',
      name: 'Guarnición',
      mandatory: true,
      minGarnishAmount: 1,
      maxGarnishAmount: 1,
      garnishes: [
        { key: 'papas', name: 'Papas fritas' },
        { key: 'pure', name: 'Puré' },
        { key: 'mixta', name: 'Ensalada mixta', price: 900 },
      ],
    },
  ],
  plates: Array.from({ length: BIG_MENU_PLATES }, (_, number) => plateOf(number)),
  remarkeds: ['plato-1', 'plato-41', 'plato-123', 'plato-333', 'plato-777'],
  discounts: [
    {
      key: 'veinte',
      name: '20% en minutas',
      type: 'PERCENT',
      percentage: 20,
      plates: ['plato-7', 'plato-8'],
    },
  ],
}

const EVERY_DAY = Object.fromEntries(
  ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => [
    day,
    ['00:00-24:00'],
  ]),
)

const MODE = { menu: 'carta', orderType: 'ON_DEMAND' as const, paymentTypes: ['efectivo'] }

/**
 * Returns a shop with a menu of 1,000 plates in 60 categories, as a tenant file: always the same
 * one. Its branch contact opens day and night, a plate is a sheet over the menu, and all plates
 * are on one page.
 */
export function bigMenuTenant(): TenantFile {
  return {
    company: { key: 'gran-bodegon', alias: 'gran-bodegon', name: 'Gran Bodegón' },
    branches: [
      {
        key: 'bodegon',
        alias: 'gran-bodegon-marca',
        name: 'Gran Bodegón',
        country: 'ar',
        indicators: [
          { key: 'vegetariano', showName: 'Vegetariano', backgroundColor: '#d8efcf', textColor: '#1f4a17' },
          { key: 'picante', showName: 'Picante', backgroundColor: '#f7d3ca', textColor: '#6b1a0d' },
          { key: 'sin-tacc', showName: 'Sin TACC', backgroundColor: '#fff0c2', textColor: '#5a3d00' },
        ],
        paymentTypes: [{ key: 'efectivo', paymentMethod: 'CASH', showName: 'Efectivo' }],
        menus: [menu],
        branchContacts: [
          {
            key: 'centro',
            alias: BIG_MENU_ALIAS,
            name: 'Gran Bodegón Centro',
            timeZone: 'America/Argentina/Buenos_Aires',
            address: {
              street: 'Av. Corrientes',
              number: '1234',
              locality: 'San Nicolás',
              city: 'Buenos Aires',
            },
            location: { lat: -34.6037, lng: -58.3816 },
            hours: EVERY_DAY,
            orderModes: [
              { key: 'delivery', type: 'DELIVERY', ...MODE, delivery: { cardFee: 900, cashFee: 900 } },
              { key: 'take-away', type: 'TAKE_AWAY', ...MODE },
            ],
          },
        ],
      },
    ],
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@mostrador/database/testing'
import { localFileStore } from '@mostrador/files/local-file-store'
import sharp from 'sharp'
import type { ImportWorld } from '../file/import-world.ts'
import type { TenantFile } from '../schema/tenant-schema.ts'

type Branch = TenantFile['branches'][number]

/** A tenant for tests that has one of everything, in the canonical form. */
export function smallTenant(): TenantFile & { branches: [Branch, ...Branch[]] } {
  return {
    $schema: '../packages/tenant/tenant.schema.json',
    company: { key: 'prueba', name: 'La Prueba', logo: 'logo.png' },
    branches: [smallBranch()],
    staff: [
      { email: 'ana@prueba.test', name: 'Ana', passwordHash: 'hash:secreto1', access: [{ role: 'OWNER' }] },
    ],
  }
}

// oxlint-disable-next-line max-lines-per-function -- one of everything is data, not steps
const smallBranch = (): Branch => ({
  key: 'parrilla',
  alias: 'parrilla-prueba',
  name: 'Parrilla',
  description: 'Carne a las brasas',
  country: 'ar',
  social: { instagram: 'https://instagram.com/prueba' },
  branding: { colorConfig: { lightMainColor: '#aa3300' }, banner: 'banner.png' },
  indicators: [
    { key: 'sin-tacc', showName: 'Sin TACC', backgroundColor: '#ffe08a', textColor: '#5c3d00' },
    { key: 'vegano', showName: 'Vegano', backgroundColor: '#c8f0c8', textColor: '#114411' },
  ],
  paymentTypes: [
    { key: 'efectivo', paymentMethod: 'CASH', showName: 'Efectivo' },
    {
      key: 'tarjeta',
      paymentMethod: 'CARD',
      showName: 'Tarjeta',
      active: false,
      upload: 'APP',
      onlinePayment: { providerName: 'sandbox', paymentMethod: 'card' },
    },
  ],
  menus: [smallMenu()],
  branchContacts: [smallContact()],
  discountCodes: [
    {
      code: 'HOLA10',
      type: 'PERCENT',
      percentage: 10,
      minimumOrderAmount: 5000,
      requiredPlate: 'carta/bife',
      requiredCategory: 'carta/carnes',
      usageLimit: 100,
      paymentTypes: ['efectivo'],
      startsAt: '2026-01-01T00:00:00.000Z',
    },
    { code: 'ENVIO', type: 'DELIVERY_FEE', firstTimeUse: true },
  ],
  loyalty: { name: 'Brasas', orderPercentage: 5, maxRedeemedPoints: 5000, branchContacts: ['centro'] },
  externalLoyalty: { partner: 'sandbox', name: 'Club Prueba' },
  loyaltyRewards: [{ key: 'bienvenida', reward: 500, branchContact: 'centro' }],
  surveys: [
    {
      key: 'general',
      questions: [
        {
          key: 'nota',
          title: '¿Cómo estuvo?',
          type: 'rating',
          priority: true,
          reasons: [{ key: 'frio', reason: 'Llegó frío' }],
        },
      ],
    },
  ],
  campaigns: [{ key: 'vuelve', name: 'Volvé', message: 'Tu pedido te espera' }],
  customisations: [
    { key: 'banner', resource: 'PROMOTIONAL_BANNER', commands: { orderModeType: 'ALL', text: '2x1' } },
  ],
})

const smallMenu = (): NonNullable<Branch['menus']>[number] => ({
  key: 'carta',
  name: 'Carta',
  categories: [
    { key: 'carnes', name: 'Carnes', image: 'carnes.png', indicators: ['sin-tacc'] },
    { key: 'bebidas', name: 'Bebidas', showName: 'Para tomar' },
  ],
  garnishGroups: [
    {
      key: 'punto',
      name: 'Punto',
      mandatory: true,
      minGarnishAmount: 1,
      maxGarnishAmount: 1,
      garnishes: [
        { key: 'jugoso', name: 'Jugoso', ingredients: ['sal gruesa'] },
        { key: 'cocido', name: 'Cocido', price: 99.5 },
        { key: 'secreto', name: 'Secreto', visible: false },
      ],
    },
  ],
  plates: [
    {
      key: 'bife',
      category: 'carnes',
      name: 'Bife de chorizo',
      description: 'Con hueso',
      price: 18500.5,
      sizes: [
        { key: 'medio', name: 'Medio', price: 12000 },
        { key: 'entero', name: 'Entero', price: 18500.5 },
      ],
      garnishGroups: ['punto'],
      indicators: ['sin-tacc'],
      ingredients: ['carne', 'sal gruesa'],
      image: 'bife.png',
      imageFocus: { x: 0.25 },
      maxQuantity: 4,
    },
    { key: 'agua', category: 'bebidas', name: 'Agua', price: 1500, indicators: ['vegano', 'sin-tacc'] },
  ],
  remarkeds: ['agua', 'bife'],
  upselleds: ['agua'],
  discounts: [
    { key: 'dos-por-uno', name: '2x1', type: 'MULTIPLE', buy: 2, pay: 1, plates: ['agua'] },
    { key: 'rebaja', name: 'Rebaja', type: 'FIXED', fixedDiscount: 1000.25, plates: ['bife'] },
  ],
})

// oxlint-disable-next-line max-lines-per-function -- one of everything is data, not steps
const smallContact = (): NonNullable<Branch['branchContacts']>[number] => ({
  key: 'centro',
  name: 'Centro',
  timeZone: 'America/Argentina/Buenos_Aires',
  address: { street: 'Lavalle', number: '500' },
  location: { lat: -34.6021, lng: -58.3751 },
  cancelUntilAccepted: true,
  riderSecurityCodeHash: 'hash:1234',
  hours: { MONDAY: ['12:00-15:30', '20:00-02:00'], SUNDAY: ['00:00-24:00'] },
  exceptions: [
    { day: '2026-12-24', hours: ['10:00-16:00'], reason: 'Nochebuena' },
    { day: '2026-12-25', reason: 'Navidad' },
  ],
  orderModes: [
    {
      key: 'delivery',
      type: 'DELIVERY',
      menu: 'carta',
      minDelayInMinutes: 30,
      maxDelayInMinutes: 50,
      paymentTypes: ['efectivo', 'tarjeta'],
      delivery: { cardFee: 1500, cashFee: null, freeDeliveryFrom: 30000 },
      fees: { percentageUserFee: 2.5 },
      notesLimit: { item: null },
      categoriesNotInCart: ['bebidas'],
      generalDiscounts: [
        { key: 'contado', name: 'Contado', type: 'PERCENT', percentage: 5, paymentTypes: ['efectivo'] },
      ],
      generalSurcharges: [{ key: 'cubierto', name: 'Cubierto', type: 'FIXED', amount: 300 }],
      useSchedule: true,
      schedules: [
        {
          key: 'noche',
          configs: [{ key: 'todo-el-ano', slotCapacity: 4, hours: { FRIDAY: ['20:00-23:30'] } }],
        },
      ],
    },
  ],
  deliveryZones: [
    {
      key: 'cerca',
      name: 'Cerca',
      area: {
        type: 'Polygon',
        coordinates: [
          [
            [-58.4, -34.61],
            [-58.36, -34.61],
            [-58.36, -34.59],
            [-58.4, -34.61],
          ],
        ],
      },
      cardFee: 900,
      cashFee: 900,
      riderCapacity: 6,
      hours: { SATURDAY: ['20:00-23:00'] },
    },
  ],
  menus: [
    {
      key: 'carta',
      plates: [{ key: 'bife', visible: true, sizes: [{ key: 'medio', price: 12_500.5 }] }],
      garnishGroups: [{ key: 'punto', garnishes: [{ key: 'cocido', price: 0, visible: false }] }],
    },
  ],
  soldOut: [
    'carta/agua',
    { type: 'GARNISH', thing: 'carta/punto/cocido', until: '2026-12-01T15:00:00.000Z' },
    { type: 'INGREDIENT', thing: 'carne' },
    { type: 'PLATE', thing: 'carta/bife', until: '2026-12-02T15:00:00.000Z' },
    { type: 'SIZE', thing: 'carta/bife/entero' },
  ],
})

/**
 * A world for imports: the test database, a file store of its own, and pictures made of their
 * names.
 */
export async function testWorld(): Promise<ImportWorld> {
  const { db } = await openTestDatabase()
  return {
    db,
    files: localFileStore(newFolder()),
    resolvePicture: async (source) => (source.startsWith('missing') ? undefined : pictureOf(source)),
    passwords: {
      hash: async (password) => `hash:${password}`,
      verify: async (hash, password) => hash === `hash:${password}`,
    },
    newId: randomUUID,
    now: new Date('2026-11-20T12:00:00Z'),
    serverNames: { own: [], allowed: [] },
  }
}

/** The folder of all worlds of a process, which goes with it. */
let folderOfProcess: string | undefined

/** A new folder that goes with the process of the tests. */
function newFolder(): string {
  if (folderOfProcess === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'tenant-files-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    folderOfProcess = folder
  }
  return mkdtempSync(join(folderOfProcess, 'world-'))
}

/** A small picture whose colour depends on its name. */
function pictureOf(name: string): Promise<Buffer> {
  const background = `#${createHash('sha256').update(name).digest('hex').slice(0, 6)}`
  return sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer()
}

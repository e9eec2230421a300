import type { Thing } from '@mostrador/domain/revision/operation'

/** As an upload is named, by what is in it. */
const PICTURE = `uploads/${'a1'.repeat(32)}/foto.webp`

const AREA = {
  type: 'Polygon',
  coordinates: [
    [
      [-58.44, -34.59],
      [-58.42, -34.59],
      [-58.42, -34.57],
      [-58.44, -34.59],
    ],
  ],
}

const adjustments = [
  { key: 'share', name: 'Parte', type: 'PERCENT', percentage: 10 },
  { key: 'fixed', name: 'Monto', type: 'FIXED', amount: 100 },
]

const mode: Thing = {
  key: 'reparto',
  type: 'DELIVERY',
  menu: 'carta',
  generalDiscounts: adjustments,
  generalSurcharges: adjustments,
  schedules: [{ key: 'noches', name: 'Noches', configs: [{ key: 'todas' }] }],
}

const contact: Thing = {
  key: 'palermo',
  name: 'Palermo',
  timeZone: 'America/Argentina/Buenos_Aires',
  location: { lat: -34.58, lng: -58.43 },
  document: { required: true },
  alerts: { people: [{ key: 'ana', name: 'Ana', phone: '+5491155550100' }] },
  orderModes: [mode],
  deliveryZones: [{ key: 'centro', name: 'Centro', area: AREA, cardFee: 100, hours: {} }],
}

const menu: Thing = {
  key: 'carta',
  name: 'Carta',
  categories: [{ key: 'pizzas', name: 'Pizzas', image: PICTURE }],
  garnishGroups: [{ key: 'salsas', name: 'Salsas', garnishes: [{ key: 'alioli', name: 'Alioli' }] }],
  plates: [
    {
      key: 'muzza',
      category: 'pizzas',
      name: 'Muzzarella',
      price: 9000,
      image: PICTURE,
      sizes: [{ key: 'chica', name: 'Chica', price: 9000 }],
      garnishGroups: ['salsas'],
    },
  ],
  discounts: [
    { key: 'share', name: 'Parte', type: 'PERCENT', percentage: 10, plates: [] },
    { key: 'fixed', name: 'Monto', type: 'FIXED', fixedDiscount: 100, plates: [] },
    { key: 'several', name: 'Dos por uno', type: 'MULTIPLE', buy: 2, pay: 1, plates: [] },
    { key: 'final', name: 'Precio', type: 'FINAL_PRICE', finalPrice: 100, plates: [] },
  ],
}

/** A branch in which something stands in every list, and of each kind one. */
export const givenWholeDocument = (): Thing => ({
  key: 'brasa',
  name: 'Brasa',
  country: 'ar',
  chat: { url: 'https://chat.brasa.test', token: 'abcdef' },
  indicators: [{ key: 'vegano', showName: 'Vegano', backgroundColor: '#c8f0c8', textColor: '#114411' }],
  paymentTypes: [
    { key: 'tarjeta', paymentMethod: 'CARD', showName: 'Tarjeta', upload: 'APP' },
    {
      key: 'transferencia',
      paymentMethod: 'OTHER',
      showName: 'Transferencia',
      transfer: { alias: 'brasa.test', holder: 'Brasa', mark: 'BOTH' },
    },
  ],
  menus: [menu],
  branchContacts: [contact],
  discountCodes: [
    { code: 'DIEZ', type: 'PERCENT', percentage: 10 },
    { code: 'CIEN', type: 'FIXED', amount: 100 },
  ],
  loyalty: { name: 'Club' },
  externalLoyalty: { partner: 'sandbox', name: 'Club' },
  loyaltyRewards: [{ key: 'alta', reward: 100 }],
  surveys: [
    {
      key: 'salida',
      questions: [
        { key: 'que', title: '¿Qué?', type: 'multiselect', reasons: [{ key: 'sabor', reason: 'Sabor' }] },
      ],
    },
  ],
  campaigns: [{ key: 'vuelve', name: 'Vuelve', message: 'Vuelve' }],
  customisations: [
    {
      key: 'linea',
      resource: 'PROMOTIONAL_BANNER',
      commands: { text: 'Hoy dos por uno', orderModeType: 'ALL' },
    },
    { key: 'caja', resource: 'MENU_HEADER', commands: {} },
  ],
})

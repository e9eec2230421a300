import type { MenuDocument } from '@mostrador/domain/menu/menu-document'

/** A menu of two categories as the document has it, with one of everything that a grid shows. */
export const givenMenuDocument = (): MenuDocument => ({
  key: 'carta',
  name: 'Carta',
  categories: [
    { key: 'pizzas', name: 'Pizzas' },
    { key: 'bebidas', name: 'Bebidas', visible: false },
  ],
  garnishGroups: [
    {
      key: 'salsas',
      name: 'Salsas',
      maxGarnishAmount: 2,
      garnishes: [
        { key: 'alioli', name: 'Alioli', price: 500 },
        { key: 'picante', name: 'Picante' },
      ],
    },
  ],
  plates: [
    {
      key: 'muzza',
      category: 'pizzas',
      name: 'Muzzarella',
      price: 9000,
      sizes: [
        { key: 'chica', name: 'Chica', price: 9000 },
        { key: 'grande', name: 'Grande', price: 15_000 },
      ],
    },
    { key: 'fugazza', category: 'pizzas', name: 'Fugazza', price: 8500, garnishGroups: ['salsas'] },
    { key: 'agua', category: 'bebidas', name: 'Agua', price: 1500, description: 'Con gas' },
    { key: 'vino', category: 'bebidas', name: 'Vino', price: 12_000 },
  ],
  remarkeds: ['vino'],
  discounts: [{ key: 'promo', name: 'Promo', plates: ['fugazza', 'vino'] }],
})

import type { Page } from '@playwright/test'

/** What is done at each stop of a tour: a picture is taken, or axe looks at it. The name is stable. */
export type Look = (name: string) => Promise<void>

/** A shop to show: its brand, and plates of it that show what there is. */
export type TourShop = {
  readonly company: string
  readonly branch: string
  readonly alias: string
  /** The name of an order mode to take away. */
  readonly mode: string
  /** The mode in an address. */
  readonly modePath: string
  /** Asks nothing. */
  readonly plainPlate: string
  readonly richPlate: {
    readonly name: string
    readonly choices: Readonly<Record<string, string>>
    readonly ticks: Readonly<Record<string, string>>
  }
  readonly soldOutPlate: string
  /** Two of it are enough for a delivery, and an address that it reaches. */
  readonly bigPlate: string
  readonly address: string
  /** Discount codes, by what is to be seen of them. */
  readonly codes: Readonly<Record<string, string>>
}

/** A light brand: sheets over the menu, every order mode. */
export const lightShop: TourShop = {
  company: 'ombu',
  branch: 'fuego-lento',
  alias: 'fuego-lento-palermo',
  mode: 'Retiro en el local',
  modePath: 'take-away',
  plainPlate: 'Provoleta a la chapa',
  richPlate: {
    name: 'Bife de chorizo',
    choices: {
      Opciones: 'Entero (400 g)',
      'Punto de cocción': 'Jugoso',
      'Elegí tu guarnición': 'Papas a la provenzal',
    },
    ticks: { 'Salsas para acompañar': 'Chimichurri' },
  },
  soldOutPlate: 'Cordero patagónico',
  bigPlate: 'Mollejas al verdeo',
  address: 'Honduras 4890',
  codes: { applied: 'BRASA10', unmet: 'MESAGRANDE', countdown: 'ULTIMOS' },
}

/** A dark brand: a page for each plate, scheduled orders only. */
export const darkShop: TourShop = {
  company: 'ombu',
  branch: 'la-nonna',
  alias: 'la-nonna-almagro',
  mode: 'Take away',
  modePath: 'take-away',
  plainPlate: 'Tiramisú',
  richPlate: {
    name: 'Ravioles de ricota y espinaca',
    choices: { 'Elegí la salsa': 'Pesto de albahaca y nuez' },
    ticks: { '¿Queso rallado?': 'Reggianito' },
  },
  soldOutPlate: 'Rabas',
  bigPlate: 'Tiramisú',
  address: 'Medrano 800',
  codes: { unmet: 'NONNA2000' },
}

/** Holds every answer from an address until the page has been looked at. */
export async function lookWhileLoading(
  page: Page,
  address: string,
  look: () => Promise<void>,
): Promise<void> {
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released.promise
    await route.continue().catch(() => undefined)
  })
  await look()
  released.resolve()
  await page.unrouteAll({ behavior: 'wait' })
}

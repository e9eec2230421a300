import type { Page } from '@playwright/test'
import { shops, staffOf } from '../shops.ts'
import type { StaffAccount } from '../staff/staff-session.ts'

/**
 * Task at each stop of a tour: a picture is taken, or axe looks at it. The name is stable.
 */
export type TakePicture = (name: string) => Promise<void>

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
  /** A number of its country. */
  readonly phone: string
  /** Discount codes, by what is to be seen of them. */
  readonly codes: Readonly<Record<string, string>>
}

/**
 * A shop whose orders are shown after they were placed, too: who works there, its riders, and what
 * its survey asks.
 */
export type FullShop = TourShop & {
  readonly staff: StaffAccount
  /** Where its riders begin their shift; `idle` where there is nothing to take. */
  readonly riders: {
    readonly code: string
    readonly idle: { readonly alias: string; readonly code: string }
    /** A place on the way to its deliveries. */
    readonly at: { readonly latitude: number; readonly longitude: number }
  }
  readonly survey: {
    /** Why somebody gave two stars. */
    readonly reason: string
    /** The rating that is not of priority. */
    readonly other: RegExp
    readonly text: string
  }
}

/** A light brand: sheets over the menu, every order mode. */
export const lightShop: FullShop = {
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
      'Elige tu guarnición': 'Papas a la provenzal',
    },
    ticks: { 'Salsas para acompañar': 'Chimichurri' },
  },
  soldOutPlate: 'Cordero patagónico',
  bigPlate: 'Mollejas al verdeo',
  address: 'Honduras 4890',
  phone: '11 2345-6789',
  codes: { applied: 'BRASA10', unmet: 'MESAGRANDE', countdown: 'ULTIMOS' },
  staff: staffOf.palermo,
  riders: {
    code: 'palermo-2026',
    idle: { alias: shops.caballito, code: 'caballito-2026' },
    at: { latitude: -34.617, longitude: -58.437 },
  },
  survey: {
    reason: 'Llegó frío',
    other: /la comida/,
    text: 'Las papas llegaron blandas, pero la carne estaba en su punto.',
  },
}

/** A dark brand: a page for each plate, scheduled orders only. */
export const darkShop: FullShop = {
  company: 'ombu',
  branch: 'la-nonna',
  alias: 'la-nonna-almagro',
  mode: 'Take away',
  modePath: 'take-away',
  plainPlate: 'Tiramisú',
  richPlate: {
    name: 'Ravioles de ricota y espinaca',
    choices: { 'Elige la salsa': 'Pesto de albahaca y nuez' },
    ticks: { '¿Queso rallado?': 'Reggianito' },
  },
  soldOutPlate: 'Rabas',
  bigPlate: 'Tiramisú',
  address: 'Medrano 800',
  phone: '11 2345-6789',
  codes: { unmet: 'NONNA2000' },
  staff: staffOf.ombu,
  riders: {
    code: 'almagro-2026',
    idle: { alias: shops.recoleta, code: 'recoleta-2026' },
    at: { latitude: -34.602, longitude: -58.419 },
  },
  survey: {
    reason: 'La pizza llegó fría',
    other: /la masa\?$/,
    text: 'La masa, como la de mi abuela. La próxima, un poco más de horno.',
  },
}

/**
 * A brand that came by its tenant file alone: another country, plates on pages of their own,
 * nothing scheduled.
 */
export const thirdShop: TourShop = {
  company: 'horno-de-malvin',
  branch: 'horno-de-malvin-pizzeria',
  alias: shops.malvin,
  mode: 'Retiro en el mostrador',
  modePath: 'take-away',
  plainPlate: 'Fainá del medio',
  richPlate: {
    name: 'Chivito al pan',
    choices: { Pan: 'Árabe' },
    ticks: { Acompañamiento: 'Papas fritas' },
  },
  soldOutPlate: 'Massini',
  bigPlate: 'Chivito al pan',
  address: 'Camino de los Horneros 4321',
  phone: '99 123 456',
  codes: {},
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

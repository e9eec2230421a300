import { expect, test as base, type Browser, type BrowserContext } from '@playwright/test'
import { addressOf, type Address } from './diner/address.ts'
import { atCheckoutOf, type AtCheckout } from './diner/at-checkout.ts'
import { cardOf, type CardScreen } from './diner/card.ts'
import { cartOf, type Cart } from './diner/cart.ts'
import { checkoutOf, type Checkout } from './diner/checkout.ts'
import { dinerOf, type Diner } from './diner/diner.ts'
import { followUpOf, type FollowUp } from './diner/follow-up.ts'
import { menuOf, type Menu } from './diner/menu.ts'
import { openingWhole } from './page-scripts.ts'
import { watch, type Quiet } from './quiet.ts'
import { staffConsole, type StaffConsole } from './staff/staff-console.ts'
import type { Desk } from './staff/staff-session.ts'
import { worlds, type World, type WorldName } from './world.ts'

/** A desk, where the staff works. */
export const DESK = { width: 1280, height: 800 }

type Journey = {
  readonly menu: Menu
  readonly cart: Cart
  readonly address: Address
  readonly checkout: Checkout
  /** Comes to the checkout, where it is not the way there that a journey is about. */
  readonly atCheckout: AtCheckout
  /** The fields of a card, at the checkout and at an order, and the bank's page. */
  readonly card: CardScreen
  readonly followUp: FollowUp
  /** Calls of the diner's browser without screens. */
  readonly diner: Diner
  /** The pages of the diner must stay silent; a journey that provokes an error says which. */
  readonly quiet: Quiet
  /** The console, in a browser of its own at a desk, at the other end of the shop. */
  readonly staff: StaffConsole
  /** Another browser of the same world, with its own address and nothing remembered. */
  readonly openBrowser: (options?: BrowserOptions) => Promise<Desk>
}

type BrowserOptions = {
  readonly at?: 'diner' | 'staff'
  readonly viewport?: { readonly width: number; readonly height: number }
}

type Places = { readonly worldName: WorldName; readonly world: World }

/** The test of a journey: a diner with a phone, staff at a desk, and a shop that runs. */
export const test = base.extend<Journey, Places>({
  worldName: ['demo', { option: true, scope: 'worker' }],
  world: [
    async ({ worldName }, provide) => {
      const world = await worlds[worldName]()
      await provide(world)
      await world.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ world }, provide) => provide(world.dinerUrl),
  extraHTTPHeaders: async ({ browserName: _ }, provide) => provide(addressOfItsOwn()),
  quiet: [
    async ({ context }, provide) => {
      const quiet = watch(context)
      await provide(quiet)
      await forgetRoutes(context)
      expect(quiet.complaints()).toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page }, provide) => provide(openingWhole(page)),
  menu: async ({ page }, provide) => provide(menuOf(page)),
  cart: async ({ page }, provide) => provide(cartOf(page)),
  address: async ({ page }, provide) => provide(addressOf(page)),
  checkout: async ({ page }, provide) => provide(checkoutOf(page)),
  atCheckout: async ({ page }, provide) => provide(atCheckoutOf(page)),
  card: async ({ page }, provide) => provide(cardOf(page)),
  followUp: async ({ page }, provide) => provide(followUpOf(page)),
  diner: async ({ context }, provide) => provide(dinerOf(context.request)),
  openBrowser: async ({ browser, world }, provide) => {
    const opened: { context: BrowserContext; quiet: Quiet }[] = []
    await provide(async ({ at = 'diner', viewport } = {}) => {
      const url = urlOf(world, at)
      const context = await newContext(browser, { url, viewport })
      const quiet = watch(context)
      opened.push({ context, quiet })
      return { page: openingWhole(await context.newPage()), quiet, url }
    })
    for (const { context, quiet } of opened) {
      await forgetRoutes(context)
      await context.close()
      expect(quiet.complaints()).toEqual([])
    }
  },
  staff: async ({ openBrowser }, provide) => {
    await provide(staffConsole(await openBrowser({ at: 'staff', viewport: DESK })))
  },
})

export { expect }

/** Forgets whose answers a journey changes: one that is on its way as it ends fails nobody. */
async function forgetRoutes(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
}

const urlOf = (world: World, at: 'diner' | 'staff'): string =>
  at === 'staff' ? world.staffUrl : world.dinerUrl

function newContext(
  browser: Browser,
  { url, viewport }: { url: string; viewport?: BrowserOptions['viewport'] },
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: url,
    extraHTTPHeaders: addressOfItsOwn(),
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    ...(viewport && { viewport }),
  })
}

/** An address of the network for testing, so that the limits of one journey do not stop another. */
function addressOfItsOwn(): Record<string, string> {
  const byte = (): number => Math.floor(Math.random() * 256)
  return { 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }
}

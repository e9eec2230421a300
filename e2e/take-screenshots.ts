import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { atRest } from './accessible.ts'
import { dinerOf } from './diner/diner.ts'
import { DESK } from './journey.ts'
import { watch } from './quiet.ts'
import { staffConsole } from './staff/staff-console.ts'
import type { StaffConsole } from './staff/staff-console.ts'
import type { Desk } from './staff/staff-session.ts'
import * as benefits from './tour/benefits-tour.ts'
import type { DinerGuide } from './tour/diner-tour.ts'
import * as diner from './tour/diner-tour.ts'
import * as payments from './tour/payment-tour.ts'
import * as riders from './tour/rider-tour.ts'
import * as staffTour from './tour/staff-tour.ts'
import * as states from './tour/states-tour.ts'
import * as surveyTour from './tour/survey-tour.ts'
import { darkShop, lightShop } from './tour/tour.ts'
import type { Look, TourShop } from './tour/tour.ts'

/** The sizes in which every screen is shown. */
const SIZES = { phone: { width: 390, height: 844 }, desk: DESK } as const

type Size = keyof typeof SIZES

export type Studio = {
  readonly browser: Browser
  /** The server with the demo. */
  readonly url: string
  /** Where the pictures go. */
  readonly folder: string
}

/** Takes a picture of every screen and state in both brands and sizes, and writes an index of them. */
export async function takeScreenshots(options: {
  readonly url: string
  readonly folder: string
  readonly chromiumPath: string
}): Promise<void> {
  const browser = await chromium.launch({
    executablePath: options.chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  const studio = { browser, url: options.url, folder: options.folder }
  const names = new Map<string, Set<string>>()
  for (const chapter of ['light', 'dark', 'console']) {
    rmSync(join(options.folder, chapter), { recursive: true, force: true })
    mkdirSync(join(options.folder, chapter), { recursive: true })
  }
  for (const size of ['phone', 'desk'] as const) {
    await showBrand(studio, { chapter: 'light', shop: lightShop, size, names })
    await showBrand(studio, { chapter: 'dark', shop: darkShop, size, names })
    await showConsole(studio, { size, names })
  }
  await browser.close()
  writeFileSync(join(options.folder, 'README.md'), indexOf(names))
}

type Names = Map<string, Set<string>>

async function showBrand(
  studio: Studio,
  { chapter, shop, size, names }: { chapter: string; shop: TourShop; size: Size; names: Names },
): Promise<void> {
  /** Each part has a browser that remembers nothing of the others. */
  const show = async (tour: (guide: DinerGuide) => Promise<unknown>): Promise<void> => {
    const page = await openPage(studio, size)
    await tour({ page, shop, look: cameraOf(page, { ...studio, chapter, size, names }) })
    await page.context().close()
  }
  await show(diner.tourOfPlaces)
  await show(diner.tourOfMenu)
  await show(diner.tourOfAccount)
  await show(async (guide) => {
    await diner.tourOfCart(guide)
    await diner.tourOfCheckout(guide)
  })
  await show(payments.tourOfAddress)
  await show(payments.tourOfCard)
  await show(payments.tourOfWallet)
  await show(benefits.tourOfCodes)
  await show(benefits.tourOfExternalBenefit)
  await show(riders.tourOfRegister)
  if (shop === darkShop) await show(benefits.tourOfSignInCode)
  if (shop !== lightShop) return
  await show(benefits.tourOfPoints)
  await show(benefits.tourOfReward)
  const staff = await openConsole(studio)
  await show(diner.tourOfRefusals)
  await show(states.tourOfDelivery)
  await show((guide) => states.tourOfQuestions(guide, staff))
  await show((guide) => states.tourOfOrder(guide, staff))
  await show(states.tourOfOtherShops)
  await show((guide) => surveyTour.tourOfSurvey(guide, staff))
  await show(surveyTour.tourOfGuide)
  await showRiders(show, { page: staff.page, quiet: staff.quiet, url: studio.url })
  await staff.page.context().close()
}

/** What riders see, and who waits for them. */
async function showRiders(
  show: (tour: (guide: DinerGuide) => Promise<unknown>) => Promise<void>,
  desk: Desk,
): Promise<void> {
  await show(riders.tourOfShift)
  await show((guide) => riders.tourOfShipment(guide, desk))
  await show((guide) => riders.tourOfStack(guide, desk))
}

async function showConsole(studio: Studio, { size, names }: { size: Size; names: Names }): Promise<void> {
  const staff = await openConsole(studio)
  const page = await openPage(studio, size)
  const photograph = cameraOf(staff.page, { ...studio, chapter: 'console', size, names })
  const look: Look = async (name) => {
    await staff.page.setViewportSize(SIZES[size])
    await photograph(name)
    await staff.page.setViewportSize(DESK)
  }
  const guide = { staff, look, diner: dinerOf(page.context().request) }
  await staffTour.tourOfSession(guide)
  await staffTour.tourOfBoard(guide)
  await staffTour.tourOfConsoleMenu(guide)
  await staffTour.tourOfCases(guide)
  await surveyTour.tourOfOpinions(guide)
  await staff.page.context().close()
  await page.context().close()
}

async function openPage({ browser, url }: Studio, size: Size): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    hasTouch: size === 'phone',
  })
  context.setDefaultTimeout(30_000)
  return context.newPage()
}

async function openConsole(studio: Studio): Promise<StaffConsole> {
  const page = await openPage(studio, 'desk')
  return staffConsole({ page, url: studio.url, quiet: watch(page.context()) })
}

/** What toasts of the tours say. */
const TOASTS =
  /^Debe ingresar con cuanto|^Debe completar (todos|correctamente)|^Envío actualizado|^Revise que haya|^El monto con el cual|^Pedido #\d+ (en preparación|listo|entregado|cancelado)|^No se encontró ningún descuento/

/** Takes the picture of what is seen of a page, once its own pictures are there and nothing moves. */
function cameraOf(page: Page, to: { folder: string; chapter: string; size: Size; names: Names }): Look {
  return async (name) => {
    // A toast belongs to the picture of what it is about, not to the next ones.
    if (!/incomplete|refused|failed/.test(name)) await expect(page.getByText(TOASTS)).toHaveCount(0)
    await atRest(page)
    await page.evaluate(picturesInSight)
    const path = join(to.folder, to.chapter, `${name}.${to.size}.webp`)
    await page.screenshot({ path, type: 'webp', quality: 70, animations: 'disabled' })
    to.names.set(to.chapter, (to.names.get(to.chapter) ?? new Set()).add(name))
  }
}

/** Runs in the page: waits for its fonts and for the pictures that are in sight. Those further away may never come. */
async function picturesInSight(): Promise<void> {
  const inSight = [...document.images].filter((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode().catch(() => undefined))])
}

const CHAPTERS: Readonly<Record<string, string>> = {
  light: 'Storefront, a light brand (Fuego Lento)',
  dark: 'Storefront, a dark brand (La Nonna)',
  console: 'Console',
}

function indexOf(names: Names): string {
  const chapters = [...names].map(([chapter, found]) => {
    const cell = (name: string, size: Size): string =>
      `<img src="${chapter}/${name}.${size}.webp" width="${size === 'phone' ? 195 : 480}" alt="${name}">`
    const rows = [...found].map((name) => `| ${name} | ${cell(name, 'phone')} | ${cell(name, 'desk')} |`)
    return `## ${CHAPTERS[chapter]}\n\n| | 390 × 844 | 1280 × 800 |\n|---|---|---|\n${rows.join('\n')}\n`
  })
  return `# Every screen\n\nWritten by \`npm run screenshots\`.\n\n${chapters.join('\n')}`
}

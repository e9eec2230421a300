import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import { waitForTransitions } from './accessible.ts'
import { dinerOf } from './diner/diner.ts'
import { DESK } from './journey.ts'
import { watch } from './quiet.ts'
import { staffConsole, type StaffConsole } from './staff/staff-console.ts'
import { CHAPTERS, writeIndex, type Chapter } from './screenshot-index.ts'
import { showDark, showJourney, showLight, type Show } from './tour/brand-tours.ts'
import * as managerTour from './tour/manager-tour.ts'
import * as accountTour from './tour/staff-account-tour.ts'
import * as staffTour from './tour/staff-tour.ts'
import * as surveyTour from './tour/survey-tour.ts'
import {
  darkShop,
  lightShop,
  thirdShop,
  type FullShop,
  type TakePicture,
  type TourShop,
} from './tour/tour.ts'

/** The sizes in which every screen is shown. */
const SIZES = { phone: { width: 390, height: 844 }, desk: DESK } as const

type Size = keyof typeof SIZES

type Studio = {
  readonly browser: Browser
  /** The server with the demo. */
  readonly url: string
  /** Where the pictures go. */
  readonly folder: string
}

type Names = Map<Chapter, Set<string>>

type Shot = { readonly size: Size; readonly names: Names }

/**
 * Takes a picture of every screen and state in the brands and sizes, and writes an index of them.
 */
export async function takeScreenshots(options: {
  readonly url: string
  /** The server of the shop that came by its tenant file. */
  readonly thirdUrl: string
  readonly folder: string
  readonly chromiumPath: string
  /** Chapters that are taken anew; the others stay as they are. */
  readonly chapters: readonly Chapter[]
}): Promise<void> {
  const { folder, chapters } = options
  const browser = await chromium.launch({
    executablePath: options.chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  const studio = { browser, url: options.url, folder }
  const names: Names = new Map()
  const takes = {
    light: (shot) => showFull(studio, { ...shot, chapter: 'light', shop: lightShop, program: showLight }),
    dark: (shot) => showFull(studio, { ...shot, chapter: 'dark', shop: darkShop, program: showDark }),
    third: (shot) => {
      const third = { ...studio, url: options.thirdUrl }
      return showJourney(showOf(third, { ...shot, chapter: 'third', shop: thirdShop }))
    },
    console: (shot) => showConsole(studio, shot),
  } satisfies Record<Chapter, (shot: Shot) => Promise<void>>
  for (const chapter of chapters) {
    rmSync(join(folder, chapter), { recursive: true, force: true })
    mkdirSync(join(folder, chapter), { recursive: true })
    for (const size of ['phone', 'desk'] as const) await takes[chapter]({ size, names })
    // Pictures so far stay, and are in the index, when a later chapter fails.
    writeIndex(folder, names)
  }
  await browser.close()
}

/** Whether a word names a chapter. */
export const isChapter = (word: string): word is Chapter => Object.hasOwn(CHAPTERS, word)

type Scene<Shop> = Shot & { readonly chapter: Chapter; readonly shop: Shop }

/** Each part has a browser that remembers nothing of the others. */
function showOf<Shop extends TourShop>(
  studio: Studio,
  { chapter, shop, size, names }: Scene<Shop>,
): Show<{ readonly page: Page; readonly look: TakePicture; readonly shop: Shop }> {
  return (tour) =>
    untilItWorks(async () => {
      const page = await openPage(studio, size)
      await bringFont(page, `/menu/${shop.alias}`)
      try {
        return await tour({ page, shop, look: cameraOf(page, { ...studio, chapter, size, names }) })
      } finally {
        await page.context().close()
      }
    })
}

/**
 * Brings the font of a page into the browser: without it the first document may be drawn with a
 * stand-in.
 */
async function bringFont(page: Page, address: string): Promise<void> {
  const document = await page.request.get(address)
  const [, font] = /<([^>]+)>;[^,]*as=font/.exec(document.headers()['link'] ?? '') ?? []
  if (font === undefined) return
  await page.goto('/404')
  await page.evaluate(async (url) => (await fetch(url)).arrayBuffer().then(() => undefined), font)
}

/**
 * How often a part of a tour is begun anew: on a busy machine an answer may take longer than
 * somebody waits for it.
 */
const TRIES = 3

async function untilItWorks<Result>(part: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await part()
  } catch (error) {
    if (tries === 1) throw error
    console.error(error)
    return untilItWorks(part, tries - 1)
  }
}

type Program = typeof showLight

async function showFull(
  studio: Studio,
  { program, ...scene }: Scene<FullShop> & { readonly program: Program },
): Promise<void> {
  const staff = await openConsole(studio)
  await program(showOf(studio, scene), {
    staff,
    desk: { page: staff.page, quiet: staff.quiet, url: studio.url },
  })
  await staff.page.context().close()
}

/** Screens of the console that are shown after dark, too: it follows the device. */
const DARK_TOO = /^(cases|opinions|dispatch|board$)/

async function showConsole(studio: Studio, { size, names }: Shot): Promise<void> {
  const staff = await openConsole(studio)
  const page = await openPage(studio, size)
  const photograph = cameraOf(staff.page, { ...studio, chapter: 'console', size, names })
  const look: TakePicture = async (name) => {
    await staff.page.setViewportSize(SIZES[size])
    await photograph(name)
    if (DARK_TOO.test(name)) {
      await staff.page.emulateMedia({ colorScheme: 'dark' })
      await photograph(`${name}-dark`)
      await staff.page.emulateMedia({ colorScheme: 'light' })
    }
    await staff.page.setViewportSize(DESK)
  }
  const guide = { staff, look, diner: dinerOf(page.context().request) }
  const desk = { page: staff.page, quiet: staff.quiet, url: studio.url }
  const parts = [
    accountTour.tourOfSecondStep,
    accountTour.tourOfInvitation,
    staffTour.tourOfSession,
    accountTour.tourOfStaffAccount,
    staffTour.tourOfBoard,
    staffTour.tourOfConsoleMenu,
    staffTour.tourOfCases,
    staffTour.tourOfDispatch,
    staffTour.tourOfNewPhone,
    surveyTour.tourOfOpinions,
    managerTour.tourOfCampaigns,
    managerTour.tourOfErrors,
    managerTour.tourOfBranding,
    managerTour.tourOfSections,
    managerTour.tourOfSharedDevice,
  ]
  for (const part of parts) await untilItWorks(() => part({ ...guide, desk }))
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

/**
 * The pictures that a toast is part of. In the others it would be of something before, and it waits
 * its turn for long.
 */
const WITH_TOAST = /incomplete|refused|failed/

/** Runs in the page, whose policy lets in no sheet of others. */
function hideToasts(): void {
  for (const toast of document.querySelectorAll<HTMLElement>('[data-toast]'))
    toast.style.visibility = 'hidden'
}

/**
 * Takes the picture of what is seen of a page, once its own pictures are there and nothing moves.
 */
function cameraOf(
  page: Page,
  to: { folder: string; chapter: Chapter; size: Size; names: Names },
): TakePicture {
  return async (name) => {
    await expect(page.locator('.leaflet-tile:not([style*="opacity: 1"])')).toHaveCount(0)
    await waitForTransitions(page)
    await Promise.all(page.frames().map((frame) => frame.waitForFunction(isAwake)))
    await Promise.all(page.frames().map((frame) => frame.evaluate(picturesInSight)))
    const path = join(to.folder, to.chapter, `${name}.${to.size}.webp`)
    if (!WITH_TOAST.test(name)) await page.evaluate(hideToasts)
    await page.screenshot({ path, type: 'webp', quality: 70, animations: 'disabled' })
    to.names.set(to.chapter, (to.names.get(to.chapter) ?? new Set()).add(name))
  }
}

/**
 * Runs in the page: its scripts are there, for which the pictures of its rows wait; a page of
 * others waits for nothing.
 */
const isAwake = (): boolean =>
  document.querySelector('script[type=later], script[type=started]') === null ||
  document.documentElement.dataset['awake'] !== undefined

/**
 * Runs in the page: waits for its fonts and for the pictures that are in sight. Those further away
 * may never come, and neither may one that something lies over.
 */
async function picturesInSight(): Promise<void> {
  const inSight = [...document.images].filter((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  const patience = new Promise((resolve) => setTimeout(resolve, 5_000))
  const drawn = inSight.map((image) => image.decode().catch(() => undefined))
  await Promise.race([patience, Promise.all([document.fonts.ready, ...drawn])])
}

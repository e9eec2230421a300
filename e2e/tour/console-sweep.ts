import { expect, type Page } from '@playwright/test'
import { DESK } from '../journey.ts'
import { shops } from '../shops.ts'
import type { TakePicture } from './tour.ts'

const PHONE = { width: 390, height: 844 }

/** Paths of sections that are not at their own name below a contact. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  choice: '',
  menuThing: `${shops.palermo}/menu/plates/chorizo-criollo`,
  prices: `${shops.palermo}/menu/prices?category=parrilla`,
  scheduled: `${shops.palermo}/activity/scheduled`,
  connected: 'account/connected',
  account: 'account',
  signIn: 'session',
  invitation: 'invitation',
  stopMails: 'mails',
  founding: 'empezar',
  forgotten: 'session/forgotten',
  password: 'password',
}

/** Only who runs the install has it; the way of a shop from nothing comes by and judges it. */
const OF_THE_OPERATOR = 'shops'

/** Buttons of a section that open dialogs, by its name. */
const DIALOGS: Readonly<Record<string, readonly string[]>> = {
  menu: ['Elegir hasta cuándo no hay Combo choripán'],
  team: ['Invitar', 'Nuevo rol'],
  integrations: ['Nueva llave'],
  today: ['Pausar'],
  'local/zones': ['Copiar de otro local'],
}

type Sweep = {
  readonly page: Page
  readonly look: TakePicture
  /** Where the sections are that show one thing alone: `palermo/orders/ID`. */
  readonly things: Readonly<Record<string, string>>
}

/** The names of the console's own list: a new section is swept without anybody naming it here. */
async function sectionNames(): Promise<readonly string[]> {
  const list = new URL('../../apps/console/app/sections.ts', import.meta.url)
  const { sections } = (await import(list.href)) as { readonly sections: object }
  return Object.keys(sections)
}

type Stop = { readonly name: string; readonly path: string }

/** Where each section is, by the console's own list of them. */
async function sectionStops(things: Sweep['things']): Promise<readonly Stop[]> {
  const names = await sectionNames()
  expect(names).toContain('dispatch')
  return names
    .filter((name) => name !== OF_THE_OPERATOR)
    .map((name) => ({ name, path: things[name] ?? ELSEWHERE[name] ?? `${shops.palermo}/${name}` }))
}

/**
 * The topics of the sections that have several, as these list them, each with the first thing of
 * its list.
 */
async function* topicStops(page: Page): AsyncGenerator<Stop> {
  for (const section of ['local', 'benefits', 'brand']) {
    await page.goto(`/console/${shops.palermo}/${section}`)
    const topics = await linksBelow(page, section)
    expect(topics.length, `topics of ${section}`).toBeGreaterThan(3)
    for (const topic of topics) {
      yield { name: topic, path: `${shops.palermo}/${topic}` }
      const [thing] = await linksBelow(page, topic)
      if (thing !== undefined) yield { name: `one of ${topic}`, path: `${shops.palermo}/${thing}` }
    }
  }
}

/**
 * Looks at every section of the console: on a phone by day, on a desk after dark, and on the phone
 * at what its main buttons open.
 */
export async function sweepSections({ page, look, things }: Sweep): Promise<void> {
  for (const { name, path } of await sectionStops(things)) {
    await page.setViewportSize(PHONE)
    await page.goto(`/console/${path}`)
    await rests(page)
    await look(`${name}, phone`)
    await lookAtDialogs({ page, look }, name)
    if (name === 'activity') {
      await page.getByRole('button', { name: 'Filtrar' }).click()
      await expect(page.getByLabel('Desde')).toBeVisible()
      await look('activity, filters')
    }
    await page.setViewportSize(DESK)
    await page.emulateMedia({ colorScheme: 'dark' })
    await rests(page)
    await look(`${name}, desk after dark`)
    await page.emulateMedia({ colorScheme: 'light' })
  }
}

/**
 * Looks at every topic on a phone after dark. What a desk adds to them is a list beside, which the
 * section showed.
 */
export async function sweepTopics({ page, look }: Omit<Sweep, 'things'>): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  for await (const { name, path } of topicStops(page)) {
    await page.goto(`/console/${path}`)
    await rests(page)
    await look(`${name}, phone after dark`)
    await lookAtDialogs({ page, look }, name)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Shows every section and every topic, as they stand. */
export async function tourOfEverySection({ page, look }: Omit<Sweep, 'things'>): Promise<void> {
  // Pages of a single thing belong to other tours.
  const alone = new Set(['order', 'error'])
  for (const { name, path } of await sectionStops({})) {
    if (alone.has(name)) continue
    await page.goto(`/console/${path}`)
    await rests(page)
    await look(`section-${name}`)
  }
  await page.setViewportSize(PHONE)
  for await (const { name, path } of topicStops(page)) {
    await page.goto(`/console/${path}`)
    await rests(page)
    await look(`topic-${name.replaceAll(/[/ ]/g, '-')}`)
    await page.setViewportSize(PHONE)
  }
  await page.setViewportSize(DESK)
}

/** The pages one step below another, as its links name them. */
async function linksBelow(page: Page, path: string): Promise<readonly string[]> {
  const below = `/console/${shops.palermo}/`
  await rests(page)
  const hrefs = await page
    .getByRole('main')
    .locator(`a[href^="${below}${path}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const steps = path.split('/').length + 1
  const pages = hrefs.map((href) => href.slice(below.length))
  return [...new Set(pages)].filter((one) => one.split('/').length === steps)
}

async function lookAtDialogs({ page, look }: Omit<Sweep, 'things'>, at: string): Promise<void> {
  for (const name of DIALOGS[at] ?? []) {
    await page.getByRole('button', { name, exact: true }).first().click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
    await expect(dialog).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await look(`${at}, ${name}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
}

/** The page is there: its heading, and nothing that is still asked for. */
async function rests(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText('No encontramos esta página')).toHaveCount(0)
}

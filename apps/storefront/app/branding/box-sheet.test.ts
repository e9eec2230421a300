import { givenCustomisations, type CustomisationOptions } from '@mostrador/api/testing/given-customisations'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { expect, test } from 'vitest'
import { loadAlias } from '../place/load-alias.ts'
import { apiContext, createApi } from '../api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { withoutBoxes } from './box-sheet.ts'
import { sheetsOf } from './loaded-sheets.ts'
import { RouterContextProvider } from 'react-router'

/**
 * Draws a page of a contact whose branch has these customisations: its data, and its HTML.
 */
async function pageOf(customisations: readonly CustomisationOptions[], branch = {}) {
  const api = await startTestApi()
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'], branch })
  await givenCustomisations(api, contact, customisations)
  const context = new RouterContextProvider()
  context.set(apiContext, createApi(api.fetch))
  const { data } = await loadAlias({
    context,
    request: new Request(`http://localhost/menu/${contact.alias}`),
    params: { alias: contact.alias },
  })
  const { html } = await renderPage(`/menu/${contact.alias}/take-away`, api)
  return { sheet: sheetsOf(data.look).sheet, html }
}

/** Rules of the sheet for a selector. */
const rulesOf = (sheet: string, selector: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sheet
      .split('}')
      .flatMap((rule) => (rule.startsWith(`${selector}{`) ? rule.slice(selector.length + 1).split(';') : []))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )

/** spec('000 §3.28') */
test('the header of the contact is drawn with the theme, colours, alignment and border of its customisation', async () => {
  const commands = {
    align: 'center',
    border: { width: 3, radius: 20, style: 'dashed', color: '#c8102e' },
    colors: { background: '#24492C', title: '#fdf6e9' },
  }
  const { sheet, html } = await pageOf([
    { resource: 'MENU_HEADER', display_type: 'CARD', theme: 'DARK', commands },
  ])
  expect(rulesOf(sheet, '.menu-header')).toMatchObject({
    padding: '16px',
    background: '#24492c',
    color: '#ffffff',
    '--canvas': '#24492c',
    border: '3px dashed #c8102e',
    'border-radius': '20px',
    'text-align': 'center',
    'justify-items': 'center',
  })
  expect(rulesOf(sheet, '.menu-header>*')).toEqual({ 'justify-content': 'center' })
  expect(rulesOf(sheet, '.menu-header>:first-child')).toEqual({ color: '#fdf6e9' })
  expect(html).toMatch(/<div class="menu-header [^>]*><p/)
})

test('the strip of promotions has a theme, a place and a border of its own', async () => {
  const { sheet, html } = await pageOf([
    { resource: 'PROMOTIONAL_BANNER', commands: { text: '2x1', orderModeType: 'ALL' } },
    {
      resource: 'PROMOTIONS',
      display_type: 'CARD',
      theme: 'LIGHT',
      commands: { align: 'right', border: {} },
    },
  ])
  expect(rulesOf(sheet, '.promotions')).toMatchObject({
    '--banner': '#ffffff',
    '--on-banner': '#1c1c1c',
    margin: '12px 16px',
    border: expect.stringMatching(/^1px solid #[\da-f]{6}$/),
    'border-radius': '14px',
    'text-align': 'right',
  })
  expect(rulesOf(sheet, '.promotions>*')).toEqual({ 'justify-content': 'end', 'margin-inline': '0' })
  expect(html).toMatch(/<section [^>]*class="promotions [^>]*><p[^>]*>2x1/)
})

test('the theme of the commands comes first, BRAND is the branch’s colour, and an alignment alone paints nothing', async () => {
  const branded = await pageOf([{ resource: 'MENU_HEADER', theme: 'DARK', commands: { theme: 'BRAND' } }], {
    color_mode_type: 'LIGHT',
    light_main_color: '#004080',
  })
  expect(rulesOf(branded.sheet, '.menu-header')).toMatchObject({ background: '#004080', color: '#ffffff' })
  const aligned = await pageOf([{ resource: 'MENU_HEADER', commands: { align: 'right' } }])
  const rules = rulesOf(aligned.sheet, '.menu-header')
  expect(rules).toMatchObject({ 'text-align': 'right' })
  expect(Object.keys(rules).filter((name) => /^(?:background|color|border|--)$/.test(name))).toEqual([])
})

test('commands that would close the sheet reach nothing, and a branch without a box has none', async () => {
  const evil = '#fff}body{display:none'
  const { sheet } = await pageOf([
    { resource: 'MENU_HEADER', commands: { colors: { title: evil } } },
    { resource: 'PROMOTIONS', theme: evil, commands: { align: evil } },
  ])
  expect(sheet).not.toMatch(/display:none|menu-header|promotions/)
})

test('whatever a box was given by the sheet of another branch is taken back, each custom property too', async () => {
  const { sheet } = await pageOf([
    { resource: 'MENU_HEADER', theme: 'DARK', commands: {} },
    { resource: 'PROMOTIONS', theme: 'DARK', commands: {} },
  ])
  const taken = withoutBoxes()
  for (const selector of ['.menu-header', '.promotions']) {
    const properties = Object.keys(rulesOf(sheet, selector)).filter((name) => name.startsWith('--'))
    expect(properties).not.toEqual([])
    expect(rulesOf(taken, `${selector},${selector}>*`)).toMatchObject({
      all: 'revert-layer',
      ...Object.fromEntries(properties.map((name) => [name, 'revert-layer'])),
    })
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bannersOf } from './banners-of.ts'
import { readCustomisations } from './read-customisations.ts'

const one = (resource: string, commands: unknown) => readCustomisations([{ resource, commands }])
const wrongAt = (resource: string, commands: unknown) => one(resource, commands).ignored[0]?.at

/** spec('000 §2.30') spec('000 §3.28') spec('000 §3.29') spec('001 §3.10') */
test('the customisations of a branch are read by their resources, from JSON and from its text', () => {
  const read = readCustomisations([
    { resource: 'PROMOTIONAL_BANNER', commands: { text: '  2x1 en empanadas ', orderModeType: 'ALL' } },
    { resource: 'PROMOTIONAL_BANNER', commands: '{"text":"Retirá con 10%","orderModeType":"TAKE_AWAY"}' },
    { resource: 'DOCUMENT_LABEL', commands: { label: 'CUIT' } },
    { resource: 'REDIRECT_ACTION', commands: { action: 'INVALID_CODE', url: 'https://ombu.example/ayuda' } },
    { resource: 'COMPLEX_INPUTS', commands: { branchContactIds: ['ombu-centro'] } },
    { resource: 'ADDRESS_REDIRECT', commands: { mode: 'AUTOMATIC' } },
  ])
  expect(read).toMatchObject({
    documentLabel: 'CUIT',
    invalidCodeUrl: 'https://ombu.example/ayuda',
    complexInputs: ['ombu-centro'],
    addressRedirect: 'AUTOMATIC',
    notesLimit: undefined,
    ignored: [],
  })
  expect(bannersOf(read.banners, 'TAKE_AWAY')).toEqual(['2x1 en empanadas', 'Retirá con 10%'])
  expect(bannersOf(read.banners, 'DELIVERY')).toEqual(['2x1 en empanadas'])
  expect(bannersOf(read.banners, undefined)).toEqual(['2x1 en empanadas'])
})

test('limits of notes are on, and 250, unless they are configured otherwise', () => {
  expect(one('NOTES_LIMIT', {}).notesLimit).toEqual({ order: 250, item: 250 })
  expect(one('NOTES_LIMIT', { orderNotesLimit: 80, hasItemNotesLimit: false }).notesLimit).toEqual({
    order: 80,
    item: null,
  })
})

test('where two say the same, the first that can be read counts', () => {
  const read = readCustomisations([
    { resource: 'DOCUMENT_LABEL', commands: { label: 7 } },
    { resource: 'DOCUMENT_LABEL', commands: { label: 'DNI' } },
    { resource: 'DOCUMENT_LABEL', commands: { label: 'CUIT' } },
  ])
  expect(read.documentLabel).toBe('DNI')
  expect(read.ignored).toEqual([{ resource: 'DOCUMENT_LABEL', at: ['label'] }])
})

test('commands that cannot be read are left out, and named by their place', () => {
  expect(wrongAt('PROMOTIONAL_BANNER', { text: ' ', orderModeType: 'PICKUP' })).toEqual([
    'text',
    'orderModeType',
  ])
  expect(wrongAt('PROMOTIONAL_BANNER', '{not json')).toContain('')
  expect(wrongAt('PROMOTIONAL_BANNER', { text: 'a'.repeat(241), orderModeType: 'ALL' })).toEqual(['text'])
  expect(wrongAt('NOTES_LIMIT', { orderNotesLimit: 0, itemNotesLimit: 1.5 })).toEqual([
    'orderNotesLimit',
    'itemNotesLimit',
  ])
  expect(wrongAt('COMPLEX_INPUTS', { branchContactIds: ['a', 7, 'a'] })).toEqual([
    'branchContactIds[1]',
    'branchContactIds[2]',
  ])
  expect(wrongAt('ADDRESS_REDIRECT', { mode: 'automatic' })).toEqual(['mode'])
})

/** spec('000 §3.28') */
test('a box of the menu is read with how it is shown, once; a resource that does nothing is left out by its name', () => {
  const read = readCustomisations([
    { resource: 'MENU_HEADER', displayType: 'CARD', theme: 'DARK', commands: '{"align":"center"}' },
    { resource: 'MENU_HEADER', commands: { align: 'left' } },
    { resource: 'PROMOTIONS', displayType: null, theme: null, commands: { colors: { title: '#fff' } } },
    { resource: 'PROMOTIONS', displayType: 'ROUND', commands: {} },
    { resource: 'MENU_FOOTER', commands: {} },
  ])
  expect(read.boxes).toEqual([
    {
      resource: 'MENU_HEADER',
      displayType: 'CARD',
      theme: 'DARK',
      align: 'center',
      colors: null,
      border: null,
    },
    {
      resource: 'PROMOTIONS',
      displayType: 'STRIP',
      theme: null,
      align: null,
      colors: { background: null, text: null, title: null },
      border: null,
    },
  ])
  expect(read.ignored).toEqual([
    { resource: 'PROMOTIONS', at: ['displayType'] },
    { resource: 'MENU_FOOTER', at: ['resource'] },
  ])
})

test('no commands whatever make it throw, and each is either used or named', () => {
  const resources = [
    'PROMOTIONAL_BANNER',
    'NOTES_LIMIT',
    'COMPLEX_INPUTS',
    'REDIRECT_ACTION',
    'MENU_HEADER',
    'FREE',
    '__proto__',
  ]
  const source = fc.record({ resource: fc.constantFrom(...resources), commands: fc.anything() })
  fc.assert(
    fc.property(fc.array(source, { maxLength: 5 }), (sources) => {
      const read = readCustomisations(sources)
      const used = [read.notesLimit, read.invalidCodeUrl].filter((one) => one !== undefined).length
      expect(read.ignored.length + read.boxes.length + read.banners.length + used).toBeLessThanOrEqual(
        sources.length,
      )
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { isMenuBox, readBoxCommands, readMenuBox, shownFaults, type MenuBoxName } from './menu-box.ts'

const header = (commands: unknown) => readBoxCommands('MENU_HEADER', commands)
const faultsOf = (commands: unknown, resource: MenuBoxName = 'MENU_HEADER') =>
  readBoxCommands(resource, commands).faults

test('the name of the contact with its state, and the strip of promotions are boxes', () => {
  expect(['MENU_HEADER', 'PROMOTIONS', 'MENU_FOOTER', 'NOTES_LIMIT', ''].map(isMenuBox)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

describe('the commands of a box', () => {
  /** spec('000 §3.28') */
  test('are its theme, alignment, colours and border', () => {
    const border = { width: 2, radius: 12, style: 'dashed', color: '#ABC' }
    const colors = { background: '#FFFFFF', text: '#102030', title: '#d00' }
    expect(header({ theme: 'BRAND', align: 'right', colors, border })).toEqual({
      value: {
        theme: 'BRAND',
        align: 'right',
        colors: { background: '#ffffff', text: '#102030', title: '#dd0000' },
        border: { width: 2, radius: 12, style: 'dashed', color: '#aabbcc' },
      },
      faults: [],
    })
  })

  test('may all be missing, and so may the fields of each', () => {
    expect(header({})).toEqual({
      value: { theme: null, align: null, colors: null, border: null },
      faults: [],
    })
    expect(header({ colors: {}, border: {} })).toEqual({
      value: {
        theme: null,
        align: null,
        colors: { background: null, text: null, title: null },
        border: { width: 1, radius: null, style: null, color: null },
      },
      faults: [],
    })
  })

  test.each(['LIGHT', 'DARK', 'BRAND'])('have the theme %s', (theme) => {
    expect(header({ theme }).value?.theme).toBe(theme)
  })

  test.each(['left', 'center', 'right'])('have their text %s', (align) => {
    expect(header({ align }).value?.align).toBe(align)
  })

  test.each(['solid', 'dashed', 'dotted'])('have a border that is %s', (style) => {
    expect(header({ border: { style } }).value?.border?.style).toBe(style)
  })

  test('have a border of 0 to 8 pixels, with corners of 0 to 64', () => {
    for (const [width, radius] of [
      [0, 0],
      [8, 64],
    ])
      expect(header({ border: { width, radius } }).value?.border).toMatchObject({ width, radius })
  })
})

describe('problems of a box', () => {
  const values = (...words: string[]) => ({ values: words.join(', ') })

  test.each([
    [[], '', 'wrong-type', { expected: 'object' }],
    [{ font: 'x' }, 'font', 'unknown-field', { field: 'font' }],
    [{ theme: 'light' }, 'theme', 'not-one-of', values('LIGHT', 'DARK', 'BRAND')],
    [{ align: 'justify' }, 'align', 'not-one-of', values('left', 'center', 'right')],
    [{ colors: 7 }, 'colors', 'wrong-type', { expected: 'object' }],
    [{ colors: { background: 'red' } }, 'colors.background', 'color-malformed', {}],
    [{ colors: { text: 7 } }, 'colors.text', 'color-malformed', {}],
    // A list of one colour reads like it, and is none.
    [{ colors: { title: ['#ffffff'] } }, 'colors.title', 'color-malformed', {}],
    [{ colors: { line: '#fff' } }, 'colors.line', 'unknown-field', { field: 'line' }],
    [{ border: 'thin' }, 'border', 'wrong-type', { expected: 'object' }],
    [{ border: { width: -1 } }, 'border.width', 'too-small', { minimum: 0 }],
    [{ border: { width: 9 } }, 'border.width', 'too-large', { maximum: 8 }],
    [{ border: { width: '2' } }, 'border.width', 'wrong-type', { expected: 'int' }],
    [{ border: { radius: -1 } }, 'border.radius', 'too-small', { minimum: 0 }],
    [{ border: { radius: 65 } }, 'border.radius', 'too-large', { maximum: 64 }],
    [{ border: { style: 'double' } }, 'border.style', 'not-one-of', values('solid', 'dashed', 'dotted')],
    [{ border: { color: '#12' } }, 'border.color', 'color-malformed', {}],
    [{ border: { side: 1 } }, 'border.side', 'unknown-field', { field: 'side' }],
  ])('%j is named by its place', (commands, ...[at, code, details]) => {
    expect(faultsOf(commands)).toEqual([{ at, code, details }])
  })

  test('a promotion has no title to colour', () => {
    const colors = { background: '#fff', text: '#000', title: '#d00' }
    expect(faultsOf({ colors }, 'PROMOTIONS')).toEqual([
      { at: 'colors.title', code: 'unknown-field', details: { field: 'title' } },
    ])
    expect(readBoxCommands('PROMOTIONS', { colors }).value?.colors).toEqual({
      background: '#ffffff',
      text: '#000000',
      title: null,
    })
    expect(faultsOf({ colors })).toEqual([])
  })

  test('a field of a group that is refused leaves nothing of the box, one that nobody knows leaves the box', () => {
    expect(header({ colors: { text: 'red' } }).value).toBeUndefined()
    expect(header({ border: { width: 9 } }).value).toBeUndefined()
    expect(header({ border: { side: 1, width: 3 } }).value?.border?.width).toBe(3)
  })
})

describe('how a box is shown, beside its commands', () => {
  test('is a strip or a card, with a theme', () => {
    for (const displayType of ['STRIP', 'CARD', null, undefined])
      for (const theme of ['LIGHT', 'DARK', 'BRAND', null, undefined])
        expect(shownFaults({ resource: 'MENU_HEADER', displayType, theme })).toEqual([])
  })

  test('is refused with another word', () => {
    expect(shownFaults({ resource: 'PROMOTIONS', displayType: 'ROUND', theme: 7 })).toEqual([
      { at: 'displayType', code: 'not-one-of', details: { values: 'STRIP, CARD' } },
      { at: 'theme', code: 'not-one-of', details: { values: 'LIGHT, DARK, BRAND' } },
    ])
  })

  test('means nothing for what is no box, and is refused there; where it is not said there is nothing to refuse', () => {
    const resource = 'NOTES_LIMIT'
    expect(shownFaults({ resource, displayType: 'CARD', theme: 'DARK' })).toEqual([
      { at: 'displayType', code: 'without-effect', details: { field: 'displayType', resource } },
      { at: 'theme', code: 'without-effect', details: { field: 'theme', resource } },
    ])
    expect(shownFaults({ resource, displayType: null, theme: 'DARK' }).map(({ at }) => at)).toEqual(['theme'])
    expect(shownFaults({ resource, displayType: null, theme: null })).toEqual([])
    expect(shownFaults({ resource })).toEqual([])
  })

  test('gives way to the theme of the commands', () => {
    const resource = 'PROMOTIONS'
    const themeOf = (theme: unknown, commands: unknown) =>
      readMenuBox({ resource, theme, commands }).value?.theme
    expect(themeOf('DARK', { theme: 'LIGHT' })).toBe('LIGHT')
    expect(themeOf('DARK', {})).toBe('DARK')
    expect(themeOf(null, { theme: 'BRAND' })).toBe('BRAND')
    expect(themeOf(undefined, {})).toBeNull()
  })
})

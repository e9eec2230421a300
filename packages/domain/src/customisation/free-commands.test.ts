import { describe, expect, test } from 'vitest'
import { readFreeCommands } from './free-commands.ts'

const ALIGNMENTS = 'left, center, right, justify, start, end, top, middle, bottom'
const PLACE = 'https://ombu.example/x.webp'

describe('the common part of commands that are not the product’s own', () => {
  test.each([
    { color: '#fff', titleColour: '#AABBCC' },
    { url: PLACE, imageUrl: PLACE, backLink: PLACE, HREF: PLACE },
    { align: 'left', textAlignment: 'bottom' },
    { width: 0, radius: 64, borderWidth: 64, borderRadius: 0 },
    { theme: 'a'.repeat(500), border: '1px', borderStyle: 'dashed' },
    { colors: { title: '#fff' }, colours: { body: '#000' } },
    { alignment: { title: 'start' }, alignments: { body: 'end' } },
  ])('holds in %j', (commands) => {
    expect(readFreeCommands(commands)).toEqual({ value: commands, faults: [] })
  })

  test.each([
    [{ color: 'red' }, ['color', 'color-malformed', {}]],
    [{ color: 7 }, ['color', 'color-malformed', {}]],
    [{ color: ['#fff', '#ff'] }, ['color[1]', 'color-malformed', {}]],
    [{ colors: { title: 'red' } }, ['colors.title', 'color-malformed', {}]],
    [{ colours: [{ title: 'red' }] }, ['colours[0].title', 'color-malformed', {}]],
    [{ url: 'ombu' }, ['url', 'web-address-malformed', {}]],
    [{ url: [{}, 7] }, ['url[1]', 'web-address-malformed', {}]],
    [{ align: 'middleish' }, ['align', 'not-one-of', { values: ALIGNMENTS }]],
    [{ alignments: { title: 'red' } }, ['alignments.title', 'not-one-of', { values: ALIGNMENTS }]],
    [{ alignment: { title: 'red' } }, ['alignment.title', 'not-one-of', { values: ALIGNMENTS }]],
    [{ width: '2' }, ['width', 'wrong-type', { expected: 'int' }]],
    [{ width: 1.5 }, ['width', 'wrong-type', { expected: 'int' }]],
    [{ width: -1 }, ['width', 'too-small', { minimum: 0 }]],
    [{ borderRadius: 65 }, ['borderRadius', 'too-large', { maximum: 64 }]],
    [{ border: { radius: 65 } }, ['border.radius', 'too-large', { maximum: 64 }]],
    [{ theme: 7 }, ['theme', 'wrong-type', { expected: 'string' }]],
    [{ borderStyle: 'a'.repeat(501) }, ['borderStyle', 'too-long', { maximum: 500 }]],
  ])('does not hold in %j', (commands, [at, code, details]) => {
    expect(readFreeCommands(commands)).toEqual({ value: undefined, faults: [{ at, code, details }] })
  })

  test.each([
    { colorful: 'very', coloring: 7 },
    { urls: 'none', linked: 'no', hreflang: 'es' },
    { aligned: 'no', alignmentOf: 'x' },
    { maxWidth: '50%', widthOf: 'x', radiusOf: 'x' },
    { themes: 7, myTheme: 7, borders: 7, noBorder: 7 },
    { mycolors: { title: 'red' }, colorset: { title: 'red' }, colorsOf: { title: 'red' } },
    { noalignments: { title: 'x' }, alignmentsOf: { title: 'x' } },
    { items: [{ anything: 7 }], nothing: null },
  ])('has nothing to say about %j', (commands) => {
    expect(readFreeCommands(commands)).toEqual({ value: commands, faults: [] })
  })

  test.each([null, 'text', 7, [], undefined])('is in no %j', (commands) => {
    const faults = [{ at: '', code: 'wrong-type', details: { expected: 'object' } }]
    expect(readFreeCommands(commands)).toEqual({ value: undefined, faults })
  })
})

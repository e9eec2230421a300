import { expect, test } from 'vitest'
import { pageSheetOf } from './page-sheet.ts'

const page = (body: string, sheet = ''): string =>
  `<!DOCTYPE html><html><head><style data-page=""></style><style>${sheet}</style></head><body>${body}</body></html>`

const own = (css: string, body: string, sheet?: string): string => pageSheetOf(css)(page(body, sheet))

test('a rule stays where the page has its classes, and the order is the sheet’s', () => {
  const css = '.b{color:red}.a{color:blue}.a .c{top:0}.md\\:a{left:0}.x,.b{right:0}'
  expect(own(css, '<p class="a b">')).toBe('.b{color:red}.a{color:blue}.x,.b{right:0}')
  expect(own(css, '<p class="md:a">')).toBe('.md\\:a{left:0}')
  expect(own(css, '<p>')).toBe('')
})

test.each([
  ['a class of a choice is not asked for', '.a:not(.b){top:0}.a:is(.c,.d){top:1px}:root:has(.e) .a{top:2px}'],
  ['a tag is one of the page’s', 'p{top:0}*{top:1px}p:hover:before{top:2px}'],
  [
    'an attribute may come, unless it names a value of a picture',
    '[aria-busy=true]{top:0}[data-said]{top:1px}',
  ],
])('%s', (_, css) => {
  expect(own(css, '<p class="a">')).toBe(css)
})

test('a rule that no element can use is left out', () => {
  const css = 'hr{top:0}[data-x="1"]{--x:1}[data-x="2"]{--x:2}img{left:var(--x)}::placeholder{top:0}'
  expect(own(css, '<img data-x="2">')).toBe('[data-x="2"]{--x:2;}img{left:var(--x)}')
  expect(own(css, '<input class="a">')).toBe('::placeholder{top:0}')
  expect(own(css, '<textarea>')).toBe('::placeholder{top:0}')
})

test('a class with signs that HTML escapes is found', () => {
  const css = String.raw`.\[\&\>li\]\:a>li{top:0}.\'{top:0}`
  expect(own(css, '<ul class="[&amp;&gt;li]:a"><li>')).toBe(String.raw`.\[\&\>li\]\:a>li{top:0}`)
})

test('layers keep their order, also those of which nothing is left; other groups go with their rules', () => {
  const css =
    '@layer base,late;@layer base{.a{top:0}}@layer late{@media (width>=1px){.a{top:0}.b{top:0}}@supports (top:0){.a{left:0}}}'
  expect(own(css, '<p class="b">')).toBe(
    '@layer base,late;@layer base;@layer late{@media (width>=1px){.b{top:0}}}',
  )
})

test('custom properties and animations stay where something left uses them, over one another too', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px;--spin:turn 1s}.a{top:var(--a);animation:var(--spin)}.b{top:var(--c)}' +
    '@property --c{syntax:"*"}@property --b{syntax:"*"}@keyframes turn{to{top:0}}@keyframes hop{to{top:0}}'
  expect(own(css, '<p class="a">')).toBe(
    ':root{--a:var(--b);--b:1px;--spin:turn 1s;}.a{top:var(--a);animation:var(--spin)}' +
      '@property --b{syntax:"*"}@keyframes turn{to{top:0}}',
  )
})

test('another sheet of the page uses properties too, and those that it sets on the root are its own', () => {
  const css = '@layer theme{:root{--brand:red;--line:blue;--gone:0}}.a{color:var(--brand)}'
  expect(own(css, '<p class="a">', ':root{--brand:green}.box{color:var(--line)}')).toBe(
    '@layer theme{:root{--line:blue;}}.a{color:var(--brand)}',
  )
  expect(own(css, '<p class="a">', '.box{--brand:green}')).toBe(
    '@layer theme{:root{--brand:red;}}.a{color:var(--brand)}',
  )
})

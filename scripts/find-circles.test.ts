import { expect, test } from 'vitest'
import { findCircles } from './find-circles.ts'

const circlesOf = (sources: Readonly<Record<string, string>>) =>
  findCircles(Object.entries(sources).map(([path, text]) => ({ path, text })))

test('a way down is no circle, however many come by', () => {
  const sources = {
    'a.ts': "import './b.ts'\nimport './c.ts'",
    'b.ts': "import './d.ts'",
    'c.ts': "import './d.ts'",
    'd.ts': '',
  }
  expect(circlesOf(sources)).toEqual([])
})

test.each([
  ['values', "import { a } from './a.ts'"],
  ['types', "import type { A } from './a.ts'"],
  ['lazy imports', "const a = () => import('./a.ts')"],
])('files that import one another are told once, %s too', (_, back) => {
  const [found, ...others] = circlesOf({
    'a.ts': "import './b.ts'",
    'b.ts': "import './c.ts'\nimport './d.ts'",
    'c.ts': back,
    'd.ts': '',
  })
  expect(others).toEqual([])
  expect(found).toMatchObject({
    path: 'a.ts',
    sentence: expect.stringMatching(/^These import one another: a\.ts, b\.ts, c\.ts\./),
  })
})

test('a test in the ring is none', () => {
  expect(circlesOf({ 'a.ts': "import './a.test.ts'", 'a.test.ts': "import './a.ts'" })).toEqual([])
})

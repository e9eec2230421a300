import { expect, test } from 'vitest'
import { bytesByKind, failedAudits, lighthouseRows, type LighthouseResult } from './lighthouse-report.ts'

const audit = (score: number | null, numericValue = 0, scoreDisplayMode = 'binary') => ({
  title: 'Title',
  score,
  scoreDisplayMode,
  numericValue,
})

const resultOf = (paint: number, performance: number): LighthouseResult => ({
  categories: {
    performance: { score: performance, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: { score: 1, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: {
      score: 0.92,
      auditRefs: [
        { id: 'meta-description', weight: 1 },
        { id: 'canonical', weight: 1 },
      ],
    },
  },
  audits: {
    'largest-contentful-paint': audit(0.4, paint, 'numeric'),
    'total-blocking-time': audit(1, 50, 'numeric'),
    'cumulative-layout-shift': audit(1, 0.001, 'numeric'),
    'color-contrast': audit(1),
    'meta-description': audit(0),
    canonical: audit(null),
    'network-requests': {
      ...audit(1),
      details: {
        items: [
          { url: 'http://a/x.js', resourceType: 'Script', transferSize: 1024 },
          { url: 'http://a/y.js', resourceType: 'Script', transferSize: 1024 },
          { url: 'http://a/', resourceType: 'Document', transferSize: 4096 },
          { url: 'data:,', resourceType: 'Image', transferSize: 9 },
        ],
      },
    },
  },
})

test('the table has medians, says what is missed, and the bytes by kind', () => {
  const rows = lighthouseRows([resultOf(1400, 0.99), resultOf(9000, 0.2), resultOf(1500, 0.98)])
  const said = rows.map(({ what, product, isMet }) => [what, product, isMet])
  expect(said).toEqual([
    ['performance', '98', true],
    ['accessibility', '100', true],
    ['best practices', '100', true],
    ['seo', '92', false],
    ['largest paint', '1500 ms', true],
    ['blocking time', '50 ms', true],
    ['layout shift', '0.001', false],
    ['bytes: Document', '4.0 KB', undefined],
    ['bytes: Script', '2.0 KB', undefined],
  ])
  expect(bytesByKind(resultOf(1, 1)).map(([kind]) => kind)).not.toContain('Image')
})

test('failed audits are named; times and audits without a verdict are not', () => {
  expect(failedAudits(resultOf(9000, 0.2))).toEqual(['Title (meta-description)'])
})

/**
 * How many comments and titles of tests of each workspace may still begin without a subject. The
 * numbers only fall (docs/writing.md, rule 1).
 */
export const HEADLESS_CEILINGS: Readonly<Record<string, readonly [comments: number, titles: number]>> = {
  'apps/console': [264, 0],
  'apps/server': [92, 0],
  'apps/storefront': [170, 0],
  bench: [46, 2],
  demo: [1, 0],
  e2e: [0, 0],
  'knip.ts': [2, 0],
  'packages/api': [0, 0],
  'packages/contract': [147, 0],
  'packages/copy': [117, 6],
  'packages/database': [13, 3],
  'packages/domain': [320, 85],
  'packages/files': [7, 8],
  'packages/geocoding': [13, 2],
  'packages/live': [20, 0],
  'packages/loyalty-partners': [7, 0],
  'packages/mail': [8, 3],
  'packages/messaging': [4, 0],
  'packages/outbound': [5, 7],
  'packages/payments': [39, 4],
  'packages/push': [7, 1],
  'packages/realtime': [6, 5],
  'packages/tenant': [125, 24],
  'packages/ui': [57, 0],
  scripts: [45, 13],
  'vitest.config.ts': [1, 0],
}

/**
 * Most comments and titles of tests of each workspace that may still begin without a subject. The
 * numbers only fall (docs/writing.md, rule 1).
 */
export const HEADLESS_CEILINGS: Readonly<Record<string, readonly [comments: number, titles: number]>> = {
  'apps/cli': [0, 0],
  'apps/console': [0, 0],
  'apps/server': [0, 0],
  'apps/storefront': [0, 0],
  bench: [0, 0],
  demo: [0, 0],
  e2e: [0, 0],
  'knip.ts': [0, 0],
  'packages/api': [0, 0],
  'packages/contract': [0, 0],
  'packages/copy': [0, 0],
  'packages/database': [0, 0],
  'packages/domain': [0, 0],
  'packages/files': [0, 0],
  'packages/geocoding': [0, 0],
  'packages/live': [0, 0],
  'packages/loyalty-partners': [0, 0],
  'packages/mail': [0, 0],
  'packages/messaging': [0, 0],
  'packages/outbound': [0, 0],
  'packages/payments': [0, 0],
  'packages/push': [0, 0],
  'packages/realtime': [0, 0],
  'packages/tenant': [0, 0],
  'packages/ui': [0, 0],
  scripts: [4, 2],
  'vitest.config.ts': [0, 0],
}

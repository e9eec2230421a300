import { describe, expect, test } from 'vitest'
import { checkArrows, type Manifests } from './check-arrows.ts'

const manifests: Manifests = {
  root: { devDependencies: { vitest: '1.0.0' } },
  domain: {},
  copy: { dependencies: { '@mostrador/domain': '*' } },
  contract: { dependencies: { '@mostrador/domain': '*', zod: '4.0.0' } },
  api: { dependencies: { '@mostrador/domain': '*', '@mostrador/realtime': '*' } },
  server: { dependencies: { '@mostrador/api': '*' }, devDependencies: { vite: '8.0.0' } },
  storefront: {
    dependencies: { '@mostrador/api': '*', '@mostrador/contract': '*', '@mostrador/domain': '*' },
  },
}

function sentencesOf(sources: Readonly<Record<string, string>>): string[] {
  const files = Object.entries(sources).map(([path, text]) => ({ path, text }))
  return checkArrows(files, manifests).map(({ sentence }) => sentence)
}

describe('the arrows between rooms', () => {
  test('imports that the table permits pass', () => {
    const sources = {
      'apps/storefront/app/menu.tsx':
        "import { createClient } from '@mostrador/contract/client'\nimport type { Menu } from '@mostrador/contract/menu/menu-schema'\nimport { menuFromWire } from '@mostrador/contract/menu/menu-from-wire'\nimport { addLine } from '@mostrador/domain/cart/add-line'",
      'packages/contract/src/client.ts': "import type { z } from 'zod'",
      'packages/domain/src/cart/add-line.ts': "import { minor } from '../money/minor.ts'",
    }
    expect(sentencesOf(sources)).toEqual([])
  })

  test('the storefront asks the API through the client', () => {
    const [sentence] = sentencesOf({
      'apps/storefront/app/menu.tsx': "import { place } from '@mostrador/api/order/order/place-order'",
    })
    expect(sentence).toMatch(
      /^storefront must not import api\. Ask the API through `@mostrador\/contract\/client`/,
    )
  })

  test('the domain imports nobody, not even for types or dynamically', () => {
    const text =
      "import type { Z } from '@mostrador/copy/order/z'\nconst a = await import('node:fs')\ntype B = import('@mostrador/api/b').B"
    expect(sentencesOf({ 'packages/domain/src/a.ts': text })).toHaveLength(3)
  })

  test('the API knows the types of a port only, its tests also the values', () => {
    const text = "import { createHub } from '@mostrador/realtime/hub'"
    const [sentence] = sentencesOf({ 'packages/api/src/a.ts': text })
    expect(sentence).toBe(
      'api may know the types of realtime only: write `import type`, or take the value as an argument.',
    )
    expect(sentencesOf({ 'packages/api/src/a.test.ts': text })).toEqual([])
  })

  test('a workspace that nobody gave arrows to', () => {
    expect(sentencesOf({ 'packages/gossip/src/a.ts': '' })).toEqual([expect.stringMatching(/is no room yet/)])
  })

  test('a domain without a clock', () => {
    const text = 'export const a = (now: Date) => new Date(now)\nexport const b = () => new Date()'
    expect(sentencesOf({ 'packages/domain/src/a.ts': text })).toEqual([
      'The domain has no clock: take `now` as an argument instead of `new Date()`.',
    ])
  })
})

describe('modules that a browser would load', () => {
  test('names the way by which the schema library would reach it', () => {
    const sources = {
      'apps/storefront/app/cart.tsx': "import { total } from '@mostrador/domain/total'",
      'packages/domain/src/total.ts': "import { check } from './check.ts'",
      'packages/domain/src/check.ts': "import { z } from 'zod'",
    }
    expect(sentencesOf(sources)).toContain(
      'Browsers would load zod: apps/storefront/app/cart.tsx → packages/domain/src/total.ts → packages/domain/src/check.ts → zod. Take from the contract its types, its client and its translations of the wire; a value for both sides belongs to domain.',
    )
  })

  test('types cost nothing, and a server entry is not sent', () => {
    const sources = {
      'apps/storefront/app/cart.tsx': "import type { Total } from '@mostrador/contract/total'",
      'packages/contract/src/total.ts': "import { z } from 'zod'",
      'apps/storefront/app/entry.server.tsx': "import { PassThrough } from 'node:stream'",
    }
    expect(sentencesOf(sources)).toEqual([])
  })
})

describe('how a file is named in an import', () => {
  test.each([
    ["import a from '../../copy/src/a.ts'", /leaves packages\/domain/],
    ["import a from './a'", /has no extension/],
    ["import a from './cart/index.ts'", /imports an index/],
    ["import a from '@mostrador/domain/a'", /this very workspace/],
    ["export { a } from './a.ts'", /only passes on/],
    ["export * from './a.ts'\nexport const b = 1", /only passes on/],
    ["import a from 'left-pad'", /packages\/domain\/package\.json does not declare left-pad/],
  ])('%s', (text, expected) => {
    expect(sentencesOf({ 'packages/domain/src/b.ts': text })).toEqual([expect.stringMatching(expected)])
  })

  test('production code does not stand on development dependencies', () => {
    const sources = {
      'apps/server/src/main.ts': "import { createServer } from 'vite'",
      'apps/server/src/development.ts': "const vite = await import('vite')",
      'apps/server/src/main.test.ts': "import { test } from 'vitest'",
    }
    expect(sentencesOf(sources)).toEqual([
      expect.stringMatching(/^vite is a development dependency and absent in production/),
    ])
  })
})

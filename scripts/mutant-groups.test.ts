import { describe, expect, test } from 'vitest'
import { foldersOf, MUTANT_PARTS, readMutantArguments } from './mutant-groups.ts'

const paths = [
  'apps/storefront/app/cart/cart-actions.ts',
  'apps/storefront/app/cart/cart.tsx',
  'apps/storefront/app/routes.ts',
  'apps/storefront/app/testing/text-of.ts',
  'packages/api/src/order/order/judge-order.ts',
  'packages/api/src/order/order/order-store.ts',
  'packages/api/src/people/staff/sign-in.ts',
  'packages/domain/src/checkout/rules.test.ts',
  'packages/domain/src/checkout/rules.ts',
  'packages/domain/src/checkout/rules/card.ts',
  'packages/domain/src/cart/cart.ts',
  'packages/domain/src/testing/sample-menu.ts',
]
const [domain, api, storefront] = MUTANT_PARTS
const pathsOf = (part = domain) => part && foldersOf(part, paths).flatMap(({ files }) => files)

describe('the files that are mutated', () => {
  test('of the domain are its rules, folder by folder, without tests and what only they use', () => {
    expect(domain && foldersOf(domain, paths)).toEqual([
      { path: 'packages/domain/src/cart', files: ['packages/domain/src/cart/cart.ts'], isWhole: true },
      {
        path: 'packages/domain/src/checkout',
        files: ['packages/domain/src/checkout/rules.ts', 'packages/domain/src/checkout/rules/card.ts'],
        isWhole: true,
      },
    ])
  })

  test('of the API are those that judge; what is SQL alone and other nouns are not', () => {
    expect(pathsOf(api)).toEqual(['packages/api/src/order/order/judge-order.ts'])
  })

  test('of the storefront are those without markup, also beside the folders', () => {
    expect(storefront && foldersOf(storefront, paths).map(({ path }) => path)).toEqual([
      'apps/storefront/app',
      'apps/storefront/app/cart',
    ])
    expect(pathsOf(storefront)).toEqual([
      'apps/storefront/app/routes.ts',
      'apps/storefront/app/cart/cart-actions.ts',
    ])
  })

  test('globs choose among them, and a folder of which some are left out is not whole', () => {
    expect(domain && foldersOf(domain, paths, ['**/rules/**'])).toEqual([
      {
        path: 'packages/domain/src/checkout',
        files: ['packages/domain/src/checkout/rules/card.ts'],
        isWhole: false,
      },
    ])
  })
})

describe('the command line', () => {
  test('without anything asks for all parts, one mutant at a time', () => {
    const { parts, globs, concurrency } = readMutantArguments([])
    expect(parts.map(({ name, goal }) => [name, goal])).toEqual([
      ['domain', 95],
      ['api', 85],
      ['storefront', 80],
    ])
    expect([globs, concurrency]).toEqual([[], 1])
  })

  test('names a part, files of it by folders or globs, and how many at once', () => {
    const args = ['domain', 'packages/domain/src/cart/', '--concurrency', '2', 'packages/domain/src/a*.ts']
    const { parts, globs, concurrency } = readMutantArguments(args)
    expect(parts).toEqual([domain])
    expect(globs).toEqual(['packages/domain/src/cart/**', 'packages/domain/src/a*.ts'])
    expect(concurrency).toBe(2)
  })

  test.each([
    [['everything'], 'There is no part "everything": domain, api, storefront.'],
    [['domain', '--concurrency'], '--concurrency takes how many mutants are tried at once.'],
    [['--concurrency', '0'], '--concurrency takes how many mutants are tried at once.'],
  ])('%j is refused', (args, sentence) => {
    expect(() => readMutantArguments(args)).toThrow(sentence)
  })
})

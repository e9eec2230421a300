import type { KnipConfig } from 'knip'

/**
 * Finds unused files, exports, types and dependencies. Without tests (`--production`) it finds
 * code that only a test calls; there a test may still enter by exports that their own file uses.
 */
const withoutTests = process.argv.includes('--production')

const TESTS = ['!**/*.test.{ts,tsx}', '!**/testing/**', '!**/testing.ts', '!**/start-test-*.ts']

/** Only tests use these, as they should. */
const TEST_FOLDERS = [
  'e2e/**',
  '**/testing/**',
  '**/testing.ts',
  '**/start-test-*.ts',
  'scripts/tests-*.ts',
  'scripts/sql-texts.ts',
]

/** Only the settings of Vite and Vitest use these, which is no production to Knip. */
const FOR_PROGRAMS = [
  'packages/contract/src/named-routes.ts',
  'packages/copy/src/voiced-copy.ts',
  'packages/ui/src/font-licences.ts',
  'packages/ui/src/inline-script.ts',
  'scripts/kept-worker.ts',
  'scripts/test-settings.ts',
]

const config: KnipConfig = {
  includeEntryExports: true,
  ignoreExportsUsedInFile: withoutTests,
  ignore: withoutTests ? [...TEST_FOLDERS, ...FOR_PROGRAMS] : [],
  // React Router writes the types of a route when the types are checked.
  ignoreUnresolved: [String.raw`^\./\+types/`],
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,mjs}!', '!scripts/*.test.ts', '!scripts/mutants-vitest.ts'],
      project: ['scripts/**/*.{ts,mjs}!', ...TESTS],
      vitest: { config: ['vitest.config.ts', 'scripts/mutants-vitest.ts'] },
      // The check runs it by its name.
      ignoreDependencies: ['oxlint'],
    },
    'apps/cli': {
      entry: ['src/{backup,company,menu,restore,tenant}.ts!'],
      project: ['src/**/*.ts!', ...TESTS],
    },
    'apps/server': {
      project: ['src/**/*.ts!', ...TESTS],
      // Their builds are read from their folders, which are found by their names.
      ignoreDependencies: ['@mostrador/console', '@mostrador/storefront'],
    },
    'apps/storefront': {
      // The server loads the first, browsers load the others by their address.
      entry: ['app/server.ts!', 'app/app.css!', 'public/**/*.js!'],
      project: ['app/**/*.{ts,tsx,css}!', 'public/**/*.js!', ...TESTS],
      includeEntryExports: false,
      // The style sheet imports it.
      ignoreDependencies: ['tailwindcss'],
    },
    'apps/console': {
      // The page links to it; the forms of the shop use the document.
      entry: ['app/app.css!', 'app/document/*.ts!', 'app/form/*.{ts,tsx}!', 'public/**/*.js!'],
      includeEntryExports: false,
      project: ['app/**/*.{ts,tsx,css}!', 'public/**/*.js!', ...TESTS],
      // The style sheet imports it.
      ignoreDependencies: ['tailwindcss'],
    },
    'packages/*': {
      project: ['src/**/*.{ts,tsx}!', ...TESTS],
    },
    'packages/ui': { project: ['src/**/*.{ts,tsx,css}!', ...TESTS] },
    'packages/files': {
      project: ['src/**/*.ts!', ...TESTS],
      // Its files are found by their names.
      ignoreDependencies: ['@expo-google-fonts/figtree'],
    },
    'packages/tenant': {
      project: ['src/**/*.ts!', ...TESTS],
      // Its pictures are found by their names.
      ignoreDependencies: ['@lobehub/fluent-emoji-3d'],
    },
    e2e: { entry: ['journeys/*.journey.ts!', 'faults/*.test.ts!'], project: ['**/*.ts!'] },
    bench: { project: ['**/*.ts!', ...TESTS] },
    demo: { project: ['**/*.ts!', ...TESTS] },
  },
}

export default config

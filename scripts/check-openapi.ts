import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '@mostrador/contract/open-api'
import { build } from './build.ts'
import { runCommand } from './run-command.ts'
import { repositoryRoot } from './source-files.ts'
import { countAsOne, type Step, type StepResult } from './tally.ts'

// Linters and generators of clients, 500 packages that the product does not need: installed at
// first use.
const TOOLS = {
  '@hey-api/openapi-ts': '0.99.0',
  '@redocly/cli': '2.77.0',
  '@stoplight/spectral-cli': '6.16.3',
  'openapi-typescript': '7.13.0',
  orval: '8.38.0',
  typescript: '5.9.3',
}
const folder = join(repositoryRoot, '.cache', 'openapi')
const generated = join(folder, 'generated')

const REDOCLY = {
  extends: ['recommended'],
  // The documents write two of their paths so: `/api/abandoned/cart/` and its `cancel/`.
  rules: { 'no-path-trailing-slash': 'off' },
}
/** Node runs the generated code as it is, so it must name the extensions of its imports. */
const HEY_API = {
  input: 'openapi.json',
  output: { path: 'generated/hey-api', module: { extension: '.ts' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
}
/** Options as strict as those of any program that uses the clients. */
const COMPILER = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: false,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  },
  include: ['generated'],
}

const write = (name: string, value: unknown): void =>
  writeFileSync(join(folder, name), JSON.stringify(value, null, 2))

const tool = async (program: string, ...args: readonly string[]): Promise<StepResult> => {
  const path = join(folder, 'node_modules', '.bin', program)
  const { code, output } = await runCommand(path, args, { cwd: folder })
  return countAsOne(code, output)
}

async function prepare(): Promise<StepResult> {
  mkdirSync(folder, { recursive: true })
  rmSync(generated, { recursive: true, force: true })
  mkdirSync(generated)
  write('package.json', { private: true, type: 'module', dependencies: TOOLS })
  write('redocly.yaml', REDOCLY)
  write('spectral.json', { extends: ['spectral:oas'] })
  write('tsconfig.json', COMPILER)
  writeFileSync(join(folder, 'hey-api.config.mjs'), `export default ${JSON.stringify(HEY_API)}\n`)
  write('openapi.json', openApiDocument('check'))
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock']
  const { code, output } = await runCommand('npm', ['install', ...options], { cwd: folder })
  return countAsOne(code, output)
}

async function readAnswers(): Promise<StepResult> {
  const problem = await build()
  if (problem) return countAsOne(1, problem)
  const env = { GENERATED: join(generated, 'hey-api') }
  const { code, output } = await runCommand('node', ['e2e/read-by-client.ts'], { env })
  return { ...countAsOne(code, output), remark: output }
}

/** Steps that `npm run check -- --openapi` adds: the OpenAPI document as other programs read it. */
export const openApiSteps: readonly Step[] = [
  { title: 'OpenAPI tools', run: prepare },
  {
    title: 'OpenAPI, Redocly',
    run: () => tool('redocly', 'lint', 'openapi.json', '--config', 'redocly.yaml', '--format', 'stylish'),
  },
  {
    title: 'OpenAPI, Spectral',
    run: () =>
      tool('spectral', 'lint', 'openapi.json', '--ruleset', 'spectral.json', '--fail-severity', 'error'),
  },
  {
    title: 'openapi-typescript',
    run: () => tool('openapi-typescript', 'openapi.json', '-o', 'generated/openapi-typescript.d.ts'),
  },
  {
    title: '@hey-api/openapi-ts',
    run: () => tool('openapi-ts', '-f', 'hey-api.config.mjs'),
  },
  {
    title: 'orval',
    run: () =>
      tool('orval', '--input', 'openapi.json', '--output', 'generated/orval/shop.ts', '--client', 'fetch'),
  },
  { title: 'clients compile', run: () => tool('tsc', '-p', '.') },
  { title: 'a client reads the demo', run: readAnswers },
]

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from './run-command.ts'
import { repositoryRoot } from './source-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'))
  cpSync(join(repositoryRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The paths, of those given, in which the linter finds what it forbids. */
async function refusedIn(sources: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { output } = await runCommand('oxlint', [
    '-c',
    join(folder, '.oxlintrc.json'),
    '--format=unix',
    folder,
  ])
  const lines = output.split('\n').filter((line) => line.includes('(no-restricted-'))
  return Object.keys(sources).filter((path) => lines.some((line) => line.includes(path)))
}

const call = "export const ask = () => fetch('https://a.example')\n"
const given = "export const ask = (fetch: (url: string) => Promise<Response>) => fetch('https://a.example')\n"

test('code of the server calls other hosts through packages/outbound alone', async () => {
  const refused = {
    'packages/api/src/order/ask.ts': call,
    'packages/payments/src/acme/ask.ts': "export const ask = () => globalThis.fetch('https://a.example')\n",
    'packages/new-port/src/ask.ts': 'export const given = { fetch }\n',
    'apps/server/src/ask.ts': call,
  }
  const allowed = {
    'packages/api/src/order/given.ts': given,
    'packages/api/src/order/ask.test.ts': call,
    'packages/outbound/src/ask.ts': call,
    'packages/contract/src/ask.ts': call,
    'apps/storefront/app/ask.ts': call,
  }
  expect(await refusedIn({ ...refused, ...allowed })).toEqual(Object.keys(refused))
})

test('no page draws an id by what a browser has over HTTPS alone', async () => {
  const draws = 'export const draw = () => crypto.randomUUID()\n'
  const refused = {
    'apps/console/app/order/draw.tsx': draws,
    'apps/storefront/app/cart/draw.ts': draws,
    'packages/live/src/draw.ts': draws,
  }
  const allowed = { 'apps/console/app/order/draw.test.ts': draws, 'scripts/draw.ts': draws }
  expect(await refusedIn({ ...refused, ...allowed })).toEqual(Object.keys(refused))
})

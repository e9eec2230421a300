import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { emptyDatabase } from '@mostrador/database/testing'
import { expect, test } from 'vitest'
import { answerConsole } from './console-pages.ts'
import { createEmptiness, firstStepPage, firstStepText } from './first-step.ts'
import { inlineDigest } from './pages/content-security-policy.ts'
import type { StaticFiles } from './static-files.ts'

/** The console's build, as far as these tests ask for it. */
const files: StaticFiles = {
  answer: async (path) => (/^(index\.html|app\.js)$/.test(path) ? new Response(`the ${path}`) : undefined),
}

test('the console of a server without any shop says the next step, and is itself once there is one', async () => {
  const api = await startTestApi()
  await emptyDatabase(api.ports.database)
  const isEmpty = createEmptiness(api.ports.database)
  const ask = async (path: string): Promise<string> => {
    const request = new Request(api.ports.publicUrl + path)
    const answer = await answerConsole(request, { files, foreign: {}, hosts: api.ports.hosts, isEmpty })
    return answer.text()
  }
  for (const path of ['/console', '/console/session', '/console/account']) {
    expect(await ask(path)).toContain('npm run tenant -- new')
  }
  expect(await ask('/console/app.js')).toBe('the app.js')
  expect(await ask('/console/empezar')).toBe('the index.html')

  await api.given.branchContact()
  expect(await ask('/console')).toBe('the index.html')
})

test('the terminal alone is told the link, and the other way', async () => {
  const link = 'https://caja.example.com/console/empezar#abc'
  const text = firstStepText(link)
  expect(text).toContain(`    ${link}\n`)
  expect(text).toContain('    npm run tenant -- new "Mi pizzería" --template pizzeria\n')
  expect(text).toContain('    npm run tenant -- import mi-pizzeria.json\n')
  expect(await firstStepPage().text()).not.toContain('empezar#')
})

test('the page allows its own style alone, is not cached, and reloads by itself', async () => {
  const page = firstStepPage()
  const html = await page.text()
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  expect(page.headers.get('content-security-policy')).toContain(`style-src ${inlineDigest(style)};`)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('http-equiv="refresh"')
})

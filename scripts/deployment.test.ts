import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { APPLICATION_SETTINGS } from '@mostrador/payments/providers'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from './source-files.ts'
import { readWorkspaces } from './workspaces.ts'

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8')
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const caddyfile = read('deploy/Caddyfile')
const settings = [
  ...all(read('apps/server/src/variables.ts'), /^ {2}([A-Z][A-Z_]+):/gm),
  ...APPLICATION_SETTINGS.flat(),
]

/** The lines of one service of compose.yaml. */
function service(name: string): string {
  return new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? ''
}

/** The names under `environment:` of a service. */
function environmentOf(name: string): string[] {
  const block = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(service(name))?.[1] ?? ''
  return all(block, /^ {6}([A-Z_]+):/gm)
}

describe('the image', () => {
  const copies = all(dockerfile, /^COPY (?!--from)(.+)$/gm).map((line) => line.split(/\s+/).slice(0, -1))

  test('copies what exists', () => {
    const missing = copies.flat().filter((source) => !existsSync(join(repositoryRoot, source)))
    expect(missing).toEqual([])
  })

  test('knows every workspace when it installs', () => {
    const manifests = copies.flat().filter((source) => source.endsWith('/package.json'))
    expect(manifests.map(dirname).sort()).toEqual(readWorkspaces().map(({ folder }) => folder))
  })

  test('takes the builds from where the workspaces write them', () => {
    const built = all(dockerfile, /^COPY --from=build \/app\/(\S+) /gm)
    const builders = readWorkspaces().filter(({ scripts }) => scripts.build)
    expect(built.map(dirname).sort()).toEqual(builders.map(({ folder }) => folder))
  })

  test('runs the Node that package.json pins, and not as root', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } }
    expect(new Set(all(dockerfile, /^FROM node:([\d.]+)/gm))).toEqual(new Set([devDependencies.node]))
    expect(dockerfile).toMatch(/^USER node$/m)
  })

  test('has its major of Node asked for by package.json and .nvmrc', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
    const [major] = all(dockerfile, /^FROM node:(\d+)/gm)
    expect({ engines: engines.node, nvmrc: read('.nvmrc') }).toEqual({
      engines: `>=${major}`,
      nvmrc: `${major}\n`,
    })
  })

  test('is made without the history of the source, settings of ours, and tests', () => {
    const left = read('.dockerignore').split('\n')
    for (const line of ['.*', '**/*.test.ts', '**/*.test.tsx', 'data']) expect(left).toContain(line)
    expect(left.filter((line) => line.startsWith('!'))).toEqual([])
  })

  /** spec('decisions beyond-the-documents.31') */
  test('is built on what was looked at, and opens nothing to strangers that is for trying it out', () => {
    const bases = all(dockerfile, /^FROM (\S+:\S+)/gm)
    expect(bases.length).toBeGreaterThan(0)
    for (const base of bases) expect(base).toMatch(/@sha256:[0-9a-f]{64}$/)
    expect(dockerfile).toMatch(/^ENV (?=.*HOST=0\.0\.0\.0)(?=.*LOAD_DEMO=false)/m)
  })

  test('sets what the server reads, and nothing else', () => {
    const set = all(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '', /([A-Z_]+)=/g)
    expect(set.length).toBeGreaterThan(0)
    expect(settings).toEqual(expect.arrayContaining(set))
  })
})

describe('the composition', () => {
  test('sets what the server reads, and nothing else', () => {
    const set = environmentOf('app')
    expect(set).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'SECRET', 'TRUST_PROXY']))
    expect(settings).toEqual(expect.arrayContaining(set))
  })

  test('runs two of the app behind the proxy, on PostgreSQL and Redis', () => {
    expect(service('app')).toMatch(/replicas: 2/)
    for (const name of ['proxy', 'postgres', 'redis'])
      expect(service(name)).toMatch(/image: \S+:\S+@sha256:[0-9a-f]{64}\n/)
  })

  test('reaches the app on the port that the image exposes', () => {
    const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]
    expect(dockerfile).toContain(`PORT=${port}`)
    expect(caddyfile).toContain(`dynamic a app ${port}`)
  })

  test('asks for nothing that the example does not explain', () => {
    const asked = new Set(all(compose, /\$\{([A-Z_]+)/g))
    expect(all(read('deploy/example.env'), /^([A-Z_]+)=/gm).sort()).toEqual([...asked].sort())
  })

  test('starts with no secret that somebody else may know', () => {
    for (const secret of ['SECRET', 'POSTGRES_PASSWORD']) {
      expect(all(compose, new RegExp(`\\$\\{${secret}(:?[-?])`, 'g'))).toContain(':?')
      expect(all(compose, new RegExp(`\\$\\{${secret}(:?[-+}])`, 'g'))).toEqual([])
      expect(read('deploy/example.env')).toMatch(new RegExp(`^${secret}=$`, 'm'))
    }
    expect(compose).toContain('LOAD_DEMO: ${LOAD_DEMO:-false}')
  })

  test('mounts files that exist', () => {
    const mounted = all(compose, /- (\.\/[^:]+):/g)
    expect(mounted).toEqual(['./deploy/Caddyfile'])
    expect(mounted.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
  })
})

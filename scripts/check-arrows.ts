import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { rooms, type Room } from './arrows.ts'
import { findBrowserLeaks } from './browser-reach.ts'
import { checkFloors } from './check-floors.ts'
import { checkStores } from './check-stores.ts'
import { checkWings } from './check-wings.ts'
import { findCircles } from './find-circles.ts'
import { shopConsole, storefront } from './floors.ts'
import { readModule, type Import } from './read-imports.ts'
import { report, type Finding } from './report.ts'
import { isTest, readSources, repositoryRoot, type SourceFile } from './source-files.ts'
import { apiWings } from './wings.ts'

/** Part of a package.json that matters to imports. */
type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** The package.json of each room by its name; `root` is the repository's own. */
export type Manifests = Readonly<Record<string, Manifest | undefined>>

type Judgement = { readonly place: Place; readonly manifests: Manifests }

type Place = {
  readonly file: SourceFile
  readonly name: string
  readonly room: Room
  readonly isTest: boolean
}

/**
 * Judges every import of the given sources (paths from the root): arrows, declarations, barrels,
 * borders.
 */
export function checkArrows(files: readonly SourceFile[], manifests: Manifests): Finding[] {
  const findings = files.flatMap((file) => {
    const place = placeOf(file)
    if (place) return checkFile(place, manifests)
    if (!/^(apps|packages)\//.test(file.path)) return []
    return [
      {
        path: file.path,
        sentence: 'This workspace is no room yet: say in scripts/arrows.ts whom it may import.',
      },
    ]
  })
  return [...findings, ...findBrowserLeaks(files)]
}

function placeOf(file: SourceFile): Place | undefined {
  for (const [name, room] of Object.entries(rooms)) {
    if (file.path.startsWith(`${room.folder}/`)) return { file, name, room, isTest: isTest(file.path) }
  }
  return undefined
}

function checkFile(place: Place, manifests: Manifests): Finding[] {
  const { file, name } = place
  const { imports, isBarrel, clockLines } = readModule(file)
  const findings = imports.flatMap((one) => {
    const sentence = judgeImport(one, { place, manifests })
    return sentence ? [{ path: file.path, line: one.line, sentence }] : []
  })
  if (isBarrel) {
    findings.push({
      path: file.path,
      line: 1,
      sentence:
        'This file only passes on what others export. Import from the file that owns the name, and delete this one.',
    })
  }
  if (name === 'domain' && !place.isTest) {
    const sentence = 'The domain has no clock: take `now` as an argument instead of `new Date()`.'
    findings.push(...clockLines.map((line) => ({ path: file.path, line, sentence })))
  }
  return findings
}

function judgeImport(one: Import, judgement: Judgement): string | undefined {
  const { place } = judgement
  if (/^(virtual:|data:)/.test(one.from)) return undefined
  if (one.from.startsWith('.')) return judgeRelative(one, place)
  if (one.from.startsWith('@mostrador/')) return judgeRoom(one, judgement)
  if (isBuiltin(one.from)) return judgeBuiltin(one, place)
  return judgeDeclared(one, packageName(one.from), judgement)
}

function judgeRelative(one: Import, { file, room }: Place): string | undefined {
  const target = posix.join(posix.dirname(file.path), one.from)
  if (!target.startsWith(`${room.folder}/`)) {
    return `"${one.from}" leaves ${room.folder}. Import the other workspace by its name, @mostrador/…, if the arrows allow it.`
  }
  if (posix.basename(target).startsWith('index.')) {
    return `"${one.from}" imports an index. Import the file that owns the name.`
  }
  if (posix.extname(target) === '' && !target.includes('/+types/')) {
    return `"${one.from}" has no extension. Write the file's own, .ts or .tsx: Node runs the sources as they are.`
  }
  return undefined
}

function judgeRoom(one: Import, judgement: Judgement): string | undefined {
  const { place } = judgement
  const [, target = '', ...path] = one.from.split('/')
  if (target === place.name) {
    return `"${one.from}" is this very workspace. Import the file by its relative path.`
  }
  if (path.length === 0)
    return `"${one.from}" names a package. Name the file: @mostrador/${target}/<noun>/<file>.`
  const sentence = judgeArrow(one, target, place)
  return sentence ?? judgeDeclared(one, `@mostrador/${target}`, judgement)
}

function judgeArrow(one: Import, target: string, { name, room, isTest: inTest }: Place): string | undefined {
  if (room.imports === 'everything') return undefined
  const arrow = (inTest ? room.tests?.[target] : undefined) ?? room.imports[target]
  if (!arrow) return `${name} must not import ${target}. ${room.instead}`
  if (arrow === 'values' || one.typeOnly) return undefined
  return `${name} may know the types of ${target} only: write \`import type\`, or take the value as an argument.`
}

function judgeBuiltin(one: Import, { file, name, room, isTest: inTest }: Place): string | undefined {
  if (!room.portable || inTest || /\.(server|config)\.tsx?$/.test(file.path)) return undefined
  return `${name} runs in browsers too, where "${one.from}" does not exist. ${room.instead}`
}

/**
 * Judges a declared dependency. Scripts belong to the root, which cannot depend on its own
 * workspaces; tests may use what the root gives to all.
 */
function judgeDeclared(one: Import, dependency: string, { place, manifests }: Judgement): string | undefined {
  const { file, name, room } = place
  if (name === 'scripts' && dependency.startsWith('@mostrador/')) return undefined
  const own = manifests[name]
  if (own?.dependencies?.[dependency]) return undefined
  const isDeclared = [own, manifests.root].some((manifest) => manifest?.devDependencies?.[dependency])
  if (!isDeclared) {
    return `${room.folder}/package.json does not declare ${dependency}. Add it there with its exact version (a workspace of ours as "*").`
  }
  const isRunInProduction =
    /^(packages|apps\/server)\//.test(file.path) && !place.isTest && !/\/development\b/.test(file.path)
  if (!isRunInProduction || one.typeOnly || one.dynamic) return undefined
  return `${dependency} is a development dependency and absent in production. Declare it under "dependencies" of ${room.folder}/package.json.`
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Reads the manifests of all rooms that exist below the repository's root. */
function readManifests(): Manifests {
  const entries = [['root', ''], ...Object.entries(rooms).map(([name, room]) => [name, room.folder])]
  return Object.fromEntries(
    entries.map(([name = '', folder = '']) => {
      const path = join(repositoryRoot, folder, 'package.json')
      return [name, existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : undefined]
    }),
  )
}

if (import.meta.main) {
  const files = readSources(repositoryRoot)
  const floors = [storefront, shopConsole].flatMap((house) => checkFloors(files, house))
  const wings = checkWings(files, apiWings)
  const stores = checkStores(files, apiWings.folder)
  report([...checkArrows(files, readManifests()), ...floors, ...wings, ...stores, ...findCircles(files)])
}

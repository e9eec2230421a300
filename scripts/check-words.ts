import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { checkDecisions } from './decisions.ts'
import { checkHeadless } from './headless.ts'
import { checkNamedPaths } from './named-paths.ts'
import { lineOf, visitSource, type SyntaxNode } from './parse-source.ts'
import { report, type Finding } from './report.ts'
import { checkReservedWords, checkVerbs, readReservedWords, readVagueVerbs } from './reserved-words.ts'
import { checkRiddles } from './riddles.ts'
import {
  isTest,
  listPaths,
  readDocuments,
  readSources,
  readStyles,
  repositoryRoot,
  type SourceFile,
} from './source-files.ts'
import { isSpanishSentence } from './spanish.ts'

const drawers = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib', 'shared'])
const roomsOfSpanish = /^(packages\/copy|demo|e2e)\//
const COMPOSER = 'packages/database/src/statement.ts'
const roomsOfPeople = /^(apps\/(storefront|console)|packages\/ui)\//

/** Judges the names of folders and files: no drawers, no index, kebab-case. */
export function checkNames(paths: readonly string[]): Finding[] {
  return paths.flatMap((path) => {
    const drawer = path.split('/').find((folder) => drawers.has(folder.replace(/\.\w+$/, '')))
    const name = posix.basename(path)
    const sentences = [
      drawer && `"${drawer}" says nothing. Name the noun, or keep the code beside its only user.`,
      /^index\.(ts|tsx|js|mjs)$/.test(name) && 'Name the file after its main export; an index hides it.',
      /\.(ts|tsx|mjs)$/.test(name) &&
        /[A-Z_]/.test(name) &&
        'Write file names in kebab-case, after their main export.',
    ]
    return sentences.flatMap((sentence) => (sentence ? [{ path, sentence }] : []))
  })
}

/**
 * Judges the words inside sources: Spanish outside copy, work left for later, tests that do not
 * run, statements that begin with `with` and are not composed.
 */
export function checkSourceWords(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => [...checkComments(file), ...checkSyntax(file)])
}

function checkComments({ path, text }: SourceFile): Finding[] {
  return text.split('\n').flatMap((content, at) => {
    const line = at + 1
    // Written apart so that this file does not find itself.
    if (/\b(TO[D]O|FIX[M]E|XX[X])\b/.test(content)) {
      return [{ path, line, sentence: 'Do it now, or write it down as an open point in docs/spec-map.md.' }]
    }
    return []
  })
}

function checkSyntax(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  const speaksSpanish = roomsOfSpanish.test(file.path) || isTest(file.path) || hasReasonForWords(file.text)
  visitSource(file, (node) => {
    const sentence =
      judgeTest(node) ?? judgeStatement(node, file) ?? (speaksSpanish ? undefined : judgeText(node, file))
    const line = lineOf(file.text, node.start)
    if (sentence && findings.at(-1)?.line !== line) findings.push({ path: file.path, line, sentence })
  })
  return findings
}

function judgeTest(node: SyntaxNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined
  const { object, property } = node as unknown as Record<'object' | 'property', { name?: string }>
  if (!['test', 'it', 'describe'].includes(object.name ?? '')) return undefined
  if (!['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf', 'fails'].includes(property.name ?? ''))
    return undefined
  return `${object.name}.${property.name}: a test that does not run proves nothing. Make it pass, or delete it.`
}

/**
 * Refuses a statement whose parts are joined by hand: a misspelt name there fails only when it
 * runs.
 */
function judgeStatement(node: SyntaxNode, { path }: SourceFile): string | undefined {
  if (node.type !== 'TaggedTemplateExpression' || isTest(path) || path === COMPOSER) return undefined
  const { tag, quasi } = node as unknown as { tag: { name?: string }; quasi: SyntaxNode }
  const text = textOf(quasi) ?? ''
  if (tag.name !== 'sql' || !/(^|\()\s*with\s+(?!time\b)/i.test(text)) return undefined
  return 'Compose the statement of its parts by `statement()` of @mostrador/database/statement.'
}

function judgeText(node: SyntaxNode, { path }: SourceFile): string | undefined {
  if (roomsOfPeople.test(path)) {
    const shown = shownText(node)
    if (shown && /\p{L}{2}/u.test(shown)) return toCopy(shown, 'shown to people')
  }
  const text = textOf(node)
  // An English sentence may quote a Spanish label.
  return text !== undefined && isSpanishSentence(text.replace(/"[^"]*"/g, ''))
    ? toCopy(text, 'Spanish')
    : undefined
}

function toCopy(text: string, what: string): string {
  return `"${text.trim().slice(0, 60)}" is ${what}. Sentences live in packages/copy, keyed by the domain's code.`
}

/**
 * Returns the text that a reader or a screen reader meets: between tags, and in attributes that
 * are read out.
 */
function shownText(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXText') return textOf(node)
  if (node.type !== 'JSXAttribute') return undefined
  const { name, value } = node as unknown as { name: { name: unknown }; value: SyntaxNode | null }
  const isRead = ['alt', 'aria-label', 'label', 'placeholder', 'title'].includes(String(name.name))
  return isRead && value ? textOf(value) : undefined
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'TemplateLiteral') {
    const pieces = node.quasis as { value: { cooked?: string } }[]
    return pieces.map(({ value }) => value.cooked).join(' … ')
  }
  if (node.type !== 'Literal' && node.type !== 'JSXText') return undefined
  return typeof node.value === 'string' ? node.value : undefined
}

function hasReasonForWords(text: string): boolean {
  return text
    .split('\n')
    .slice(0, 5)
    .some((line) => /^\s*\/\/ words: \S+ \S+/.test(line))
}

/**
 * Judges a package.json: every version is one version, so that an install today is the install of
 * tomorrow.
 */
export function checkVersions({ path, text }: SourceFile): Finding[] {
  const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>
  const declared = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  return declared.flatMap(([name, version]) => {
    const isOurs = name.startsWith('@mostrador/')
    if (isOurs ? version === '*' : /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) return []
    const sentence = `${name} is "${version}". Write ${isOurs ? '"*": it is a workspace' : 'one exact version'}.`
    return [{ path, sentence }]
  })
}

/**
 * Judges docs/words.md: each folder or file that a row of its table names, between backticks,
 * exists.
 */
export function checkNouns(text: string, exists: (path: string) => boolean): Finding[] {
  return text.split('\n').flatMap((row, at) => {
    const places = /^\|(.*)\|\s*$/.exec(row)?.[1]?.split('|').at(-1) ?? ''
    const named = [...places.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place)
    const missing = named.filter((place) => !exists(place))
    return missing.map((place) => ({
      path: 'docs/words.md',
      line: at + 1,
      sentence: `"${place}" does not exist. Name the folder where the noun lives, or give the noun a home.`,
    }))
  })
}

function checkRepository(): Finding[] {
  const paths = listPaths(repositoryRoot)
  const manifests = paths.filter((path) => posix.basename(path) === 'package.json')
  const wordsText = readFileSync(join(repositoryRoot, 'docs/words.md'), 'utf8')
  const exists = (pattern: string): boolean => globSync(pattern, { cwd: repositoryRoot }).length > 0
  const sources = readSources(repositoryRoot)
  const documents = readDocuments(repositoryRoot)
  return [
    ...checkNames(paths),
    ...checkSourceWords(sources),
    ...checkRiddles([...sources, ...readStyles(repositoryRoot), ...documents]),
    ...checkNamedPaths(documents, paths),
    ...checkDecisions(documents),
    ...checkHeadless(sources),
    ...manifests.flatMap((path) =>
      checkVersions({ path, text: readFileSync(join(repositoryRoot, path), 'utf8') }),
    ),
    ...checkNouns(wordsText, exists),
    ...checkReservedWords(readReservedWords(wordsText), { files: sources, paths }),
    ...checkVerbs(readVagueVerbs(wordsText), sources),
  ]
}

if (import.meta.main) report(checkRepository())

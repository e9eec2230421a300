import { posix } from 'node:path'
import { lineOf } from './parse-source.ts'
import type { Finding } from './report.ts'
import type { SourceFile } from './source-files.ts'

/** A word with one meaning, and the folders in which a type or folder may be named by it. */
export type ReservedWord = {
  readonly word: string
  readonly meaning: string
  readonly rooms: readonly string[]
}

/** Reads the table below "Reserved words" of docs/words.md; empty without that heading. */
export function readReservedWords(text: string): readonly ReservedWord[] {
  const [, section = ''] = text.split(/^## Reserved words$/m)
  const [table = ''] = section.split(/^## /m)
  return [...table.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]*) \|$/gm)].map(
    ([, word = '', meaning = '', rooms = '']) => ({
      word,
      meaning: meaning.trim(),
      rooms: [...rooms.matchAll(/`([^`]+)`/g)].map(([, room = '']) => room),
    }),
  )
}

/** Judges the names of exported types and of folders by the reserved words. */
export function checkReservedWords(
  reserved: readonly ReservedWord[],
  { files, paths }: { readonly files: readonly SourceFile[]; readonly paths: readonly string[] },
): Finding[] {
  const folders = [...new Set(paths.map((path) => posix.dirname(path)))]
  const named = [
    ...files.filter(({ path }) => !path.includes('.test.')).flatMap(typesOf),
    ...folders.map((path) => ({ path, name: posix.basename(path), line: undefined })),
  ]
  return named.flatMap(({ path, name, line }) => {
    const taken = reserved.find(
      ({ word, rooms }) => says(name, word) && !rooms.some((room) => isIn(path, room)),
    )
    if (!taken) return []
    const sentence = `"${name}": \`${taken.word}\` means ${taken.meaning} (docs/words.md). Use the noun of the field.`
    return [{ path, ...(line !== undefined && { line }), sentence }]
  })
}

/** A verb that does not say what is done, and those to take instead. */
type VagueVerb = { readonly verb: string; readonly instead: string }

/** Reads the table below "Vague verbs" of docs/words.md; empty without that heading. */
export function readVagueVerbs(text: string): readonly VagueVerb[] {
  const [, section = ''] = text.split(/^## Vague verbs$/m)
  const [table = ''] = section.split(/^## /m)
  return [...table.matchAll(/^\| `(\w+)` \| ([^|]+) \|$/gm)].map(([, verb = '', instead = '']) => ({
    verb,
    instead: instead.trim(),
  }))
}

/** Judges the names of exported functions by the vague verbs; tests are left out. */
export const checkVerbs = (verbs: readonly VagueVerb[], files: readonly SourceFile[]): Finding[] =>
  files
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].flatMap((match) => {
        const name = match[1] ?? ''
        const vague = verbs.find(({ verb }) => new RegExp(`^${verb}(?![a-z])`).test(name))
        if (!vague) return []
        const sentence = `"${name}" does not say what is done (docs/words.md). Take ${vague.instead}, or another verb of the field.`
        return [{ path, line: lineOf(text, match.index), sentence }]
      }),
    )

/** Exported types and classes of a file, by name and line. */
function typesOf({ path, text }: SourceFile) {
  return [...text.matchAll(/^export (?:declare |abstract )*(?:type|interface|class) (\w+)/gm)].map(
    (match) => ({ path, name: match[1] ?? '', line: lineOf(text, match.index) }),
  )
}

/** Whether a name has the word, in singular or plural: "LocalPage", "sibling-locals". */
const says = (name: string, word: string): boolean =>
  name.split(/(?=[A-Z])|[-_]/).some((part) => [word, `${word}s`].includes(part.toLowerCase()))

const isIn = (path: string, room: string): boolean => path === room || path.startsWith(`${room}/`)

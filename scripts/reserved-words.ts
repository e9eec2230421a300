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

// words: what these commands print is for the operator, in the language of the house.
import { resolve } from 'node:path'

/** Resolves a path of the command line, from the folder in which the command was typed. */
export const pathTyped = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** Ends the command with a sentence. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

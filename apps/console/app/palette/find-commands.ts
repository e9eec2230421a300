import { FILLERS } from '@mostrador/copy/owner-answers'
import { bareWords, typedWords } from '@mostrador/domain/search/typed-words'
import type { Command } from '../workplace/command.ts'

/** Scores of a typed word against a word of a command. */
const FITS = { whole: 4, begins: 3, within: 1 } as const

/** Weight of a word that is in the title. */
const IN_TITLE = 1

/** Scores of a title that equals the text, or begins with it. */
const SAME_TITLE = 12
const TITLE_BEGINS = 5

/** Weight of a recently used command among equals. */
const USED = 2

/** Least length to search inside of words; shorter texts are in every other one. */
const WITHIN_LENGTH = 3

/** Least digits to search inside of numbers: four are part of a phone, three are an order. */
const WITHIN_DIGITS = 4

function fit(typed: string, word: string): number {
  if (word === typed) return FITS.whole
  if (word.startsWith(typed)) return FITS.begins
  const least = /^\d+$/.test(typed) ? WITHIN_DIGITS : WITHIN_LENGTH
  return typed.length >= least && word.includes(typed) ? FITS.within : 0
}

const best = (typed: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((word) => fit(typed, word)))

const FILLER_WORDS: ReadonlySet<string> = new Set(FILLERS.split(' '))

/** Drops filler words: "los precios" is "precios"; "la" alone stays. */
function meantOf(words: readonly string[]): readonly string[] {
  const meant = words.filter((word) => !FILLER_WORDS.has(word))
  return meant.length > 0 ? meant : words
}

/** Scores a command for the typed words; 0 where one does not match. */
function scoreOf({ title, words = '' }: Command, typed: readonly string[]): number {
  const inTitle = bareWords(title)
  const others = bareWords(words)
  let sum = 0
  for (const word of typed) {
    const titled = best(word, inTitle)
    const score = Math.max(titled > 0 ? titled + IN_TITLE : 0, best(word, others))
    if (score === 0) return 0
    sum += score
  }
  const asked = typed.join(' ')
  const name = meantOf(inTitle).join(' ')
  const whole = name === asked ? SAME_TITLE : name.startsWith(asked) ? TITLE_BEGINS : 0
  return sum / typed.length + whole
}

export type Search = {
  readonly typed: string
  /** Ids of used commands, last first. */
  readonly used: readonly string[]
}

/**
 * Finds the commands for a search, best first. Every typed word must begin, or be in, a word of
 * theirs; accents, capitals and filler words are ignored. Of equals the last used comes first.
 */
export function findCommands(commands: readonly Command[], { typed, used }: Search): readonly Command[] {
  const words = meantOf(typedWords(typed))
  if (words.length === 0) return []
  return commands
    .map((command) => {
      const score = scoreOf(command, words)
      const at = used.indexOf(command.id)
      return { command, score: score === 0 || at < 0 ? score : score + USED / (at + 1) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ command }) => command)
}

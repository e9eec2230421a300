import { bareWords } from '../search/typed-words.ts'

/** Whether the words of a text stand in another, one behind the other. */
export function isSaidIn(text: string, whole: string): boolean {
  const [words, all] = [bareWords(text), bareWords(whole)]
  return all.some((_, from) => words.every((word, at) => all[from + at] === word))
}

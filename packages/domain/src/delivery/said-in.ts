import { bareWords } from '../search/typed-words.ts'

/** Whether another text contains the words of a text, one behind the other. */
export function isSaidIn(text: string, whole: string): boolean {
  const [words, all] = [bareWords(text), bareWords(whole)]
  return all.some((_, from) => words.every((word, at) => all[from + at] === word))
}

import { bareWords } from '@mostrador/domain/search/typed-words'

const bare = (number: string): string => bareWords(number).join('').replace(/^0+/, '')

/** Whether two house numbers mean the same door, in any spelling. */
export const isSameNumber = (a: string, b: string): boolean => bare(a) === bare(b)

import { seenText } from './seen-text.ts'

/**
 * Whether a text shows nothing: it is empty, or only of blanks and of marks without a shape of
 * their own.
 */
export const isBlank = (text: string): boolean => seenText(text) === ''

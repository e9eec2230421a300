import { seenText } from './seen-text.ts'

/**
 * Whether a text shows nothing: it is empty, or of blanks and of marks without a shape of their own
 * alone.
 */
export const isBlank = (text: string): boolean => seenText(text) === ''

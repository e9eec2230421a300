import type { Voice } from '@mostrador/domain/branding/voice'
import { vosForm } from './vos-form.ts'

/**
 * A mark: a word that addresses the reader, and where its form in vos does not follow from it, that
 * form.
 */
const MARK = /\{([^{}|]+)(?:\|([^{}]+))?\}/gu

/** Returns a piece of a marked sentence in a voice. Throws for an unknown verb. */
export const inVoice = (marked: string, voice: Voice): string =>
  marked.replace(MARK, (_, word: string, vos?: string) => (voice === 'TU' ? word : (vos ?? vosForm(word))))

/**
 * Sentences as given, in tú and with their marks: as many entries as the code has marked pieces.
 */
const marked = new Map<string, string>()

/**
 * Marks a sentence that addresses its reader, in tú (or in the documents' usted). Each such word
 * is in braces: `` you`{Elige} un plato` ``. Words about others have none, and inserted values are
 * never touched. The builds leave the sentence in their voice and nothing of this. Source:
 * docs/decisions/155.
 */
export function you(pieces: TemplateStringsArray, ...between: readonly (string | number)[]): string {
  const said = pieces.map((piece) => {
    const text = inVoice(piece, 'TU')
    if (text !== piece) marked.set(text, piece)
    return text
  })
  return String.raw({ raw: said }, ...between)
}

/** Matches a piece that begins and ends no other word. */
function whole(piece: string): string {
  const exact = piece.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
  const [before, after] = [/^\p{L}/u.test(piece), /\p{L}$/u.test(piece)]
  return `${before ? '(?<!\\p{L})' : ''}${exact}${after ? '(?!\\p{L})' : ''}`
}

let known: { readonly size: number; readonly any: RegExp } | undefined

/**
 * Matches all marked pieces so far, the longest first: a short piece may be a part of a longer
 * one.
 */
function anyMarked(): RegExp {
  if (known?.size !== marked.size) {
    const pieces = [...marked.keys()].toSorted((one, other) => other.length - one.length)
    known = { size: marked.size, any: new RegExp(pieces.map(whole).join('|') || '(?!)', 'gu') }
  }
  return known.any
}

/**
 * Turns a text of ours into vos: each sentence in it that `you` marked, whole or up to an inserted
 * value, and nothing else. For texts that are composed before their reader is known, as refusals
 * of the API.
 */
export const inVos = (text: string): string =>
  text.replace(anyMarked(), (piece) => inVoice(marked.get(piece) ?? piece, 'VOS'))

/** Returns a text of ours in the voice of a branch. */
export const spoken = (text: string, voice: Voice): string => (voice === 'VOS' ? inVos(text) : text)

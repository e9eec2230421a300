import type { Voice } from '@mostrador/domain/branding/voice'
import { vosForm } from './vos-form.ts'

/**
 * A mark: a word that addresses the reader, and where its form in vos does not follow from it, that
 * form.
 */
const MARK = /\{([^{}|]+)(?:\|([^{}]+))?\}/gu

/**
 * A piece of a marked sentence, as it is said in a voice. Throws for a verb that we do not know.
 */
export const inVoice = (marked: string, voice: Voice): string =>
  marked.replace(MARK, (_, word: string, vos?: string) => (voice === 'TU' ? word : (vos ?? vosForm(word))))

/**
 * Sentences as given, in tú and with their marks: as many entries as the code has marked pieces.
 */
const marked = new Map<string, string>()

/**
 * A sentence that addresses its reader, in tú (or in the documents' usted). Each word that does so
 * is in braces: `` you`{Elige} un plato` ``. What is said of others has none, and what stands
 * between the pieces is never touched. The builds leave the sentence in their voice and nothing of
 * this. Source: docs/decisions/155.
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
 * A text of ours as somebody says it who speaks vos: each sentence in it that `you` said, whole or
 * up to what was put into it, and nothing else. For what is put together before its reader is
 * known, as refusals of the API are.
 */
export const inVos = (text: string): string =>
  text.replace(anyMarked(), (piece) => inVoice(marked.get(piece) ?? piece, 'VOS'))

/** A text of ours in the voice of a brand. */
export const spoken = (text: string, voice: Voice): string => (voice === 'VOS' ? inVos(text) : text)

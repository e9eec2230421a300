import { Parser } from 'saxen'

/** An element as it begins. */
export type Tag = {
  /** Its name, without the prefix of its namespace. */
  readonly name: string
  /** As they are written, references and all. */
  readonly attributes: Readonly<Record<string, string>>
  /** Resolves the references of a text; the names of a document type are none. */
  readonly decode: (text: string) => string
}

/** Listener of a document. `text` is as written; a listener that returns true ends it. */
type Ears = {
  readonly open: (tag: Tag) => boolean | void
  readonly text?: (text: string) => boolean | void
  readonly close?: (name: string) => boolean | void
}

const ofNamespace = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Walks through an XML document once, and keeps nothing of it. Throws for any other text. */
export function readXml(xml: string, { open, text, close }: Ears): void {
  const parser = new Parser()
  const unless = (enough: boolean | void): void => {
    if (enough === true) parser.stop()
  }
  parser.on('openTag', (name, attributes, decode) =>
    unless(open({ name: ofNamespace(name), attributes: attributes(), decode })),
  )
  if (text) parser.on('text', (words) => unless(text(words)))
  if (close) parser.on('closeTag', (name) => unless(close(ofNamespace(name))))
  parser.on('error', (error) => {
    throw error
  })
  parser.parse(xml)
}

import type { KeyTopic } from '../layout/key-bindings.ts'

/** Strokes of several topics that mean two things, or begin another one of them. */
export function conflictsOf(topics: readonly KeyTopic[]): readonly string[] {
  const strokes = topics.flatMap(({ bindings }) => bindings.flatMap(({ keys }) => keys))
  return strokes.filter((one, index) =>
    strokes.some((other, at) => at !== index && (other === one || other.startsWith(`${one} `))),
  )
}

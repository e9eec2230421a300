import type { Ports } from '../ports.ts'

/** Archives in the process, as the tests see them. */
export function recordingDownloads() {
  const archives = new Map<string, Record<string, string>>()
  let before: () => Promise<unknown> = async () => undefined
  let largest = 0
  const newest = (): Record<string, string> => [...archives.values()].at(-1) ?? {}
  const sizeOf = (): number => Object.values(newest()).reduce((sum, text) => sum + text.length, 0)
  const store: Ports['downloads'] = {
    make: async (id, { entries, signal }) => {
      await before()
      const files: Record<string, string> = {}
      for (const { name, bytes } of entries) {
        const decoder = new TextDecoder()
        let text = ''
        for await (const piece of bytes()) {
          largest = Math.max(largest, piece.byteLength)
          text += decoder.decode(piece, { stream: true })
        }
        signal.throwIfAborted()
        files[name] = text
      }
      archives.set(id, files)
      return sizeOf()
    },
    open: async (id) => (archives.has(id) ? { size: 3, stream: new Blob(['zip']).stream() } : undefined),
    remove: async (id) => void archives.delete(id),
    picture: async () => new TextEncoder().encode('a picture'),
  }
  return {
    store,
    sizeOf,
    files: newest,
    ids: () => [...archives.keys()],
    /** The folder of the first brand. */
    folder: () =>
      Object.keys(newest())
        .find((name) => name.includes('/'))
        ?.split('/')[0] ?? '',
    largestPiece: () => largest,
    /** What happens before an archive is made. */
    before: (act: () => Promise<unknown>) => {
      before = act
    },
  }
}

const BLOCK = 512
const LONGEST_NAME = 100

/** File of an archive, whole in memory. */
export type TarEntry = { readonly name: string; readonly bytes: Buffer; readonly time: Date }

const octal = (value: number, width: number): string => value.toString(8).padStart(width - 1, '0')

function headerOf({ name, bytes, time }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`"${name}" is too long a name for an archive.`)
  const header = Buffer.alloc(BLOCK)
  const write = (text: string, at: number): void => void header.write(text, at, 'utf8')
  write(name, 0)
  write(octal(0o600, 8), 100)
  write(octal(0, 8), 108)
  write(octal(0, 8), 116)
  write(octal(bytes.byteLength, 12), 124)
  write(octal(Math.floor(time.getTime() / 1000), 12), 136)
  write(' '.repeat(8), 148)
  write('0', 156)
  write('ustar\u000000', 257)
  write(`${octal(checksumOf(header), 7)}\0 `, 148)
  return header
}

const checksumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0)

/** Returns the blocks of a file in a `ustar` tar (POSIX.1-1988), which every `tar` reads. */
export function tarBlocks(entry: TarEntry): readonly Buffer[] {
  const { byteLength } = entry.bytes
  return [headerOf(entry), entry.bytes, Buffer.alloc((BLOCK - (byteLength % BLOCK)) % BLOCK)]
}

export const TAR_END: Buffer = Buffer.alloc(2 * BLOCK)

/** Error of a file that is no archive, or a truncated one. */
export class BrokenTar extends Error {
  override readonly name = 'BrokenTar'
}

/**
 * Reads the files of a tar of `tarBlocks`, one after another as its bytes arrive; each up to
 * `largest` bytes. Throws `BrokenTar` where it is no tar, or ends before `TAR_END`.
 */
export async function* readTar(chunks: AsyncIterable<Buffer>, largest: number): AsyncGenerator<TarEntry> {
  const read = takeFrom(chunks)
  for (;;) {
    const header = await read(BLOCK)
    // The rest is read as well: gzip reports at its very end whether all of it was right.
    if (header.every((byte) => byte === 0)) return read.rest()
    const { name, size, time } = readHeader(header)
    if (size > largest) throw new BrokenTar(`${name} is larger than a file of an archive may be.`)
    const padded = await read(Math.ceil(size / BLOCK) * BLOCK)
    yield { name, bytes: padded.subarray(0, size), time }
  }
}

function readHeader(header: Buffer): { readonly name: string; readonly size: number; readonly time: Date } {
  const text = (at: number, width: number): string =>
    header.toString('utf8', at, at + width).replace(/[\0 ].*$/s, '')
  const number = (at: number, width: number): number => Number.parseInt(text(at, width), 8)
  const said = number(148, 8)
  const blank = Buffer.from(header).fill(' ', 148, 156)
  if (text(257, 5) !== 'ustar' || said !== checksumOf(blank)) throw new BrokenTar('It is no tar archive.')
  return { name: text(0, LONGEST_NAME), size: number(124, 12), time: new Date(number(136, 12) * 1000) }
}

type Taking = ((length: number) => Promise<Buffer>) & { readonly rest: () => Promise<void> }

/** Takes bytes of a stream in pieces of a given size; `rest` drains it. */
function takeFrom(chunks: AsyncIterable<Buffer>): Taking {
  const source = chunks[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let size = 0
  const take = async (length: number): Promise<Buffer> => {
    while (size < length) {
      const { done, value } = await source.next()
      if (done) throw new BrokenTar('It is cut: its end is missing.')
      held.push(value)
      size += value.byteLength
    }
    const [first, ...more] = held
    const all = first && more.length === 0 ? first : Buffer.concat(held)
    held = [all.subarray(length)]
    size -= length
    return all.subarray(0, length)
  }
  const rest = async (): Promise<void> => {
    while (!(await source.next()).done) held = []
  }
  return Object.assign(take, { rest })
}

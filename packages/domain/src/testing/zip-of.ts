import { crc32, deflateRawSync } from 'node:zlib'

/** A file that goes into an archive. */
type Zipped = {
  /** Its path; as bytes where it is not written in UTF-8. */
  readonly name: string | Uint8Array
  readonly bytes: string | Uint8Array
  readonly deflated?: boolean
  readonly isLocked?: boolean
  /** The size that the archive claims for it, where that is a lie. */
  readonly said?: number | undefined
}

const asBytes = (value: string | Uint8Array): Uint8Array => Buffer.from(value)

/** An archive (ZIP) of some files. */
export function zipOf(files: readonly Zipped[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const list: Uint8Array[] = []
  let at = 0
  for (const file of files) {
    const [name, bytes] = [asBytes(file.name), asBytes(file.bytes)]
    const packed = file.deflated ? deflateRawSync(bytes) : bytes
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(file.isLocked ? 1 : 0, 2)
    common.writeUInt16LE(file.deflated ? 8 : 0, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(file.said ?? bytes.length, 18)
    common.writeUInt16LE(name.length, 22)
    const where = Buffer.alloc(14)
    where.writeUInt32LE(at, 10)
    const header = [Buffer.from('PK\u0003\u0004'), common, name, packed]
    parts.push(...header)
    list.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, where, name)
    at += header.reduce((sum, { length }) => sum + length, 0)
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(
    list.reduce((sum, { length }) => sum + length, 0),
    8,
  )
  end.writeUInt32LE(at, 12)
  return Uint8Array.from(Buffer.concat([...parts, ...list, Buffer.from('PK\u0005\u0006'), end]))
}

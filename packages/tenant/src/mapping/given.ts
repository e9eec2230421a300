/** A picture as the database remembers it. */
export type StoredPicture = {
  readonly sha256: string
  readonly media_type: string
  readonly size_bytes: number
  readonly width: number | null
  readonly height: number | null
  readonly color: string
}

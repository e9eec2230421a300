/**
 * Tells every process and every listening browser. Publishing happens after the commit and never
 * fails a request.
 */
export type Publisher = {
  readonly publish: (message: {
    readonly channel: string
    readonly event: string
    readonly data: unknown
  }) => Promise<void>
  readonly subscribe: (
    listener: (message: { channel: string; event: string; data: unknown }) => void,
  ) => () => void
}

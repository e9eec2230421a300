/** Publishes to processes and browsers, after the commit; never fails a request. */
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

export type EndpointLimits = {
  frameBytes: number
  connections: number
  /** Generous: behind one address of a mobile carrier sit thousands of diners. */
  connectionsPerNetwork: number
  channelsPerConnection: number
  /** Frames that a browser may send between two sweeps. */
  framesPerSweep: number
  /** A browser that leaves this much unread is cut off and comes back for a fresh state. */
  bufferedBytes: number
  /** Time between two pings of every connection, milliseconds. */
  sweepEveryMs: number
  /** Longest time for a browser's answer to a close, milliseconds. */
  closeWaitMs: number
  /** After a resync this many browsers are sent to reconnect at a time, a pause apart. */
  resyncBatch: number
  resyncPauseMs: number
}

export const defaultLimits: EndpointLimits = {
  frameBytes: 10_240,
  connections: 20_000,
  connectionsPerNetwork: 500,
  channelsPerConnection: 100,
  framesPerSweep: 500,
  bufferedBytes: 1_048_576,
  sweepEveryMs: 30_000,
  closeWaitMs: 2_000,
  resyncBatch: 100,
  resyncPauseMs: 100,
}

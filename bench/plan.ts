/** Duration and repetitions of the measurements. */
export type Plan = {
  /** Runs of each side; medians are reported. */
  readonly runs: number
  readonly seconds: number
  /** Wait after a start before memory is read, in milliseconds. */
  readonly restMs: number
  /** Connections of an HTTP case. */
  readonly connections: number
  /** Orders before the first run of each side. */
  readonly warmUp: number
  /** Orders of one run at each concurrency. */
  readonly orders: Readonly<Record<'1' | '8' | '32', number>>
  /**
   * Orders that the server on PostgreSQL has placed when its memory is read the second time, at
   * least.
   */
  readonly ordersInMemory: number
  /** Orders on the embedded database, which is some ten times slower. */
  readonly embeddedOrders: number
  /** Full orders, codes and payments of one run. */
  readonly checkouts: number
  /** Riders at most, and positions that each of them tells. */
  readonly riders: number
  readonly positions: number
  readonly powerCuts: number
  /** Visits over which each interaction has its median. */
  readonly visits: number
}

/** The whole: about seven minutes. */
export const wholePlan: Plan = {
  runs: 3,
  seconds: 4,
  restMs: 20_000,
  connections: 32,
  warmUp: 300,
  orders: { '1': 400, '8': 1_200, '32': 1_200 },
  ordersInMemory: 10_000,
  embeddedOrders: 1_000,
  checkouts: 600,
  riders: 2_000,
  positions: 6,
  powerCuts: 2,
  visits: 3,
}

/** `--quick`: enough to see whether something broke. */
export const quickPlan: Plan = {
  runs: 1,
  seconds: 2,
  restMs: 20_000,
  connections: 32,
  warmUp: 300,
  orders: { '1': 200, '8': 600, '32': 600 },
  ordersInMemory: 0,
  embeddedOrders: 200,
  checkouts: 200,
  riders: 500,
  positions: 2,
  powerCuts: 1,
  visits: 1,
}

/** `--smoke`: as little as there is, for the tests. */
export const smokePlan: Plan = {
  ...quickPlan,
  seconds: 1,
  restMs: 0,
  connections: 4,
  warmUp: 8,
  orders: { '1': 4, '8': 8, '32': 32 },
  checkouts: 8,
}

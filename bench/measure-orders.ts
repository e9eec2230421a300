import { startBareOrders, type StatementCount } from './bare-orders.ts'
import { validOrder, type OrderTemplate } from './valid-order.ts'
import { runLoad, type Load } from './load.ts'
import { median } from './median.ts'
import type { Plan } from './plan.ts'
import type { Program } from './program.ts'
import { aliases } from './shop.ts'

/**
 * Orders each second at one concurrency: of the product, of the bare statement, and of it behind
 * plain node:http.
 */
export type OrderRate = {
  readonly concurrency: number
  readonly product: number
  readonly bare: number
  readonly plain: number
}

export type Orders = {
  readonly rates: readonly OrderRate[]
  readonly statements: StatementCount
  readonly placed: number
}

/** The server's pool, and the baseline's. */
export const POOL = 10

/** Places plain orders beside the bare statements; `databaseUrl` is the product's own. */
export async function measureOrders(product: Program, databaseUrl: string, plan: Plan): Promise<Orders> {
  const templates = await Promise.all(aliases.map((alias) => validOrder(product.url, alias)))
  return compareOrders({ product, databaseUrl, templates }, plan)
}

/** Orders to place, and the server that takes them. */
export type OrderCase = {
  readonly product: Program
  readonly databaseUrl: string
  readonly templates: readonly OrderTemplate[]
}

/** Places orders over HTTP beside the bare statements, in turns. */
export async function compareOrders(
  { product, databaseUrl, templates }: OrderCase,
  plan: Pick<Plan, 'runs' | 'warmUp' | 'ordersInMemory'> & {
    readonly orders: Readonly<Record<string, number>>
  },
): Promise<Orders> {
  const url = `${product.url}/api/order`
  const bare = startBareOrders({ databaseUrl, pool: POOL, templates })
  let placed = 0
  const place = async (connections: number, requests: number): Promise<number> => {
    placed += requests
    return rateOf({ url, connections, requests, orders: templates })
  }
  const placePlainly = async (connections: number, requests: number): Promise<number> =>
    rateOf({ url: await bare.serve(requests), connections, requests, orders: templates })
  try {
    const statements = await bare.count()
    await place(8, plan.warmUp)
    await placePlainly(8, plan.warmUp)
    await bare.run({ concurrency: 8, orders: plan.warmUp })
    const rates: OrderRate[] = []
    for (const [name, orders] of Object.entries(plan.orders)) {
      const concurrency = Number(name)
      const sides = { product: [] as number[], bare: [] as number[], plain: [] as number[] }
      for (let run = 0; run < plan.runs; run += 1) {
        sides.product.push(await place(concurrency, orders))
        sides.bare.push(orders / (await bare.run({ concurrency, orders })))
        sides.plain.push(await placePlainly(concurrency, orders))
      }
      const [product, alone, plain] = [median(sides.product), median(sides.bare), median(sides.plain)]
      rates.push({ concurrency, product, bare: alone, plain })
    }
    if (placed < plan.ordersInMemory) await place(8, plan.ordersInMemory - placed)
    return { rates, statements, placed }
  } finally {
    bare.stop()
  }
}

async function rateOf(load: Load): Promise<number> {
  const { answers, seconds } = await runLoad(load)
  return answers / seconds
}

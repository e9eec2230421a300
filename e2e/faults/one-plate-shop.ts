import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../start-server.ts'

const run = promisify(execFile)

/**
 * The alias of its only contact, and the price of its only plate in pesos. A slot of it takes one
 * order, and its code is used once.
 */
export const onePlateShop = {
  alias: 'una-sola-empanada',
  price: 1500,
  code: 'ULTIMO',
  codeIsWorth: 500,
} as const

/**
 * A place where it is day, so that no midnight comes between two orders and begins to number them
 * anew.
 */
const timeZone = (): string => {
  const hour = new Date().getUTCHours()
  return hour >= 9 && hour < 21 ? 'America/Montevideo' : 'Asia/Tokyo'
}

const hours = Object.fromEntries(
  ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => [
    day,
    ['00:00-24:00'],
  ]),
)

const paymentTypes = [
  { key: 'efectivo', paymentMethod: 'CASH', showName: 'Efectivo' },
  {
    key: 'tarjeta',
    paymentMethod: 'CARD',
    showName: 'Tarjeta',
    upload: 'APP',
    onlinePayment: { providerName: 'sandbox', paymentMethod: 'card' },
  },
]

/** A code for one, and points that may pay for everything. */
const benefits = {
  discountCodes: [
    {
      code: onePlateShop.code,
      name: 'El último',
      type: 'FIXED',
      amount: onePlateShop.codeIsWorth,
      usageLimit: 1,
    },
  ],
  loyalty: {
    name: 'Puntos',
    protection: 'NEVER',
    orderPercentage: 10,
    minRedeemedPoints: 1,
    maxRedeemedPercentage: 100,
    branchContacts: ['centro'],
  },
}

const tenant = () => ({
  company: { key: 'empanada', name: 'Una Sola Empanada' },
  branches: [
    {
      key: 'empanada',
      alias: 'empanadas',
      name: 'Una Sola Empanada',
      country: 'uy',
      paymentTypes,
      menus: [
        {
          key: 'carta',
          name: 'Carta',
          categories: [{ key: 'empanadas', name: 'Empanadas' }],
          plates: [{ key: 'carne', category: 'empanadas', name: 'De carne', price: onePlateShop.price }],
        },
      ],
      ...benefits,
      branchContacts: [
        {
          key: 'centro',
          alias: onePlateShop.alias,
          name: 'Centro',
          timeZone: timeZone(),
          hours,
          orderModes: [
            {
              key: 'retiro',
              type: 'TAKE_AWAY',
              menu: 'carta',
              orderType: 'ALL',
              paymentTypes: ['efectivo', 'tarjeta'],
              useSchedule: true,
              schedules: [
                {
                  key: 'dias',
                  name: 'Días',
                  configs: [{ key: 'dias', hours, slotCapacity: 1, daysAhead: 2 }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
})

/** Imports the shop by the command into the database that a server will open. */
export async function importOnePlateShop(env: Readonly<Record<string, string>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-tenant-'))
  const file = join(folder, 'empanada.json')
  writeFileSync(file, JSON.stringify(tenant()))
  const args = ['apps/cli/src/tenant.ts', 'import', file]
  await run(process.execPath, args, { cwd: repository, env: { ...process.env, ...env } })
  rmSync(folder, { recursive: true, force: true })
}

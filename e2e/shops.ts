import type { StaffAccount } from './staff/staff-session.ts'

/** The shops of the demo and of the fixtures by their links, with who works there. */
export const shops = {
  palermo: 'fuego-lento-palermo',
  caballito: 'fuego-lento-caballito',
  belgrano: 'fuego-lento-belgrano',
  almagro: 'la-nonna-almagro',
  recoleta: 'la-nonna-recoleta',
  flores: 'la-nonna-flores',
  providencia: 'caleta-sur-providencia',
  malvin: 'horno-de-malvin-rambla',
  puntaGorda: 'horno-de-malvin-punta-gorda',
} as const

/** Staff of the demo and of the fixtures. */
export const staffOf = {
  ombu: { email: 'duena@ombu.demo', password: 'mostrador-demo' },
  palermo: { email: 'cajero@ombu.demo', password: 'mostrador-demo' },
  caleta: { email: 'duena@caleta.demo', password: 'mostrador-demo' },
  // For one journey alone: a change of its second step ends its sessions.
  caletaTill: { email: 'cajero@caleta.demo', password: 'mostrador-demo' },
  horno: { email: 'mostrador@horno-de-malvin.test', password: 'fainá-y-moscato' },
} as const satisfies Record<string, StaffAccount>

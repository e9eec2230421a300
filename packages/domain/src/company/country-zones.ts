/**
 * The clocks of the countries that are served, the one that most people live by first. They are
 * offered where a shop begins; the file takes any that there is.
 */
export const COUNTRY_ZONES = {
  ar: [
    'America/Argentina/Buenos_Aires',
    'America/Argentina/Cordoba',
    'America/Argentina/Mendoza',
    'America/Argentina/Salta',
    'America/Argentina/Tucuman',
    'America/Argentina/Ushuaia',
  ],
  uy: ['America/Montevideo'],
  cl: ['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter'],
  co: ['America/Bogota'],
  pe: ['America/Lima'],
  br: [
    'America/Sao_Paulo',
    'America/Bahia',
    'America/Fortaleza',
    'America/Recife',
    'America/Belem',
    'America/Cuiaba',
    'America/Manaus',
    'America/Porto_Velho',
    'America/Rio_Branco',
    'America/Noronha',
  ],
  ve: ['America/Caracas'],
  py: ['America/Asuncion'],
  mx: [
    'America/Mexico_City',
    'America/Monterrey',
    'America/Merida',
    'America/Cancun',
    'America/Chihuahua',
    'America/Mazatlan',
    'America/Hermosillo',
    'America/Tijuana',
  ],
  ec: ['America/Guayaquil', 'Pacific/Galapagos'],
  bo: ['America/La_Paz'],
  us: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

/** A country that a shop can be in, by its code in lower case. */
export type ServedCountry = keyof typeof COUNTRY_ZONES

/** All of them, in their order. */
export const SERVED_COUNTRIES = Object.keys(COUNTRY_ZONES) as readonly ServedCountry[]

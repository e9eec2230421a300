import type { ServedCountry } from '@mostrador/domain/company/country-zones'
import { you } from './you.ts'

/** Page on which an owner founds a company by a link. */
export const foundingCopy = {
  title: you`{Crea} tu comercio`,
  hint: you`Tu cuenta y lo básico del comercio. Todo lo demás lo {haces} después, en el orden que quieras.`,
  loading: 'Buscando tu link…',
  failed: 'No pudimos cargar el link.',
  ended: 'Este link ya no sirve',
  endedHint: you`Venció o ya se usó. {Pide} otro a quien opera el servidor; si ya creaste tu cuenta, {ingresa} con ella.`,
  account: 'Tu cuenta',
  name: 'Tu nombre',
  email: 'Correo electrónico',
  password: 'Contraseña',
  company: 'Tu comercio',
  shop: 'Nombre del comercio',
  alias: 'Dirección del menú',
  aliasFree: 'Está libre.',
  aliasAsking: 'Mirando si está libre…',
  country: 'País',
  timeZone: 'Zona horaria',
  kitchen: 'Tipo de cocina',
  otherKitchen: 'Otra',
  kitchenHint: you`De ahí salen los horarios con los que {empiezas}. No se publica nada.`,
  create: 'Crear mi comercio',
  creating: 'Creando…',
} as const

/** The countries that a shop can be in, with the money that it sells in. */
export const COUNTRY_NAMES: Readonly<Record<ServedCountry, string>> = {
  ar: 'Argentina (peso, ARS)',
  uy: 'Uruguay (peso, UYU)',
  cl: 'Chile (peso, CLP)',
  co: 'Colombia (peso, COP)',
  pe: 'Perú (sol, PEN)',
  br: 'Brasil (real, BRL)',
  ve: 'Venezuela (bolívar, VES)',
  py: 'Paraguay (guaraní, PYG)',
  mx: 'México (peso, MXN)',
  ec: 'Ecuador (dólar, USD)',
  bo: 'Bolivia (boliviano, BOB)',
  us: 'Estados Unidos (dólar, USD)',
}

/** Places with another name than in the table of time zones. */
const PLACES: Readonly<Record<string, string>> = {
  Asuncion: 'Asunción',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Cordoba: 'Córdoba',
  Easter: 'Isla de Pascua',
  Galapagos: 'Galápagos',
  Havana: 'La Habana',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Mexico_City: 'Ciudad de México',
  New_York: 'Nueva York',
  Panama: 'Panamá',
  Tucuman: 'Tucumán',
}

/** Returns the name of a time zone, as people there call it: "Córdoba". */
export const zoneName = (timeZone: string): string => {
  const place = timeZone.split('/').at(-1) ?? ''
  return PLACES[place] ?? place.replaceAll('_', ' ')
}

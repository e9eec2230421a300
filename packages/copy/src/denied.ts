import { you } from './you.ts'

/** The page that a refused caller sees. Source: 001 §2 Not-found / denied page. */
export const deniedCopy = {
  title: 'Acceso denegado o link expirado',
  hint: you`{Pide} un link nuevo a quien te lo envió.`,
  riderHint: you`Tu turno terminó o no empezó todavía. {Inícialo} con el código del local.`,
} as const

/** The page that a refused caller sees. Source: 001 §2 Not-found / denied page. */
export const deniedCopy = {
  title: 'Acceso denegado o link expirado',
  hint: 'Pide un link nuevo a quien te lo envió.',
  riderHint: 'Tu turno terminó o no empezó todavía. Inícialo con el código del local.',
} as const

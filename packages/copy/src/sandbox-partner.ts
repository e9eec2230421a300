/**
 * Names of the benefits of the built-in loyalty partner. It is no real programme, and its users
 * are made up.
 */
export const sandboxPartnerCopy = {
  percent: 'Socios: 10 % menos',
  fixed: 'Socios: 1.500 menos',
  first: 'Socios: 20 % menos por ser de los primeros',
  second: 'Socios: 5 % menos',
  last: 'Socios: mitad de precio',
  fleeting: 'Socios: 25 % menos, por poco tiempo',
  silver: 'Nivel Plata',
  gold: 'Nivel Oro',
}

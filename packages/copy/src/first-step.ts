import { you } from './you.ts'

/**
 * Sentences about a server without any shop, for its operator: in the terminal, and at the
 * console.
 */
export const firstStepCopy = {
  title: 'Todavía no hay ningún comercio',
  link: you`Para crear el primero, con tu cuenta, {abre} este link en el navegador:`,
  linkHint: you`Sirve una vez, durante siete días. Si lo {pierdes}, el próximo arranque imprime otro.`,
  pageHint:
    'El link para crear el primero está en la terminal donde arrancó este servidor. Si ya no se ve, otro arranque imprime otro. Quien opera el servidor también puede hacerlo con: npm run tenant -- invite',
  or: 'También se puede escribir el archivo de un comercio e importarlo, en la carpeta de Mostrador y sin detener este servidor:',
  /** Commands, as they are typed. */
  commands: [
    'npm run tenant -- new "Mi pizzería" --template pizzeria',
    'npm run tenant -- import mi-pizzeria.json',
  ],
  others:
    'Hay también parrilla, cafeteria, sushi, hamburgueseria y empanadas; sin --template sale uno chico.',
  waiting: 'Cuando el comercio esté, esta página pasa sola al ingreso.',
} as const

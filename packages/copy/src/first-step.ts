/** What an operator reads of a server without any shop: in the terminal, and at the console. */
export const firstStepCopy = {
  title: 'Todavía no hay ningún comercio',
  hint: 'El próximo paso es escribir el archivo del primero e importarlo, en la carpeta de Mostrador y sin detener este servidor:',
  /** Each a command, as it is typed. */
  commands: [
    'npm run tenant -- new "Mi pizzería" --template pizzeria',
    'npm run tenant -- import mi-pizzeria.json',
  ],
  others: 'Hay también parrilla, cafeteria y sushi; sin --template sale uno chico.',
  waiting: 'Cuando el comercio esté, esta página pasa sola al ingreso.',
  consoleHint: 'Después se ingresa acá, con el correo y la contraseña que están en el archivo:',
} as const

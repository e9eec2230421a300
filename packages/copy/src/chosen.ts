/** Several things of a list that are chosen, to do something with all of them. */
export const chosenCopy = {
  count: (count: number) => (count === 1 ? '1 elegido' : `${count} elegidos`),
  all: (count: number) => `Elegir los ${count}`,
  clear: 'No elegir ninguno',
} as const

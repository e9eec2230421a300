import { you } from './you.ts'

/** Changes of the shop's document in the console, on each page that makes some. Ours. */
export const documentCopy = {
  saved: 'Guardado.',
  /** Added to a confirmation, where diners see the change. */
  seen: (done: string) => `${done} Tus clientes ya lo ven.`,
  saveFailed: you`No pudimos guardar. {Vuelve} a intentarlo.`,
  undo: 'Deshacer',
  changedMeanwhile: (by: string | undefined) =>
    by === undefined
      ? you`Alguien cambió esto mientras tanto. Ya ves lo nuevo: {vuelve} a intentarlo.`
      : you`${by} cambió esto mientras tanto. Ya ves lo nuevo: {vuelve} a intentarlo.`,
} as const

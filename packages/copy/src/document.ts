/** Changes of the shop's document in the console, on each page that makes some. Ours. */
export const documentCopy = {
  saved: 'Guardado. Tus clientes ya lo ven.',
  saveFailed: 'No pudimos guardar. Vuelve a intentarlo.',
  undo: 'Deshacer',
  changedMeanwhile: (by: string | undefined) =>
    by === undefined
      ? 'Alguien cambió esto mientras tanto. Ya ves lo nuevo: vuelve a intentarlo.'
      : `${by} cambió esto mientras tanto. Ya ves lo nuevo: vuelve a intentarlo.`,
} as const

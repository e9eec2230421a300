import { you } from './you.ts'

/** Sentences about ordering again. Source: docs/decisions/082. */
export const againCopy = {
  title: 'Volver a pedir',
  favourite: 'Tu favorito',
  /** "2 × Empanada, 1 × Provoleta". */
  lines: (lines: readonly { readonly name: string; readonly quantity: number }[]) =>
    lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
  changedTitle: 'Tu pedido cambió desde entonces',
  changedHint: 'Esto es distinto ahora. El resto sigue igual.',
  nothingLeftTitle: 'Ya no se puede pedir',
  nothingLeftHint: 'Nada de aquel pedido está disponible en este momento.',
  takeRest: 'Agregar así',
  close: 'Volver',
  modeGone: 'El local ya no ofrece la modalidad de ese pedido.',
  failed: you`No pudimos preparar tu pedido. {Vuelve} a intentarlo.`,
} as const

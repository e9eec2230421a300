import { you } from './you.ts'

/**
 * Signing in: at which brand, on a page of none; and the six digits, where a branch contact wants
 * numbers verified. Source: decisions.md, Enumerations.
 */
export const signInCopy = {
  brand: you`¿Dónde {haces} tus pedidos?`,
  brandPlaceholder: you`{Elige} la marca`,
  brandMissing: you`{Elige} dónde {haces} tus pedidos`,
  brandsFailed: 'No pudimos cargar las marcas.',
  codeSentTo: (phone: string) => `Te enviamos un código de seis dígitos al ${phone}.`,
  codeIncomplete: you`{Escribe} los seis dígitos del código`,
  resendCode: 'Enviar otro código',
  codeResent: 'Te enviamos otro código',
  changePhone: 'Cambiar el teléfono',
} as const

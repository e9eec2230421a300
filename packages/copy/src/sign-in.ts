/**
 * Signing in: at which brand, on a page of none; and the six digits, where a local wants numbers
 * verified. Source: decisions.md, Enumerations.
 */
export const signInCopy = {
  brand: '¿Dónde haces tus pedidos?',
  brandPlaceholder: 'Elige la marca',
  brandMissing: 'Elige dónde haces tus pedidos',
  brandsFailed: 'No pudimos cargar las marcas.',
  codeSentTo: (phone: string) => `Te enviamos un código de seis dígitos al ${phone}.`,
  codeIncomplete: 'Escribe los seis dígitos del código',
  resendCode: 'Enviar otro código',
  codeResent: 'Te enviamos otro código',
  changePhone: 'Cambiar el teléfono',
} as const

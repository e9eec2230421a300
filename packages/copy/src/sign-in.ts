/** The six digits of a sign-in, where a local wants numbers verified. Source: decisions.md, Enumerations. */
export const signInCopy = {
  codeSentTo: (phone: string) => `Te enviamos un código de seis dígitos al ${phone}.`,
  codeIncomplete: 'Escribe los seis dígitos del código',
  resendCode: 'Enviar otro código',
  codeResent: 'Te enviamos otro código',
  changePhone: 'Cambiar el teléfono',
} as const

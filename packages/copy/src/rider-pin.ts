/**
 * The PIN by which a rider comes in with another phone, without waiting for the shop. It reads
 * alike in every voice.
 */
export const riderPinCopy = {
  label: 'Tu PIN',
  hint: 'Con el PIN que elegiste este teléfono entra sin esperar al local.',
  wrong: (left: number): string =>
    left === 1
      ? 'El PIN no es correcto. Te queda 1 intento.'
      : `El PIN no es correcto. Te quedan ${left} intentos.`,
  title: 'Un PIN para otro teléfono',
  why: 'Con un PIN tuyo se puede iniciar y finalizar el turno desde otro teléfono, sin esperar al local.',
  digits: 'De 4 a 6 números.',
  save: 'Guardar PIN',
  saved: 'PIN guardado',
  later: 'Ahora no',
  change: 'Cambiar mi PIN',
  goOnHere: 'Seguir el turno en este teléfono',
} as const

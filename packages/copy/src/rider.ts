import { you } from './you.ts'

/**
 * The page on which a rider begins and ends a shift. Source: 001 §2 Rider register page, §5, §8.
 */
export const riderCopy = {
  title: 'Repartidores',
  initPhone: you`{Ingresa} con tu teléfono`,
  phonePlaceholder: '9 11 2345-6789',
  next: 'Siguiente',
  registerPhone: you`{Confirma} tu teléfono`,
  name: 'Nombre y Apellido',
  securityCode: 'Código de seguridad',
  startShift: 'Iniciar turno',
  endShift: 'Finalizar turno',
  greeting: (name: string): string => `¡Hola ${name}!`,
  phonesDiffer: 'Los números de teléfono no coinciden',
  phoneInvalid: 'El número de teléfono es invalido',
  fieldsMissing: you`{Debe} completar todos los campos para continuar`,
  wrongCode: 'El código de seguridad es erróneo',
  failed: you`Hubo un error, {vuélvelo} a intentar en unos minutos`,
  shiftStarted: you`¡Turno iniciado! Ya {puedes} tomar envíos.`,
  shiftEnded: 'Turno finalizado. ¡Hasta la próxima!',
} as const

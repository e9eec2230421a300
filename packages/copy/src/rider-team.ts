import { you } from './you.ts'

/** The page of the console on which a branch contact looks after its riders. Ours. */
export const riderTeamCopy = {
  title: 'Repartidores',
  hint: 'Quién reparte, con qué código entra, y quién ya no puede.',
  loadFailed: 'No pudimos cargar los repartidores.',
  join: 'Sumar a alguien',
  hasCode: you`Hay un código de seguridad. No se puede volver a ver: si hace falta, {haz} uno nuevo.`,
  noCode: 'Todavía no hay código de seguridad: sin él nadie puede empezar un turno.',
  renew: 'Hacer un código nuevo',
  renewTitle: '¿Hacer un código nuevo?',
  renewHint:
    'Con el de antes ya no se empieza ningún turno. Los turnos que están en marcha siguen hasta que terminen.',
  newCode: 'El código nuevo',
  newCodeHint: 'Dáselo a tus repartidores ahora: no se vuelve a mostrar.',
  copy: 'Copiar el código',
  copied: 'Código copiado',
  notCopied: you`No pudimos copiarlo: {selecciónalo} y {cópialo} a mano.`,
  team: 'Quiénes reparten',
  nobody: 'Todavía no se sumó nadie.',
  onShift: 'En turno',
  blocked: 'Bloqueado',
  block: 'Bloquear',
  blockTitle: (name: string) => `¿Bloquear a ${name}?`,
  blockHint: 'Su turno termina ahora, y no puede empezar otro aunque sepa el código.',
  unblock: 'Desbloquear',
  nameOf: (action: string, name: string) => `${action}: ${name}`,
  wasBlocked: (name: string) => `${name} ya no puede empezar turnos`,
  wasUnblocked: (name: string) => `${name} puede empezar turnos`,
  endAll: 'Terminar todos los turnos',
  endAllTitle: '¿Terminar todos los turnos?',
  endAllHint: 'Quien todavía lleva un pedido sigue en turno.',
  ended: (ended: number, carrying: number) =>
    [
      ended === 0
        ? 'No terminó ningún turno.'
        : ended === 1
          ? 'Terminó 1 turno.'
          : `Terminaron ${ended} turnos.`,
      carrying > 0 &&
        (carrying === 1
          ? '1 sigue: todavía lleva un pedido.'
          : `${carrying} siguen: todavía llevan pedidos.`),
    ]
      .filter(Boolean)
      .join(' '),
  cancel: 'Cancelar',
  saving: 'Guardando…',
} as const

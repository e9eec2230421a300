import { you } from './you.ts'

/** Asked before others count a visit. Ours. */
export const consentCopy = {
  title: '¿Podemos medir tu visita?',
  text: you`Nos ayuda a saber qué promociones funcionan. Tu pedido es el mismo si {dices} que no.`,
  accept: 'Aceptar',
  refuse: 'No, gracias',
  /** In the account panel: to say the other thing later. */
  change: { no: 'No medir más mis visitas', yes: 'Permitir que midan mis visitas' },
} as const

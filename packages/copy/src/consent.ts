/** Asked before others count a visit. Ours. */
export const consentCopy = {
  title: '¿Podemos medir tu visita?',
  text: 'Nos ayuda a saber qué promociones funcionan. Tu pedido es el mismo si dices que no.',
  accept: 'Aceptar',
  refuse: 'No, gracias',
} as const

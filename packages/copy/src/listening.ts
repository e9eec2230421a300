import { you } from './you.ts'

/** Sentences about consoles that hear new orders, and alerts so that none is missed. Ours. */
export const listeningCopy = {
  // Diners do not see the shop's alerts.
  saved: 'Guardado.',
  title: 'Alertas de pedidos',
  hint: 'A quién avisar cuando un pedido espera y nadie lo mira.',
  unheard: (contact: string) => `Nadie escucha los pedidos de ${contact}`,
  unheardBecause: {
    blocked: you`El navegador pausó el sonido de esta consola. {Toca} para escuchar el próximo.`,
    off: 'En esta consola el sonido está apagado.',
  },
  turnOn: 'Activar sonido',
  ladder: 'Si nadie mira un pedido nuevo',
  ladderHint:
    'Primero suena en cada consola abierta. Lo que sigue se corta en cuanto alguien lo abre, lo acepta o lo rechaza. Vacío, el mensaje o la llamada no se hace: pueden tener costo.',
  seconds: 'segundos',
  pushAfter: 'Aviso en los dispositivos después de',
  pushAfterHint: 'Llega a quien activó los avisos en su dispositivo, y no cuesta nada.',
  messageAfter: 'Mensaje después de',
  messageAfterHint: 'Vacío: no se manda.',
  callAfter: 'Llamada después de',
  callAfterHint: 'Vacío: no se llama.',
  people: 'A quién se avisa',
  addPerson: 'Agregar una persona',
  noPeople: you`{Agrega} al menos una persona: sin nadie, no se avisa.`,
  personName: 'Nombre',
  personPhone: 'Teléfono',
  personEmail: 'Correo',
  personEmailHint: 'Con correo, lo de antes de abrir llega ahí.',
  messages: 'Recibe mensajes',
  calls: 'Recibe llamadas',
  silence: 'Si nadie escucha',
  silenceHint: 'Escuchar es tener una consola abierta con el sonido activado.',
  warns: 'Avisar 15 minutos antes de abrir',
  warnsHint:
    'Si a esa hora nadie escucha, se avisa una vez a las personas de arriba que reciben mensajes o tienen correo.',
  pausesAfter: 'Pausar los pedidos después de',
  pausesAfterHint:
    'Vacío: nunca. Solo con el local abierto; se termina sola cuando alguien vuelve a escuchar.',
  minutes: 'minutos',
} as const

/** Sentences of an order's history about its alerts. */
export const alertCopy = {
  sent: {
    PUSH: () => 'Se avisó en los dispositivos del equipo',
    MESSAGE: (name: string) => `Se avisó por mensaje a ${name}`,
    CALL: (name: string) => `Se llamó a ${name}`,
  },
  waiting: {
    PUSH: () => 'Se está avisando en los dispositivos del equipo',
    MESSAGE: (name: string) => `Se está avisando por mensaje a ${name}`,
    CALL: (name: string) => `Se está llamando a ${name}`,
  },
  failed: {
    PUSH: () => 'No salió el aviso a los dispositivos del equipo',
    MESSAGE: (name: string) => `No salió el mensaje a ${name}`,
    CALL: (name: string) => `No salió la llamada a ${name}`,
  },
  lookedAt: (name: string | null) => `Lo miró ${name ?? 'alguien que ya no está en el equipo'}`,
} as const

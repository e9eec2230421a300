import { you } from './you.ts'

/**
 * Sentences about the settings of one device: its sounds, the notes that it gets while the console
 * is closed, and the console as an app. Ours.
 */
export const deviceCopy = {
  sounds: 'Sonidos',
  soundsHint: you`En este dispositivo. Cada aviso suena distinto: {pruébalos}.`,
  soundKinds: {
    now: 'Pedido para ahora',
    later: 'Pedido para más tarde',
    changed: 'Pedido cancelado o con otra hora',
    case: 'Caso nuevo',
  },
  soundWays: { until: 'Hasta que se vea', once: 'Una vez', off: 'Sin sonido' },
  toPush: 'Recibir avisos con la consola cerrada',
  soundTry: 'Probar',
  soundTryOf: (kind: string) => `Probar: ${kind}`,

  pushTitle: 'Avisos de pedidos',
  pushHint:
    'Llegan a este dispositivo aunque la consola esté cerrada. Dicen el número, la modalidad y el local, nada del cliente.',
  pushFailed: 'No pudimos ver tus avisos.',
  pushUnsupported: you`Este navegador no puede recibir avisos. {Prueba} con Chrome, Firefox, Edge o Safari.`,
  pushInstallFirst: you`En iPhone y iPad los avisos llegan solo a la app instalada. {Instálala} primero, como dice acá abajo, y {ábrela} desde tu pantalla de inicio.`,
  pushDeniedTitle: 'Los avisos están bloqueados',
  pushDenied: you`Este navegador no nos deja avisarte. {Toca} el candado junto a la dirección (o los permisos de la app en tu teléfono), {permite} las notificaciones y {vuelve} a esta página.`,
  pushNoContacts: 'Todavía no ves los pedidos de ningún local.',
  pushContacts: 'Locales',
  pushWhen: 'Cuándo',
  pushWishes: {
    EVERY: 'Avisarme de cada pedido',
    WHILE_OPEN: 'De cada pedido, pero no mientras el local está cerrado',
    UNHEARD: 'Solo si nadie lo atiende en el local',
  },
  pushTurnOn: 'Activar avisos acá',
  pushTurningOn: 'Activando…',
  pushOn: 'Activados en este dispositivo',
  pushTurnOff: 'Desactivar',
  pushTest: 'Probar',
  pushTested: 'Enviado: debería aparecer en unos segundos.',
  pushNotTested: you`El aviso no salió. {Prueba} de nuevo en un momento.`,
  pushTurnedOn: 'Listo: te avisaremos acá.',
  pushTurnedOff: 'Ya no avisaremos en este dispositivo.',
  pushNotTaken: you`Este navegador no pudo conectarse con su servicio de avisos. {Prueba} más tarde o con otro.`,
  pushChooseOne: you`{Elige} al menos un local.`,
  pushOthers: 'Tus otros dispositivos',
  pushRemove: 'Quitar',
  pushRemoveOf: (device: string) => `Quitar los avisos de ${device}`,
  pushRemoved: 'Avisos quitados.',
  pushSince: (when: string) => `Desde ${when}`,
  pushLast: (when: string) => `Último aviso: ${when}`,
  pushLastFailed: you`El último aviso no llegó. {Abre} la consola en ese dispositivo para renovarlo.`,
  unknownDevice: 'Dispositivo desconocido',

  installTitle: 'La consola como app',
  installHint: 'Con su ícono, en pantalla completa y a un toque.',
  installed: 'Ya la estás usando como app.',
  install: 'Instalar en este dispositivo',
  installWays: {
    ios: [
      you`{Abre} esta página en Safari.`,
      you`{Toca} Compartir (el cuadrado con la flecha hacia arriba).`,
      you`{Elige} «Agregar a inicio» y {confirma}.`,
    ],
    android: [
      you`{Abre} el menú del navegador (los tres puntos).`,
      you`{Elige} «Instalar app» o «Agregar a la pantalla principal».`,
      you`{Confirma}.`,
    ],
    desk: [
      you`{Busca} el ícono de instalar a la derecha de la dirección (Chrome y Edge), o «Archivo › Agregar al Dock» en Safari.`,
      you`{Confirma}.`,
    ],
  },
} as const

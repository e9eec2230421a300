import type { SECTION_TITLES } from './sections.ts'
import { you } from './you.ts'

/** Sentences of the palette. */
export const paletteCopy = {
  label: 'Buscar o hacer algo',
  hint: 'Pedido, teléfono, plato, sección…',
  close: 'Cerrar',
  used: 'Lo último',
  topics: {
    do: 'Hacer',
    orders: 'Pedidos',
    menu: 'Carta',
    people: 'Personas',
    places: 'Ir a',
    contacts: 'Cambiar de local',
    answers: 'Cómo se hace',
    elsewhere: 'Seguir buscando',
  },
  found: (count: number) => {
    if (count === 0) return 'Nada encontrado'
    return count === 1 ? '1 resultado' : `${count} resultados`
  },
  searching: 'Buscando…',
  nothing: (text: string) => `Nada con «${text}»`,
  nothingHint: you`{Prueba} con el número de un pedido, un teléfono, un plato o el nombre de una sección.`,
  more: (count: number) =>
    count === 1 ? you`Hay 1 más: {escribe} algo más.` : you`Hay ${count} más: {escribe} algo más.`,
  cutOff: 'Sin conexión: solo está lo que este dispositivo ya sabe.',
} as const

/** Search words of each section beside its name. */
export const SECTION_WORDS: Readonly<Record<keyof typeof SECTION_TITLES, string>> = {
  orders: 'tablero nuevos en preparación listos',
  dispatch: 'envíos repartidores delivery mapa',
  cases: 'problemas reclamos quejas',
  finished: 'entregados cancelados historial pedidos',
  transfers: 'banco movimientos cuenta cbu alias confirmar pagos devolver',
  today: 'plata facturación caja total del día reportes',
  menu: 'menú platos precios agotados productos ingredientes',
  local:
    'horarios dirección teléfono modalidades medios de pago feriados datos envío avisos nadie escucha llamadas mercado pago conectar transferencia cbu alias',
  customers: 'descargar exportar borrar datos personas',
  campaigns: 'links volantes visitas',
  survey: 'encuesta calificaciones estrellas nps',
  benefits: 'códigos descuentos cupones puntos encuestas carrito socio promociones',
  brand: 'nombre dominio dirección web chat medición personalizaciones empresa',
  branding: 'colores logo letra imagen diseño',
  team: 'personas roles permisos empleados tablet compartida pin',
  integrations: 'llaves api sistemas caja erp conectar',
  activity: 'cambios historial deshacer quién',
  shops: 'links invitar empresas clientes alta empezar',
  errors: 'fallas',
}

/** Commands of the whole console. */
export const frameCommands = {
  account: 'Tu cuenta',
  accountWords:
    'contraseña segundo paso llaves sesiones perfil pin avisos notificaciones instalar app descargar todo ventas por correo mail',
  contacts: 'Todos los locales',
  keys: 'Ver las teclas',
  keysWords: 'atajos teclado ayuda',
  signOut: 'Salir',
  signOutWords: 'cerrar sesión',
  changePersonWords: 'tablet pin otra persona bloquear turno',
  preview: 'Ver la tienda como un cliente',
  previewWords: 'vista previa carta cómo se ve',
  setup: 'Puesta en marcha: qué falta para publicar',
  setupWords: 'empezar guía publicar abrir falta configurar inicio',
  rehearsal: 'Ensayo: pedir como un cliente',
  rehearsalWords: 'probar prueba simulacro test pedido de mentira qr',
  share: 'Para compartir: carteles con QR y links',
  shareWords: 'código afiche imprimir mesa bolsa whatsapp instagram pdf kit',
} as const

export const orderCommands = {
  openWords: 'pedido orden',
  soundOn: 'Activar el sonido',
  soundOff: 'Silenciar el sonido',
  soundWords: 'alarma avisos volumen',
  printOn: 'Imprimir al aceptar',
  printOff: 'Dejar de imprimir al aceptar',
  printWords: 'ticket cocina impresora',
  cards: (size: string) => `Tarjetas del tablero: ${size.toLowerCase()}`,
  cardsWords: 'tamaño densidad',
  thisDevice: 'En este dispositivo',
} as const

export const menuCommands = {
  markOut: (name: string) => `Agotar ${name}`,
  sellAgain: (name: string) => `Volver a vender ${name}`,
  outWords: 'sin no hay agotado falta',
  backWords: 'disponible hay vender de nuevo',
  untilTomorrow: 'Hasta mañana',
  garnishOf: (group: string) => `Agregado de ${group}`,
  editPlate: 'Abrir el plato',
  soldOut: 'Ver lo agotado',
  soldOutWords: 'agotados faltantes',
} as const

/** Command that searches the changes for the typed text. */
export const activityCommand = (text: string): string => `Buscar «${text}» en la actividad`

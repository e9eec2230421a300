import { you } from './you.ts'

/** Sentences about the file with everything of a company, and in it, for an owner. */
export const downloadCopy = {
  title: (company: string) => `Descargar todo de ${company}`,
  hint: you`Un archivo con la carta y los ajustes, los pedidos, clientes, puntos, pagos, transferencias, opiniones y casos como planillas, y las fotos. Solo para {ti}, durante un día.`,
  start: 'Preparar la descarga',
  confirm: 'Preparar',
  notOnTablet: you`Por seguridad, desde una tablet compartida no se descarga. {Entra} con tu contraseña en un dispositivo tuyo.`,
  loading: 'Buscando tu descarga…',
  loadFailed: 'No pudimos ver si hay una descarga.',
  making: you`Preparando tu descarga. {Puedes} seguir con otra cosa: te avisamos por correo.`,
  progress: (done: number, total: number) => `${done} de ${total} partes`,
  othersMaking: you`Otra persona a cargo está preparando una. {Puedes} pedir la tuya cuando termine.`,
  cancel: 'Cancelar',
  canceled: 'Descarga cancelada.',
  ready: (until: string) => you`Tu descarga está lista. {Puedes} bajarla hasta ${until}.`,
  fetch: (size: string) => `Descargar (${size})`,
  again: 'Preparar otra',
  failed: you`No pudimos preparar la descarga. {Prueba} de nuevo en un rato.`,
  mail: {
    subject: (company: string) => `Tu descarga de ${company} está lista`,
    heading: 'Tu descarga está lista',
    text: (company: string) =>
      you`Pediste todo lo de ${company} en un archivo. Lo {bajas} desde tu cuenta, con tu sesión, durante un día.`,
    link: 'Ir a mi cuenta',
    unexpected: you`Si no la pediste, {cambia} tu contraseña: alguien la sabe.`,
  },
} as const

/** Returns a size as people read it: "3,2 MB". */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`

/** The names in the archive. */
export const downloadNames = {
  file: (company: string, day: string) => `${company}-todo-${day}.zip`,
  readme: 'INDICE.txt',
  readmeText: (company: string, when: string) =>
    you`Todo de ${company}, al ${when}.\r\n\r\ncomercio.json: carta, locales y ajustes, sin contraseñas.\r\nUna carpeta por marca, con planillas de pedidos, platos pedidos, clientes, puntos, pagos, transferencias, opiniones y casos.\r\nfotos: las imágenes.\r\n\r\nTiene datos de personas: {guárdalo} como guardarías la caja.\r\n`,
  shop: 'comercio.json',
  pictures: 'fotos',
} as const

/** State of a transfer, in its sheet. */
export const downloadTransferStates = {
  awaited: 'Esperada',
  paid: 'Pagada',
  owed: 'Para devolver',
  returned: 'Devuelta',
  expired: 'No llegó',
} as const

/** The sheets of the archive, each with its columns. */
export const downloadSheets = {
  orders: {
    file: 'pedidos.csv',
    columns: [
      'Código',
      'Número',
      'Local',
      'Fecha',
      'Modalidad',
      'Estado',
      'Pago',
      'Estado del pago',
      'Nombre',
      'Teléfono',
      'Correo',
      'Dirección',
      'Notas',
      'Productos',
      'Recargos',
      'Descuentos',
      'Puntos',
      'Cargo por servicio',
      'Envío',
      'Total',
      'Motivo de cancelación',
    ],
  },
  lines: {
    file: 'platos-pedidos.csv',
    columns: ['Código del pedido', 'Plato', 'Opción', 'Cantidad', 'Precio', 'Notas'],
  },
  customers: { file: 'clientes.csv' },
  points: {
    file: 'puntos.csv',
    columns: ['Fecha', 'Teléfono', 'Nombre', 'Movimiento', 'Puntos', 'Saldo', 'Código del pedido'],
  },
  payments: {
    file: 'pagos.csv',
    columns: [
      'Código del pedido',
      'Proveedor',
      'Referencia',
      'Estado',
      'Monto',
      'Creado',
      'Aprobado',
      'Devuelto',
    ],
  },
  transfers: {
    file: 'transferencias.csv',
    columns: [
      'Código del pedido',
      'Número',
      'Local',
      'Fecha',
      'Total',
      'Monto pedido',
      'Referencia',
      'Estado',
      'Dijo que transfirió',
      'Comprobante',
      'Pagada',
      'Confirmada por',
      'Cómo se supo',
      'Devuelta',
      'Fecha del movimiento',
      'Monto del movimiento',
      'Texto del movimiento',
    ],
  },
  reviews: {
    file: 'opiniones.csv',
    columns: [
      'Fecha',
      'Local',
      'Código del pedido',
      'Recomendaría (0 a 10)',
      'Pregunta',
      'Respuesta',
      'Motivos',
    ],
  },
  cases: {
    file: 'casos.csv',
    columns: [
      'Fecha',
      'Local',
      'Código del pedido',
      'Tipo',
      'Problema',
      'Detalle',
      'Puntaje',
      'Estado',
      'Cerrado',
    ],
  },
} as const

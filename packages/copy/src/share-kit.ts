import { you } from './you.ts'

/** Page of the console with prints and links that lead diners to the shop. Ours. */
export const shareKitCopy = {
  title: 'Para compartir',
  hint: 'Carteles con el código de tu tienda y textos listos para enviar. Cada uno tiene su propio link: en Campañas vas a ver cuántos pidieron por él.',
  toCampaigns: 'Ver Campañas',
  loading: 'Buscando los datos de la tienda…',
  loadFailed: 'No pudimos buscar los datos de la tienda.',
  posters: 'Carteles',
  postersHint:
    'Con los colores y el logo de tu marca. El código va siempre oscuro sobre blanco, para que se lea.',
  kind: 'Para dónde es',
  kinds: { counter: 'Mostrador', table: 'Mesas', bag: 'Bolsa' },
  kindHints: {
    counter: 'Una hoja A4, para la vidriera o el mostrador.',
    table: 'Una hoja A6 por mesa: al escanear, el pedido ya sabe de qué mesa es.',
    bag: 'Una etiqueta A7, para la bolsa o la caja.',
  },
  name: 'Nombre',
  text: 'Texto',
  textHint: 'Una frase corta.',
  texts: {
    counter: you`{Escanea} y {haz} tu pedido`,
    table: you`{Pide} desde tu mesa`,
    bag: you`{Vuelve} a pedir cuando quieras`,
  },
  firstTable: 'Desde la mesa',
  lastTable: 'Hasta la mesa',
  tablesProblem: (most: number) =>
    you`{Escribe} dos números, el primero no mayor que el segundo, y hasta ${most} mesas.`,
  noTables: 'Este local no toma pedidos en el salón: el número de mesa no llega con el pedido.',
  tableNumber: (number: number) => `Mesa ${number}`,
  pages: (count: number) => (count === 1 ? 'Una página' : `${count} páginas`),
  picture: (place: string) => `Así queda el cartel: ${place}`,
  savePdf: 'Descargar PDF',
  saveSvg: 'Descargar SVG',
  drawing: 'Dibujando…',
  notDrawn: you`No pudimos dibujar el cartel. {Prueba} de nuevo.`,
  noLogo: 'No pudimos poner el logo: el cartel va con el nombre.',
  messages: 'Textos y links',
  whatsApp: 'Para WhatsApp',
  whatsAppText: (name: string, link: string) =>
    you`¡Hola! Ya {puedes} pedir en ${name} desde tu teléfono: ${link}`,
  copyText: 'Copiar texto',
  openWhatsApp: 'Abrir WhatsApp',
  instagram: 'Link para Instagram',
  instagramHint: you`{Pégalo} en tu perfil, donde dice Sitio web o Enlaces.`,
  plain: 'Link de la tienda',
  plainHint: 'Sin campaña: para lo que no quieras contar.',
  copyLink: 'Copiar link',
  copied: 'Copiado',
  notCopied: you`No pudimos copiarlo. {Selecciónalo} y {cópialo}.`,
} as const

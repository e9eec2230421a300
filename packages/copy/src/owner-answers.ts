import { you } from './you.ts'

/**
 * Wishes of owners in their own words, beside the names of the pages: a page, and where the
 * product has no such thing, or does it in another way, a sentence that says what to do instead.
 */
export const ownerAnswers = {
  'new-local': {
    title: 'Agregar un local',
    words: 'nuevo nueva sucursal sede abrir crear otro segundo copiar local',
  },
  'new-brand': {
    title: 'Agregar una marca',
    words: 'nueva nuevo crear otra segunda virtual dark kitchen marca negocio',
  },
  locals: {
    title: 'Todos los locales',
    words: 'otros sucursales empresa lista estado abiertos cerrados',
  },
  prices: {
    title: 'Cambiar precios',
    words:
      'subir subo bajar bajo aumentar aumento precio porcentaje inflación actualizar lista regla redondear',
  },
  till: {
    title: 'Cerrar la caja',
    says: 'La caja no se cierra acá: Ventas muestra lo que se vendió en el día, por medio de pago.',
    words: 'cierro cierre arqueo turno corte efectivo plata día',
  },
  combo: {
    title: 'Armar un combo',
    says: 'Un combo es un plato con su precio, y un grupo de agregados por cada cosa que se elige.',
    words: 'crear agregar nuevo promo promoción menú ejecutivo paquete',
  },
  'happy-hour': {
    title: 'Happy hour',
    says: you`{Crea} una categoría con esos platos al precio rebajado, y {pon} su horario de venta.`,
    words: 'promo promoción horario por hora franja descuento 2x1 after office noche',
  },
  hours: {
    title: 'Cambiar los horarios',
    words: 'horario horas abrir cerrar abro cierro apertura cierre turno días semana atención modificar',
  },
  holiday: {
    title: 'Feriados y días especiales',
    words: 'feriado vacaciones cerrar cierro cerrado excepción día navidad fiesta',
  },
  employee: {
    title: 'Agregar a alguien al equipo',
    words:
      'empleado empleada empleados cajero cajera mozo cocinero nuevo nueva invitar usuario persona cuenta',
  },
  refund: {
    title: 'Devolver la plata de un pedido',
    says: 'Lo que se pagó online se devuelve solo al cancelar el pedido. Una transferencia se devuelve desde el banco y se anota en Transferencias.',
    words: 'devolución devuelvo reembolso reintegro reembolsar dinero pago cancelar cliente',
  },
  logo: {
    title: 'Cambiar el logo y los colores',
    words: 'foto imagen marca diseño portada fondo letra subir modificar',
  },
  zones: {
    title: 'Zonas de envío',
    words: 'zona delivery reparto entrega barrio costo precio mapa radio kilómetros cambiar agregar nueva',
  },
  code: {
    title: 'Crear un código de descuento',
    words: 'códigos cupón cupones promo promoción nuevo agregar',
  },
  payments: {
    title: 'Medios de pago',
    words: 'forma formas pagar cobrar tarjeta efectivo mercado transferencia qr agregar nuevo nueva cambiar',
  },
  invoice: {
    title: 'Hacer una factura',
    says: you`Acá no se factura: en Finalizados {puedes} descargar los pedidos para tu sistema o tu contador.`,
    words: 'facturar factura facturas boleta ticket fiscal afip arca sii impuestos contador exportar',
  },
  stock: {
    title: 'Stock: cuánto queda de un plato',
    says: 'La ficha de cada plato dice cuántos hay por día; lo que se terminó se marca en Disponibilidad.',
    words: 'inventario cantidad unidades quedan contar agotado porciones',
  },
} as const

export type OwnerAnswer = keyof typeof ownerAnswers

/**
 * Words of a question without a meaning of their own: "¿cómo subo los precios?" is "subo precios".
 */
export const FILLERS =
  'a al como con cual cuando de del donde el en es esta hacer hago la las le lo los me mi mis ' +
  'para por puedo que quiero se si su sus un una unos unas y ver'

/**
 * Sentences about a person or a thing in words that could also address the reader: "Recibe pedidos"
 * says what a contact does. No word of it is marked.
 */
export const OF_OTHERS = new RegExp(
  [
    // Verbs of a thing, and nouns that look like verbs.
    '(?<=^|: |\\. )puede (?:que|tardar|demorar|tener|ser|haber|X|T y U|TU$|\\d$|\\[)',
    'hace (?:falta|\\S+ (?:h|min|horas|segundos?)$)|(?:^|\\. )Cambia (?:mucho|lo mismo)|^Queda (?:igual|gratis|\\d)',
    '. Queda en Actividad|y queda confirmado|: queda como está|queda a (?:tu )?cargo|^Queda a mi cargo|[Ll]laves de programas|^Suma al precio|toma un minuto|^pasa a$',
    '^Marca$|, cortas$|(?:las|sus|Nuestras|cuenta,) marcas?|^Completas hasta|siempre completas|^Compra mínima',
    '^Cuentas?(?:$| X| TU| \\d| \\[| desconectada| para cobrar)|las cuentas|las compras|: cuenta,|Cuenta como',
    '^Programa (?:de|externo|quitado)|^Activa$|^Descarga cancelada|^PRUEBA$|^Prueba (?:de|con una)|teclas sueltas|fotos sueltas',
    'calificaciones bajas|[.;] entre |, entre |^Entre |^Espera$|^Gana |[,;] gana la|cruza o toca',
    '^Entregas?(?:$|:)|(?:^|\\. )Deja de (?:verlo|servir|cobrar)|perdió. Cobra hasta|y cobra en otra',
    '^Vuelve (?:el|en|más|mañana|a las|al local|a quedar|por el mismo)|Si vuelve a pasar|, vuelve (?:hoy|atrás)',
    // Sections of a contact, a brand, a payer or a rider.
    '\\(la caja, el ERP\\) lee y cambia|marca muestra o pide|^Lleva al local|^Avisa por mensaje|Si cambia,',
    '^Abona con$|(?:^|si )paga (?:con|justo|en efectivo)|elige uno y paga|^Recibe(?:$| pedidos| llamadas| mensajes)',
    '(?:^|\\. )Abre (?:X|TU|\\d|\\[|en estos|solo)|^Pide (?:el correo|la ubicación|las|los datos|permiso|un documento)',
    '^Lleva .+ envíos?|, y deja de ofrecerse|y (?:va|sale) hacia|empieza a prepararlo|^Solo si lleva|vacío, ven el',
    'en su (?:teléfono|pedido)|califique su pedido|(?:^|no )recibí mi pedido|lo encuentra y puede|^Debe volver$',
    'Cuenta la hora de',
  ].join('|'),
  'giu',
)

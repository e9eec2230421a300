/**
 * Verb, with its forms of tú and of the imperative where those do not follow from the infinitive.
 */
export type Verb = { readonly infinitive: string; readonly does: string; readonly asked: string }

/** Verbs that change no stem. */
const REGULAR = `abonar abrir aceptar activar actualizar agregar aguardar ajustar añadir anotar apagar aplicar armar
  arrastrar asegurar avisar bajar bloquear borrar buscar calificar cambiar cancelar canjear cargar chatear cobrar
  comentar comer comparar compartir completar comprar comunicar conectar confirmar consultar copiar correr cortar
  crear cuidar deber dejar descargar desconectar describir desear deslizar desplazar dibujar dictar editar enseñar entrar
  entregar escanear escribir escuchar esperar evitar fijar finalizar firmar ganar guardar habilitar hablar iluminar
  imprimir indicar ingresar iniciar insertar instalar intentar invitar leer llamar llenar llevar mandar marcar mirar
  modificar necesitar ofrecer olvidar pagar pasar pegar permitir pintar preparar programar publicar quedar quitar
  recargar recibir reintentar repartir repetir responder retirar retomar revisar sacar seleccionar separar subir sumar
  tocar tomar trabajar ubicar usar vender verificar`

/** The others: the form of tú, and the imperative where that is not the same without its s. */
const OTHERS: readonly (readonly [infinitive: string, does: string, asked?: string])[] = [
  ['acordar', 'acuerdas'],
  ['apretar', 'aprietas'],
  ['cerrar', 'cierras'],
  ['comenzar', 'comienzas'],
  ['contar', 'cuentas'],
  ['continuar', 'continúas'],
  ['corregir', 'corriges'],
  ['decir', 'dices', 'di'],
  ['deshacer', 'deshaces', 'deshaz'],
  ['devolver', 'devuelves'],
  ['elegir', 'eliges'],
  ['empezar', 'empiezas'],
  ['encontrar', 'encuentras'],
  ['enviar', 'envías'],
  ['hacer', 'haces', 'haz'],
  ['mantener', 'mantienes', 'mantén'],
  ['mostrar', 'muestras'],
  ['mover', 'mueves'],
  ['pedir', 'pides'],
  ['pensar', 'piensas'],
  ['perder', 'pierdes'],
  ['poder', 'puedes'],
  ['poner', 'pones', 'pon'],
  ['preferir', 'prefieres'],
  ['probar', 'pruebas'],
  ['querer', 'quieres'],
  ['recordar', 'recuerdas'],
  ['recuperar', 'recuperas'],
  ['reunir', 'reúnes'],
  ['saber', 'sabes', 'sé'],
  ['salir', 'sales', 'sal'],
  ['seguir', 'sigues'],
  ['soler', 'sueles'],
  ['soltar', 'sueltas'],
  ['tener', 'tienes', 'ten'],
  ['traer', 'traes'],
  ['venir', 'vienes', 'ven'],
  ['volver', 'vuelves'],
]

/**
 * Verbs by which our sentences address their reader. A sentence with another one fails its test
 * until the verb is here.
 */
export const VERBS: readonly Verb[] = [
  ...REGULAR.split(/\s+/).map((infinitive): readonly [string, string, string?] => [
    infinitive,
    `${infinitive.slice(0, -2)}${infinitive.endsWith('ar') ? 'as' : 'es'}`,
  ]),
  ...OTHERS,
].map(([infinitive, does, asked = does.slice(0, -1)]) => ({ infinitive, does, asked }))

/**
 * Returns the imperative of usted, where the verb is regular in it: "revise", "escriba", "vuelva".
 */
export function askedOfUsted({ infinitive, does }: Verb): string {
  const root = does.slice(0, -2)
  if (!infinitive.endsWith('ar')) return `${root}a`
  return `${root.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}e`
}

/** The pronouns that a verb may have at its end. */
export const CLITICS = '(?:me|te|se|nos|los?|las?|les?)'

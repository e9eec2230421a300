import { expect, test } from 'vitest'
import { inVos } from './in-vos.ts'
import { ASKED, everySentence } from './testing/every-sentence.ts'
import { TU_FORMS, USTED_FORMS, VOS_FORMS } from './testing/verb-forms.ts'

/** What the documents say in usted, letter by letter. Source: 000 §4, §5, §8; 001 §4, §5, §8. */
const DOCUMENTS = [
  'Inicie sesión',
  'Debe ingresar un número válido',
  'Ingrese una dirección',
  'Ingrese un entrecalles',
  'Asegúrese de completar todos los campos obligatorios',
  'Debe ingresar la dirección',
  'En este momento no contamos con repartidores en la zona. Vuelva a intentar mas tarde',
  'Error generando link de pago, inténtelo nuevamente más tarde.',
  'Tuvimos un problema al generar el pago de tu pedido. Por favor intente nuevamente más tarde.',
  'Hubo un error enviando el pedido, inténtelo en unos minutos, o comuníquese con el local si el error persiste.',
  'Hubo un error generando el link de pago o el texto a enviar, inténtelo en unos minutos.',
  'Debe ingresar su número de teléfono para continuar.',
  'Debe ingresar su nombre para poder realizar el pedido.',
  'Debe ingresar un número de teléfono válido para continuar.',
  'Debe ingresar número de mesa para poder realizar el pedido.',
  'Debe ingresar su email para poder realizar el pedido',
  'Ingrese un email valido',
  'Ingrese un documento valido',
  'Debe ingresar con cuanto abona para poder realizar el pedido.',
  'El monto con el cual abonará no puede ser menor al precio del pedido.',
  'Debe ingresar dirección para poder realizar el pedido.',
  'Debe ingresar entrecalles para poder realizar el pedido.',
  'En este momento no contamos con repartidores en la zona. Vuelva a intentar más tarde',
  'Estamos calculando el costo de envío, aguarde unos momentos.',
  'En este momento no contamos con repartidores en la zona que acepten efectivo. Vuelva a intentar más tarde',
  'Debe completar correctamente los campos de la tarjeta para continuar.',
  'Debe completar los campos de su tarjeta correctamente',
  'Estamos calculando los horarios del local, aguarde unos momentos.',
  'Seleccione un horario de programación del pedido',
  'Asegurese de haber elegido un medio de pago primero',
  'Asegúrese de haber ingresado sus datos correctamente para validar el código de descuento.',
  'Ya tiene envío gratis',
  'Revise que haya agregado la cantidad correcta de guarniciones',
  'Debe completar todos los campos para continuar',
  'Ya ha canjeado este premio',
  'Hubo un error validando sus datos, inténtelo en unos momentos',
  'Tiempo de pago vencido, vuelva a generar el pedido',
  'Debe completar correctamente los campos de su tarjeta',
  'Hubo un error procesando su pago, vuelva a intentarlo en unos momentos',
  'Hubo un error buscando los envíos, vuelva a intentarlo en unos minutos',
  'Hubo un error buscando el envío, vuelva a intentarlo en unos minutos',
  'Hubo un error pasando el envío de estado, vuelva a intentarlo en unos minutos',
]

/** What is said of somebody else, or of something, in words that could also address the reader. */
const OF_OTHERS = new RegExp(
  [
    '(?<=^|: |\\. )puede (?:que|tardar|demorar|tener)',
    'hace (?:falta|\\S+ (?:h|min|horas|segundos?)$)',
    '^Abona con$|^Paga (?:con|justo)|^Recibe$|^Abre X|^Abre TU|^Abre \\d|^Abre \\[',
    '^Entregas?(?:$|:)|^Marca$|las marcas|Nuestras marcas|^Completas hasta|siempre completas',
    '^Vuelve (?:el|en|mañana|a las|al local|a quedar|por el mismo)|Si vuelve a pasar',
    '^Lleva .+ envíos?|^Deja de verlo|y (?:va|sale) hacia|empieza a prepararlo',
    'en su (?:teléfono|pedido)|califique su pedido',
    '(?:^|no )recibí mi pedido',
  ].join('|'),
  'giu',
)

const said = await everySentence()
const all = [...new Set([...said.values()].flat())]
const forDiners = [...new Set([...(await everySentence('diners and riders')).values()].flat())]

/** The texts in which one of the forms is found. */
const found = (forms: readonly RegExp[], texts: readonly string[]): string[] =>
  texts.filter((text) => forms.some((form) => form.test(text.replace(OF_OTHERS, ''))))

test('every export of this package says something to the samples', () => {
  const silent = [...said].filter(([, texts]) => texts.every((text) => text.trim() === ''))
  expect(silent.map(([name]) => name)).toEqual([])
  expect(Object.keys(ASKED).filter((name) => !said.has(name))).toEqual([])
  expect(all.length).toBeGreaterThan(1200)
})

/** spec('decisions beyond-the-documents.26') */
test('nothing is said in vos unless a brand asks for it', () => {
  expect(found(VOS_FORMS, all)).toEqual([])
})

/** spec('decisions beyond-the-documents.26') */
test('what the documents say in usted stays as they say it, and nothing of ours is in usted', () => {
  expect(found(USTED_FORMS, all).toSorted()).toEqual(DOCUMENTS.toSorted())
})

/** spec('decisions beyond-the-documents.26') */
test('in vos no sentence is left in tú or usted, the documents’ neither', () => {
  expect(found([...TU_FORMS, ...USTED_FORMS], forDiners.map(inVos))).toEqual([])
})

/** What is near is "acá" in most of what diners read: the other word beside it is another voice. */
test('what is near is called "acá" everywhere', () => {
  expect(found([/(?<!\p{L})aquí(?!\p{L})/iu], all)).toEqual([])
})

/** "correo" is the word; who looks for something by "mail" finds it all the same. */
test('a mailbox is called "correo" everywhere', () => {
  const shown = [...said].filter(([name]) => name !== 'frameCommands').flatMap(([, texts]) => texts)
  // "Email" is the field's prescribed name where diners order.
  const ours = shown.filter((text) => text !== 'Email' && !DOCUMENTS.includes(text))
  expect(found([/(?<!\p{L})(?:e-?)?mails?(?!\p{L})/iu], ours)).toEqual([])
})

test.each([
  ['Elige una marca de X y haz tu pedido online.', 'Elegí una marca de X y hacé tu pedido online.'],
  [
    'Debe ingresar su email para poder realizar el pedido',
    'Debés ingresar tu email para poder realizar el pedido',
  ],
  ['¿Dónde te encuentras?', '¿Dónde te encontrás?'],
  ['El local lo confirma cuando recibe tu mensaje.', 'El local lo confirma cuando recibe tu mensaje.'],
  ['Vuelve por el mismo medio con el que pagaste.', 'Vuelve por el mismo medio con el que pagaste.'],
  ['Paga con $ 5.000: lleva $ 300 de vuelto', 'Paga con $ 5.000: llevá $ 300 de vuelto'],
  ['Pedido Revisado', 'Pedido Revisado'],
])('%s', (text, inVosOfIt) => {
  expect(inVos(text)).toBe(inVosOfIt)
})

import { expect, test } from 'vitest'
import { ASKED, everySentence } from './testing/every-sentence.ts'
import { OF_OTHERS } from './testing/of-others.ts'
import { TU_FORMS, USTED_FORMS, VOS_FORMS } from './testing/verb-forms.ts'
import { VERBS } from './verbs.ts'
import { vosForm } from './vos-form.ts'
import { inVos } from './you.ts'

/** Sentences of the documents in usted, by letter. Source: 000 §4, §5, §8; 001 §4, §5, §8. */
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

const said = await everySentence()
const all = [...new Set([...said.values()].flat())]

/** The texts in which one of the forms is found. */
const found = (forms: readonly RegExp[], texts: readonly string[]): string[] =>
  texts.filter((text) => forms.some((form) => form.test(text.replace(OF_OTHERS, ''))))

const HOW_TO_MARK =
  'Mark each word that addresses the reader: you`{Elige} un plato`. What others do has no mark; where such a sentence begins with its verb, packages/copy/src/testing/of-others.ts has it.'

/** The words that are others in vos, each with what stands in its place and what is before it. */
function turnedWords(text: string): { before: string; tu: string; vos: string }[] {
  const vos = inVos(text).match(/\p{L}+/gu) ?? []
  return Array.from(text.matchAll(/\p{L}+/gu)).flatMap(({ 0: tu, index: at }, index) =>
    tu === vos[index] ? [] : [{ before: text.slice(0, at), tu, vos: vos[index] ?? '' }],
  )
}

/** After these a verb is somebody else's: "no se pide", "quien lo mira", "cualquiera encuentra". */
const BEFORE_A_THIRD_PERSON =
  /(?<!\p{L})(?:se|lo|la|los|las|le|les|me|te|nos|no|que|quien|nadie|alguien|cualquiera|local|cliente|repartidor|pedido|navegador|marca) $/iu

test('every export of this package says something to the samples', () => {
  const silent = [...said].filter(([, texts]) => texts.every((text) => text.trim() === ''))
  expect(silent.map(([name]) => name)).toEqual([])
  expect(Object.keys(ASKED).filter((name) => !said.has(name))).toEqual([])
  expect(all.length).toBeGreaterThan(1200)
})

test('a word is marked in a sentence of `you` alone: nothing that is said shows a mark', () => {
  expect(all.filter((text) => /\{\p{L}/u.test(text))).toEqual([])
})

/** spec('decisions beyond-the-documents.26') */
test('nothing is said in vos unless a brand asks for it', () => {
  expect(found(VOS_FORMS, all)).toEqual([])
})

/** spec('decisions beyond-the-documents.26') */
test('a sentence that the documents say in usted keeps it, and none of ours is in usted', () => {
  expect(found(USTED_FORMS, all).toSorted()).toEqual(DOCUMENTS.toSorted())
})

/** spec('decisions beyond-the-documents.26') */
test('in vos no sentence is left in tú or usted, the documents’ and the console’s neither', () => {
  const unmarked = found([...TU_FORMS, ...USTED_FORMS], all.map(inVos))
  expect({ unmarked, help: HOW_TO_MARK }).toEqual({ unmarked: [], help: HOW_TO_MARK })
})

test('in vos nobody is called tú', () => {
  const called = all.map(inVos).filter((text) => /(?<!\p{L})(?:tú|ti|contigo)(?!\p{L})/iu.test(text))
  expect(called).toEqual([])
})

test('in vos a sentence differs by words that address its reader, and by nothing else', () => {
  const between = (text: string) => text.replace(/\p{L}+/gu, '_')
  const others = all.filter((text) => !text.includes('contigo') && !text.includes('ha canjeado'))
  expect(others.filter((text) => between(inVos(text)) !== between(text))).toEqual([])
  const forms = new Map(others.flatMap(turnedWords).map(({ tu, vos }) => [tu, vos]))
  expect(forms.size).toBeGreaterThan(150)
  for (const [tu, vos] of forms)
    if (!['abona', 'abonará', 'haya'].includes(tu)) expect([tu, vos]).toEqual([tu, vosForm(tu)])
})

test('no verb of somebody else changes its person', () => {
  const isCommand = (word: string) => VERBS.some(({ asked }) => asked === word.toLowerCase())
  const others = all.filter((text) =>
    turnedWords(text).some(({ before, tu }) => BEFORE_A_THIRD_PERSON.test(before) && isCommand(tu)),
  )
  expect(others).toEqual([])
})

/** Most texts for diners say "acá": the other word beside it is another voice. */
test('a place nearby is called "acá" everywhere', () => {
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
  [
    'Debe ingresar con cuanto abona para poder realizar el pedido.',
    'Debés ingresar con cuanto abonás para poder realizar el pedido.',
  ],
  ['¿Dónde te encuentras?', '¿Dónde te encontrás?'],
  ['Ya ha canjeado este premio', 'Ya canjeaste este premio'],
  [
    'Desliza hasta el final. Si no puedes, mantén apretado y suelta.',
    'Deslizá hasta el final. Si no podés, mantené apretado y soltá.',
  ],
  ['Paga con 1: lleva 1 de vuelto', 'Paga con 1: llevá 1 de vuelto'],
])('%s', (text, inVosOfIt) => {
  expect(all).toContain(text)
  expect(inVos(text)).toBe(inVosOfIt)
})

test.each([
  'Tu dirección no se encuentra dentro de la zona de entrega.',
  'Le avisamos al local para que lo revise.',
  'El local lo confirma cuando recibe tu mensaje.',
  'El dinero vuelve por el mismo medio con el que pagaste. Puede demorar unos días en verse.',
  'Se paga al retirar el pedido',
])('%s: the same in vos', (text) => {
  expect(all).toContain(text)
  expect(inVos(text)).toBe(text)
})

import type { Voice } from '@mostrador/domain/branding/voice'

/**
 * What is said in tú, or in the usted of the documents, and how somebody says it who speaks vos.
 * Where a form means something else as well ("la marca", "el local lo confirma") its neighbour
 * stands with it. Source: docs/decisions/045.
 */
const FORMS: readonly (readonly [said: string, inVos: string])[] = [
  // What you do.
  ['abonas', 'abonás'],
  ['buscas', 'buscás'],
  ['cambias', 'cambiás'],
  ['compartes', 'compartís'],
  ['confirmas', 'confirmás'],
  ['continuas', 'continuás'],
  ['deseas', 'deseás'],
  ['dices', 'decís'],
  ['eres tú', 'sos vos'],
  ['eres', 'sos'],
  ['encuentras', 'encontrás'],
  ['escribes', 'escribís'],
  ['haces', 'hacés'],
  ['llevas', 'llevás'],
  ['mueves', 'movés'],
  ['necesitas', 'necesitás'],
  ['pides a', 'pedís a'],
  ['pierdes', 'perdés'],
  ['puedes', 'podés'],
  ['quieres', 'querés'],
  ['recibes', 'recibís'],
  ['sueles', 'solés'],
  ['sumas', 'sumás'],
  ['tienes', 'tenés'],
  ['usas', 'usás'],
  ['para ti', 'para vos'],
  // What you are asked to do.
  ['abre este', 'abrí este'],
  ['activa el', 'activá el'],
  ['agrega algo', 'agregá algo'],
  ['agrega una', 'agregá una'],
  ['agrega más', 'agregá más'],
  ['arma tu', 'armá tu'],
  ['busca por', 'buscá por'],
  ['califica tu', 'calificá tu'],
  ['cambia a', 'cambiá a'],
  ['carga lo', 'cargá lo'],
  ['chatea con', 'chateá con'],
  ['cobra', 'cobrá'],
  ['comparte el', 'compartí el'],
  ['completa los', 'completá los'],
  ['completa este', 'completá este'],
  ['confirma tu', 'confirmá tu'],
  ['confirma que', 'confirmá que'],
  ['consulta otra', 'consultá otra'],
  ['continúa sin', 'continuá sin'],
  ['desliza', 'deslizá'],
  ['elige', 'elegí'],
  ['encuentra', 'encontrá'],
  ['entrega con', 'entregá con'],
  ['entrega en', 'entregá en'],
  ['envía tu', 'enviá tu'],
  ['escribe', 'escribí'],
  ['espera unos', 'esperá unos'],
  ['finaliza algunos', 'finalizá algunos'],
  ['guarda tus', 'guardá tus'],
  ['haz', 'hacé'],
  ['indica', 'indicá'],
  ['ingresa', 'ingresá'],
  ['inicia sesión', 'iniciá sesión'],
  [': lleva', ': llevá'],
  ['marca tu', 'marcá tu'],
  ['marca que', 'marcá que'],
  ['mira', 'mirá'],
  ['pide', 'pedí'],
  ['programa tu', 'programá tu'],
  ['prueba con', 'probá con'],
  ['retira en', 'retirá en'],
  ['revisa', 'revisá'],
  ['saca otra', 'sacá otra'],
  ['saca una', 'sacá una'],
  ['toca', 'tocá'],
  ['ubica tu', 'ubicá tu'],
  ['usa el botón', 'usá el botón'],
  ['usa la', 'usá la'],
  ['vuelve a hacer', 'volvé a hacer'],
  ['vuelve a ingresar', 'volvé a ingresar'],
  ['vuelve a iniciarlo', 'volvé a iniciarlo'],
  ['vuelve a intentarlo', 'volvé a intentarlo'],
  ['vuelve a probar', 'volvé a probar'],
  ['vuelve a subirla', 'volvé a subirla'],
  // The same, with what is meant at its end.
  ['ábrelo', 'abrilo'],
  ['ábrelos', 'abrilos'],
  ['complétala', 'completala'],
  ['comunícate', 'comunicate'],
  ['déjala', 'dejala'],
  ['déjalos', 'dejalos'],
  ['déjanos', 'dejanos'],
  ['devuélvelo', 'devolvelo'],
  ['entrégalos', 'entregalos'],
  ['envíalos', 'envialos'],
  ['escríbela', 'escribila'],
  ['escríbele', 'escribile'],
  ['escríbelo', 'escribilo'],
  ['inícialo', 'inicialo'],
  ['llévalos', 'llevalos'],
  ['márcala', 'marcala'],
  ['muévelo', 'movelo'],
  ['ofrécela', 'ofrecela'],
  ['pídeles', 'pediles'],
  ['recíbelo', 'recibilo'],
  ['recupéralos', 'recuperalos'],
  ['retíralo', 'retiralo'],
  ['retómalo', 'retomalo'],
  ['súmate', 'sumate'],
  ['revísala', 'revisala'],
  ['revísalo', 'revisalo'],
  ['úsalo', 'usalo'],
  ['vuélvelo', 'volvelo'],
  // The documents' usted. Source: 000 §5, §8; 001 §5, §8.
  ['aguarde', 'aguardá'],
  ['asegurese', 'asegurate'],
  ['asegúrese', 'asegurate'],
  ['comuníquese', 'comunicate'],
  ['con cuanto abona', 'con cuánto abonás'],
  ['el cual abonará', 'el cual abonarás'],
  ['debe completar', 'debés completar'],
  ['debe ingresar', 'debés ingresar'],
  ['ingrese', 'ingresá'],
  ['inicie', 'iniciá'],
  ['intente', 'intentá'],
  ['inténtelo', 'intentalo'],
  ['revise', 'revisá'],
  ['seleccione', 'seleccioná'],
  ['su email', 'tu email'],
  ['su nombre para', 'tu nombre para'],
  ['su número', 'tu número'],
  ['su pago', 'tu pago'],
  ['su tarjeta', 'tu tarjeta'],
  ['sus datos', 'tus datos'],
  ['vuelva a', 'volvé a'],
  ['ya ha canjeado', 'ya canjeaste'],
  ['ya tiene', 'ya tenés'],
]

const BY_SAID: ReadonlyMap<string, string> = new Map(FORMS)

/** Whole words alone. */
const whole = (said: string): string => `${/^\p{L}/u.test(said) ? '(?<!\\p{L})' : ''}${said}(?!\\p{L})`

const ANY = new RegExp([...BY_SAID.keys()].map(whole).join('|'), 'giu')

/** As large or small at its beginning as what it stands for. */
const begunAs = (said: string, turned: string): string => {
  const [first = ''] = said
  return first === first.toLowerCase() ? turned : turned.charAt(0).toUpperCase() + turned.slice(1)
}

/**
 * A sentence of ours, or a part of one, as somebody says it who speaks vos. What is not said to a
 * person stays as it is. Only for our own words: what a shop wrote is said as the shop wrote it.
 */
export const inVos = (text: string): string =>
  text.replace(ANY, (said) => begunAs(said, BY_SAID.get(said.toLowerCase()) ?? said))

/** A sentence of ours in the voice of a brand. */
export const spoken = (text: string, voice: Voice): string => (voice === 'VOS' ? inVos(text) : text)

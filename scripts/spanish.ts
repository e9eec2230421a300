// words: the words by which Spanish is told from English
const spanishWords = new Set(
  `al aquí así aún cada como con cuando cuánto dónde del desde donde ella ellos esa ese eso esta está este esto
  están fue hasta hay hoy las lo los más mi mis mucho muy nos nosotros nuestra nuestro otra otro para pero podés
  podemos por porque que qué quién se según ser si sí sin sobre son soy su sus también tenés tiene todas todo todos
  tu tus un una uno unos usted ya yo el ella en es la de y`.split(/\s+/),
)

/**
 * Whether a text is a sentence or a phrase in Spanish: at least two words, of which one belongs to
 * Spanish alone or carries its accents. Single words, codes, CSS classes and SQL are not.
 */
export function isSpanishSentence(text: string): boolean {
  const words = text.split(/\s+/).flatMap((word) => /^[¿¡("«]*(\p{L}+)[.,;:!?)"»…]*$/u.exec(word)?.[1] ?? [])
  if (words.length < 2) return false
  return /[¿¡]/.test(text) || words.some((word) => isSpanish(word.toLocaleLowerCase('es')))
}

function isSpanish(word: string): boolean {
  return spanishWords.has(word) || /[áéíóúñü]/.test(word)
}

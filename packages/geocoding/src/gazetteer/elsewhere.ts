// words: names of streets
import { readStreets } from './street.ts'

/**
 * Streets outside every zone of the demo, and one outside the documents' countries, which must
 * never be offered.
 */
export const ELSEWHERE = [
  ...readStreets(
    `
# La Plata, B1900
Calle 50: 300 -34.9110,-57.9370; 1500 -34.9290,-57.9690
# Avellaneda, B1870
Av. Bartolomé Mitre: 300 -34.6590,-58.3680; 3500 -34.6790,-58.3390
# Morón, B1708
9 de Julio: 1 -34.6500,-58.6190; 900 -34.6580,-58.6240
`,
    { city: '', state: 'Buenos Aires', country: 'Argentina', countryCode: 'AR' },
  ),
  ...readStreets(
    `
# Centro, 11100
Av. 18 de Julio: 800 -34.9060,-56.1980; 2300 -34.8940,-56.1660
`,
    { city: 'Montevideo', state: 'Montevideo', country: 'Uruguay', countryCode: 'UY' },
  ),
  ...readStreets(
    `
# Centro, 28013
Gran Vía: 1 40.4194,-3.6973; 80 40.4236,-3.7118
`,
    { city: 'Madrid', state: 'Comunidad de Madrid', country: 'España', countryCode: 'ES' },
  ),
]

/** Streets without known house numbers, as often in Latin America. */
export const WITHOUT_NUMBERS = readStreets(
  `
# Palermo, C1414
Pasaje Sin Altura: 0 -34.5880,-58.4290; 0 -34.5872,-58.4282
# Caballito, C1424
Calle Sin Numeración: 0 -34.6240,-58.4390; 0 -34.6248,-58.4410
`,
  {
    city: 'Buenos Aires',
    state: 'Ciudad Autónoma de Buenos Aires',
    country: 'Argentina',
    countryCode: 'AR',
  },
)

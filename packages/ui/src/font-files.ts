import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import lato from '@fontsource/lato/files/lato-latin-400-normal.woff2?url'
import latoExt from '@fontsource/lato/files/lato-latin-ext-400-normal.woff2?url'
import latoBold from '@fontsource/lato/files/lato-latin-700-normal.woff2?url'
import latoBoldExt from '@fontsource/lato/files/lato-latin-ext-700-normal.woff2?url'
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import loraExt from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2?url'
import merriweather from '@fontsource-variable/merriweather/files/merriweather-latin-wght-normal.woff2?url'
import merriweatherExt from '@fontsource-variable/merriweather/files/merriweather-latin-ext-wght-normal.woff2?url'
import montserrat from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2?url'
import montserratExt from '@fontsource-variable/montserrat/files/montserrat-latin-ext-wght-normal.woff2?url'
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'
import nunitoExt from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url'
import openSans from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url'
import openSansExt from '@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2?url'
import oswald from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url'
import oswaldExt from '@fontsource-variable/oswald/files/oswald-latin-ext-wght-normal.woff2?url'
import playfairDisplay from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url'
import playfairDisplayExt from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2?url'
import poppins from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url'
import poppinsExt from '@fontsource/poppins/files/poppins-latin-ext-400-normal.woff2?url'
import poppinsBold from '@fontsource/poppins/files/poppins-latin-700-normal.woff2?url'
import poppinsBoldExt from '@fontsource/poppins/files/poppins-latin-ext-700-normal.woff2?url'
import quicksand from '@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2?url'
import quicksandExt from '@fontsource-variable/quicksand/files/quicksand-latin-ext-wght-normal.woff2?url'
import raleway from '@fontsource-variable/raleway/files/raleway-latin-wght-normal.woff2?url'
import ralewayExt from '@fontsource-variable/raleway/files/raleway-latin-ext-wght-normal.woff2?url'
import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2?url'
import robotoExt from '@fontsource-variable/roboto/files/roboto-latin-ext-wght-normal.woff2?url'
import rubik from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url'
import rubikExt from '@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2?url'
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url'
import workSansExt from '@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2?url'

/** Font file of a weight or a range of them, and the one with rarer letters. */
export type FontFile = { readonly weight: string; readonly latin: string; readonly latinExt: string }

/** Weights of the pages: regular, medium, semibold and bold. */
const ANY = '400 700'

/** Addresses of our fonts by family. All have the SIL Open Font Licence. docs/decisions/023. */
export const FONT_FILES: Readonly<Record<string, readonly FontFile[]>> = {
  Inter: [{ weight: ANY, latin: inter, latinExt: interExt }],
  Lato: [
    { weight: '400', latin: lato, latinExt: latoExt },
    { weight: '700', latin: latoBold, latinExt: latoBoldExt },
  ],
  Lora: [{ weight: ANY, latin: lora, latinExt: loraExt }],
  Merriweather: [{ weight: ANY, latin: merriweather, latinExt: merriweatherExt }],
  Montserrat: [{ weight: ANY, latin: montserrat, latinExt: montserratExt }],
  Nunito: [{ weight: ANY, latin: nunito, latinExt: nunitoExt }],
  'Open Sans': [{ weight: ANY, latin: openSans, latinExt: openSansExt }],
  Oswald: [{ weight: ANY, latin: oswald, latinExt: oswaldExt }],
  'Playfair Display': [{ weight: ANY, latin: playfairDisplay, latinExt: playfairDisplayExt }],
  Poppins: [
    { weight: '400', latin: poppins, latinExt: poppinsExt },
    { weight: '700', latin: poppinsBold, latinExt: poppinsBoldExt },
  ],
  Quicksand: [{ weight: ANY, latin: quicksand, latinExt: quicksandExt }],
  Raleway: [{ weight: ANY, latin: raleway, latinExt: ralewayExt }],
  Roboto: [{ weight: ANY, latin: roboto, latinExt: robotoExt }],
  Rubik: [{ weight: ANY, latin: rubik, latinExt: rubikExt }],
  'Work Sans': [{ weight: ANY, latin: workSans, latinExt: workSansExt }],
}

/** Query parameter with a link's stars for the whole order. Source: 001 §2 Survey page. */
export const STARS_PARAMETER = 'surveyGeneralNPSAnswer'

/**
 * The query parameter by which a link carries the stars for the whole order. Source: 001 §2 Survey
 * page.
 */
export const STARS_PARAMETER = 'surveyGeneralNPSAnswer'

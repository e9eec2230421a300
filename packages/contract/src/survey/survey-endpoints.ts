import { LONGEST_REPORT, MOST_REPORT_PHOTOS } from '@mostrador/domain/case/order-error-type'
import { QUESTION_TYPES } from '@mostrador/domain/survey/survey'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../wire.ts'
import { noContact, noOrder, notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { seen } from '../seen.ts'

const questionType = z.enum(QUESTION_TYPES)
const orderParams = z.object({ orderCode: z.string().max(40) })

/** 001 §3 Survey; questions in the order in which they are asked. */
export const surveySchema = z.object({
  id,
  active: z.boolean(),
  questions: z.array(
    z.object({
      id,
      title: z.string(),
      subTitle: z.string(),
      type: questionType,
      questionOrder: z.int(),
      priority: z.boolean(),
      mandatory: z.boolean(),
      questionReasons: z.array(z.object({ reason: z.string() })),
    }),
  ),
})

export type Survey = z.infer<typeof surveySchema>

/** 001 §3: whether an order was rated, with its answers so far, so that a diner can go on. */
const surveyResponseSchema = z.object({
  orderHasResponse: z.boolean(),
  generalNPSAnswer: z.int().nullable(),
  isCompleted: z.boolean(),
  answers: z.array(z.object({ questionId: id, answer: z.string(), reason: z.array(z.string()) })),
})

export type SurveyResponse = z.infer<typeof surveyResponseSchema>

/**
 * The same, and whether the branch contact runs surveys; if it does not, the page skips the
 * request.
 */
export const orderResponseSchema = surveyResponseSchema.extend({ hasSurvey: z.boolean() })

/**
 * 001 §3 Survey answer. A rating is "1" to "5", a multiselect names reasons, and '' is no answer.
 * The server itself knows titles, customers and importance.
 */
export const surveyAnswerSchema = z.object({
  surveyId: id,
  questionId: id,
  questionType,
  answer: z.string().max(10_000),
  reason: z.array(z.string().max(300)).max(50).default([]),
  questionTitle: z.string().max(300).optional(),
  mandatory: z.boolean().optional(),
  priority: z.boolean().optional(),
  orderingCustomerId: id.nullish(),
  dinerOrderId: id.nullish(),
})

/** Periods of a summary; ALL is since ever. */
const SURVEY_PERIODS = ['WEEK', 'MONTH', 'QUARTER', 'ALL'] as const

export type SurveyPeriod = (typeof SURVEY_PERIODS)[number]

/** Survey responses of a branch contact in a period. */
export const surveySummarySchema = z.object({
  average: z.number().nullable(),
  count: z.int(),
  /** Numbers of ratings of one star, two, and so on to five. */
  distribution: z.array(z.int()).length(5),
  /** Reasons of low ratings, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** The last texts, the newest first. */
  comments: z.array(
    z.object({
      orderId: id,
      orderNumber: z.int(),
      customerName: z.string(),
      score: z.int().nullable(),
      question: z.string(),
      text: z.string(),
      at: instant,
    }),
  ),
})

export type SurveySummary = z.infer<typeof surveySummarySchema>

export const surveyEndpoints = {
  getSurveySummary: endpoint({
    route: routes.getSurveySummary,
    summary:
      'What diners said of a branch contact: average, stars, reasons and the last comments of a period',
    access: 'staff',
    permission: 'customers.see',
    params: z.object({ id }),
    query: z.object({ period: z.enum(SURVEY_PERIODS).default('MONTH') }),
    answer: surveySummarySchema,
    refusals: [notSignedIn, noContact],
  }),
  getSurvey: endpoint({
    route: routes.getSurvey,
    summary: 'The survey of a branch contact: its own, or else that of its branch',
    access: 'public',
    params: z.object({ branchContactId: id }),
    answer: surveySchema,
    refusals: [{ status: 404, code: 'survey-not-found' }],
  }),
  getSurveyResponse: endpoint({
    route: routes.getSurveyResponse,
    summary: 'Whether an order was already rated, and what was said so far',
    access: 'public',
    params: orderParams,
    answer: orderResponseSchema,
    refusals: [noOrder, tooMany],
  }),
  answerSurvey: endpoint({
    route: routes.answerSurvey,
    summary:
      'Rates an order. Priority questions may come first and by themselves; everything else is the whole response',
    access: 'public',
    params: orderParams,
    body: z.object({
      answers: z.array(surveyAnswerSchema).min(1).max(50),
      /**
       * Ours: the diner has nothing to add, which a list of priority answers does not tell by
       * itself; or, when false, the list is a part that completes nothing: the answer of a link,
       * and the typed text when the tab closed.
       */
      isCompleted: z.boolean().optional(),
    }),
    answer: z.object({ isCompleted: z.boolean() }),
    refusals: [
      noOrder,
      { status: 404, code: 'survey-not-found' },
      { status: 409, code: 'order-not-rateable' },
      { status: 409, code: 'survey-already-answered' },
      { status: 422, code: 'survey-answer-missing' },
      { status: 422, code: 'survey-answer-invalid' },
      tooMany,
    ],
  }),
  updateOrderDetails: endpoint({
    route: routes.updateOrderDetails,
    summary: 'Reports a problem with an order',
    access: 'public',
    /** The type by its code or by its label, as in decisions.md, Enumerations. */
    body: z.object({
      code: seen(40),
      errorType: z.string().max(100),
      /** Ours: the diner's own description. */
      details: z.string().max(LONGEST_REPORT).optional(),
      /** Ours: the lines of the order that it is about. */
      items: z.array(id).max(300).optional(),
      /** Ours: photos that were sent of this order before. */
      photos: z.array(id).max(MOST_REPORT_PHOTOS).optional(),
    }),
    answer: z.null(),
    status: 204,
    refusals: [
      noOrder,
      { status: 422, code: 'error-type-unknown' },
      { status: 422, code: 'report-not-of-order' },
      tooMany,
    ],
  }),
}

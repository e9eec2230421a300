import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../wire.ts'
import { surveyRoutes } from './survey-routes.ts'

const noOrder = { status: 404, code: 'order-not-found' } as const
const questionType = z.enum(['RATING', 'TEXT', 'MULTISELECT'])

/** 001 §3 Survey. */
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

export const surveyEndpoints = {
  getSurvey: endpoint({
    route: surveyRoutes.getSurvey,
    summary: 'The survey of a branch contact',
    access: 'public',
    params: z.object({ branchContactId: id }),
    answer: surveySchema,
    refusals: [{ status: 404, code: 'survey-not-found' }],
    open: true,
  }),
  getSurveyResponse: endpoint({
    route: surveyRoutes.getSurveyResponse,
    summary: 'Whether an order was already rated',
    access: 'public',
    params: z.object({ orderCode: z.string().max(40) }),
    answer: z.object({
      orderHasResponse: z.boolean(),
      generalNPSAnswer: z.int().nullable(),
      isCompleted: z.boolean(),
    }),
    refusals: [noOrder],
    open: true,
  }),
  answerSurvey: endpoint({
    route: surveyRoutes.answerSurvey,
    summary: 'Rates an order',
    access: 'public',
    params: z.object({ orderCode: z.string().max(40) }),
    body: z.object({
      answers: z
        .array(
          z.object({
            surveyId: id,
            questionId: id,
            questionTitle: z.string().max(200),
            questionType,
            answer: z.string().max(180),
            reason: z.array(z.string().max(200)).max(20).default([]),
            mandatory: z.boolean(),
            priority: z.boolean(),
            orderingCustomerId: id.nullish(),
            dinerOrderId: id.nullish(),
          }),
        )
        .min(1)
        .max(50),
    }),
    answer: z.object({ isCompleted: z.boolean() }),
    refusals: [
      noOrder,
      { status: 409, code: 'survey-already-answered' },
      { status: 422, code: 'survey-answer-missing' },
    ],
    open: true,
  }),
  updateOrderDetails: endpoint({
    route: surveyRoutes.updateOrderDetails,
    summary: 'Reports a problem with an order',
    access: 'public',
    body: z.object({ code: z.string().max(40), errorType: z.string().max(100) }),
    answer: z.null(),
    status: 204,
    refusals: [noOrder, { status: 422, code: 'error-type-unknown' }],
    open: true,
  }),
}

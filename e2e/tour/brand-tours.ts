import type { StaffConsole } from '../staff/staff-console.ts'
import type { Desk } from '../staff/staff-session.ts'
import * as after from './after-order-tour.ts'
import * as benefits from './benefits-tour.ts'
import type { DinerGuide, FullGuide } from './diner-tour.ts'
import * as diner from './diner-tour.ts'
import * as payments from './payment-tour.ts'
import * as riders from './rider-tour.ts'
import * as states from './states-tour.ts'
import * as survey from './survey-tour.ts'

/** Shows a part of a brand in a browser that remembers nothing of the others. */
export type Show<Guide> = <Result>(tour: (guide: Guide) => Promise<Result>) => Promise<Result>

/** Staff of the shop that is shown. */
export type Shopkeeper = { readonly staff: StaffConsole; readonly desk: Desk }

/** From the start page to the order that was placed: what every brand has. */
export async function showJourney(show: Show<DinerGuide>): Promise<void> {
  await show(diner.tourOfPlaces)
  await show(diner.tourOfMenu)
  await show(diner.tourOfAccount)
  await show(async (guide) => {
    await diner.tourOfCart(guide)
    await diner.tourOfCheckout(guide)
  })
}

/** How is paid, and what makes it cheaper; answers the address of an order that nobody paid. */
async function showPaying(show: Show<DinerGuide>): Promise<string> {
  await show(payments.tourOfAddress)
  await show(payments.tourOfCard)
  const unpaid = await show(payments.tourOfWallet)
  await show(benefits.tourOfCodes)
  await show(benefits.tourOfExternalBenefit)
  return unpaid
}

/** Screens of riders. No delivery is on offer when it is over. */
async function showRiders(show: Show<FullGuide>, { desk }: Shopkeeper): Promise<void> {
  await show(riders.tourOfRegister)
  await show(riders.tourOfShift)
  await show(riders.tourOfNewPhone)
  await show((guide) => riders.tourOfShipment(guide, desk))
  await show((guide) => riders.tourOfStack(guide, desk))
}

/** The light brand, with what is the same in every brand's shade. */
export async function showLight(show: Show<FullGuide>, shopkeeper: Shopkeeper): Promise<void> {
  const { staff } = shopkeeper
  await showJourney(show)
  await showPaying(show)
  await show(benefits.tourOfPoints)
  await show(benefits.tourOfReward)
  await show(diner.tourOfRefusals)
  await show(states.tourOfDelivery)
  await show((guide) => states.tourOfQuestions(guide, staff))
  await show((guide) => states.tourOfOrder(guide, staff))
  await show(states.tourOfOtherShops)
  await show(after.tourOfHistory)
  await show((guide) => survey.tourOfSurvey(guide, shopkeeper))
  await show(survey.tourOfGuide)
  await showRiders(show, shopkeeper)
  await show((guide) => riders.tourOfKey(guide, shopkeeper.desk))
}

/** The dark brand: what it was like to order, and all that comes after. */
export async function showDark(show: Show<FullGuide>, shopkeeper: Shopkeeper): Promise<void> {
  await showJourney(show)
  const unpaid = await showPaying(show)
  await show(benefits.tourOfSignInCode)
  await showRiders(show, shopkeeper)
  await show((guide) => after.tourOfLaterOrder(guide, shopkeeper))
  await show(after.tourOfHistory)
  await show((guide) => survey.tourOfSurvey(guide, shopkeeper))
  await show((guide) => payments.tourOfExpired(guide, unpaid))
}

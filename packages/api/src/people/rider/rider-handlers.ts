import { createRider } from './create-rider.ts'
import { getRiderByPhone } from './get-rider-by-phone.ts'
import { chooseRiderPin } from './rider-pin.ts'
import { riderTeamHandlers } from './rider-team.ts'
import { updateRider } from './update-rider.ts'
import { whoAmI } from './who-am-i.ts'

/** Handlers of riders' own calls and of the shop's riders. */
export const riderHandlers = {
  getRiderByPhone,
  createRider,
  updateRider,
  whoAmI,
  chooseRiderPin,
  ...riderTeamHandlers,
}

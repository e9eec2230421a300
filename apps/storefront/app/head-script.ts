import { tellKeptOrders } from './again/early-kept-orders.ts'
import { rememberEarlyTouch } from './frame/early-touch.ts'
import { startAfterPaint } from './frame/start-after-paint.ts'
import { rememberExternalUser } from './loyalty/early-external-user.ts'

// Head script of every document: it runs before the first paint, and long before the page's own
// scripts.
startAfterPaint()
rememberEarlyTouch()
rememberExternalUser()
tellKeptOrders()

import { remindOfCart } from '../order/abandoned-cart/remind-of-cart.ts'
import { forgetReportPhotos } from '../after/case/forget-report-photos.ts'
import { renewDueCatalog } from '../shop/catalog/renew-due-catalog.ts'
import { CATALOG_TURNS } from '../shop/catalog/schedule-catalog-renewal.ts'
import { MAKE_DOWNLOAD } from './download/download-store.ts'
import { forgetDownloads, makeDownload } from './download/make-download.ts'
import { offerShipment } from '../after/dispatch/offer-shipment.ts'
import { HOST_NEWS } from '../people/host/host-news.ts'
import { lookAfterHosts } from '../people/host/look-after-hosts.ts'
import { mailHostNews } from '../people/host/mail-host-news.ts'
import { ACCOUNT_NEWS } from '../order/payment-account/account-news.ts'
import { LOOK_AFTER_ACCOUNTS } from '../order/payment-account/doubt-account.ts'
import { lookAfterAccounts } from '../order/payment-account/look-after-accounts.ts'
import { tellAccountNews } from '../order/payment-account/tell-account-news.ts'
import { lookAfterTest } from '../order/payment-account/run-test.ts'
import { PAYMENT_TEST } from '../order/payment-account/test-store.ts'
import { expirePayment } from '../order/payment/expire-payment.ts'
import { lookAfterPayment } from '../order/payment/look-after-payment.ts'
import { forgetPictures } from '../shop/picture/forget-pictures.ts'
import { refundPayment } from '../order/payment/refund-payment.ts'
import { watchContacts } from '../after/listening/watch-contacts.ts'
import { SEND_ALERT } from '../after/order-alert/alert-store.ts'
import { sendAlert } from '../after/order-alert/send-alert.ts'
import { watchOrders } from '../after/order-alert/watch-orders.ts'
import { TELL_DINER } from '../order/order-notice/notice-of-change.ts'
import { tellDiner } from '../order/order-notice/tell-diner.ts'
import { condenseOldHistory } from '../shop/revision/condense-old-history.ts'
import { mailReceipt } from '../after/receipt/mail-receipt.ts'
import { MAIL_RECEIPT } from '../order/order/receipt-store.ts'
import { PUSH_ORDER } from '../order/push/new-order-store.ts'
import { pushNewOrder } from '../order/push/push-new-order.ts'
import { runDueChanges } from '../shop/scheduled-change/run-due-changes.ts'
import { SCHEDULED_CHANGE } from '../shop/scheduled-change/scheduled-store.ts'
import { leaveSalesMails } from '../after/sales-mail/leave-sales-mails.ts'
import { MAIL_SALES } from '../after/sales-mail/sales-mail-store.ts'
import { mailSales } from '../after/sales-mail/mail-sales.ts'
import { tellSecurityEvent } from '../ground/security/tell-security-event.ts'
import { forgetProofPhotos } from '../order/shipment/forget-proof-photos.ts'
import { MAIL_PASSWORD_LINK } from '../people/staff/password-mail-store.ts'
import { sendInvitation } from '../people/staff/send-invitation.ts'
import { MAIL_FOUNDING_LINK } from './founding/founding-links-store.ts'
import { sendFoundingLink } from './founding/send-founding-link.ts'
import { backUpNightly } from './back-up-nightly.ts'
import { sendFactorReminder } from '../people/staff/factor-reminder.ts'
import { REMIND_OF_FACTOR } from '../people/staff/factor-reminder-store.ts'
import { sendPasswordLink } from '../people/staff/send-password-link.ts'
import { forgetOldThings } from './forget-old-things.ts'
import type { JobHandler } from '../ground/job/job.ts'

/**
 * Kind of a job. `recurring` ones exist from the start on, and are never given up. `slow` ones may
 * take hours, in a worker of their own.
 */
export type JobKind = { readonly handle: JobHandler; readonly recurring?: true; readonly slow?: true }

/** Kind of the backup's job, where the operator wants it. */
export const NIGHTLY_BACKUP = 'nightly-backup'

export const JOB_KINDS: Readonly<Record<string, JobKind>> = {
  'expire-payment': { handle: expirePayment },
  'refund-payment': { handle: refundPayment },
  'look-after-payment': { handle: lookAfterPayment },
  [ACCOUNT_NEWS]: { handle: tellAccountNews },
  [HOST_NEWS]: { handle: mailHostNews },
  [LOOK_AFTER_ACCOUNTS]: { handle: lookAfterAccounts, recurring: true },
  [PAYMENT_TEST]: { handle: lookAfterTest },
  [TELL_DINER]: { handle: tellDiner },
  [MAIL_RECEIPT]: { handle: mailReceipt },
  [MAIL_SALES]: { handle: mailSales },
  'leave-sales-mails': { handle: leaveSalesMails, recurring: true },
  [PUSH_ORDER]: { handle: pushNewOrder },
  'remind-of-cart': { handle: remindOfCart },
  [CATALOG_TURNS]: { handle: renewDueCatalog },
  [SCHEDULED_CHANGE]: { handle: runDueChanges },
  [SEND_ALERT]: { handle: sendAlert },
  'watch-orders': { handle: watchOrders, recurring: true },
  'watch-locals': { handle: watchContacts, recurring: true },
  'offer-shipment': { handle: offerShipment },
  'staff-invitation': { handle: sendInvitation },
  [MAIL_FOUNDING_LINK]: { handle: sendFoundingLink },
  [MAIL_PASSWORD_LINK]: { handle: sendPasswordLink },
  [REMIND_OF_FACTOR]: { handle: sendFactorReminder },
  'security-event': { handle: tellSecurityEvent },
  'look-after-hosts': { handle: lookAfterHosts, recurring: true },
  'forget-proof-photos': { handle: forgetProofPhotos, recurring: true },
  'forget-report-photos': { handle: forgetReportPhotos, recurring: true },
  'forget-pictures': { handle: forgetPictures, recurring: true },
  'condense-old-history': { handle: condenseOldHistory, recurring: true },
  'forget-old-things': { handle: forgetOldThings, recurring: true },
  [MAKE_DOWNLOAD]: { handle: makeDownload, slow: true },
  'forget-downloads': { handle: forgetDownloads, recurring: true },
  [NIGHTLY_BACKUP]: { handle: backUpNightly, recurring: true, slow: true },
}

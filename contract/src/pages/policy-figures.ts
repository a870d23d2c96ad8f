/** The figures of the privacy policy and the terms. Pages that state them and work that keeps to them read them here. */

/** [LEGAL-13] */
export const POLICIES_UPDATED_ON = '2025-05-28'

/** How long what is kept [LEGAL-15…18]; `server/src/domain/cleaning/retention` removes it then. */
export const INACTIVE_YEARS = 3
export const EDUCATION_YEARS = 7
export const TECHNICAL_DAYS = 90
export const MARKETING_YEARS = 2

/** [LEGAL-19…21] */
export const UPTIME_PERCENT = 99.9
export const REFUND_DAYS = 30
export const RENEWAL_NOTICE_HOURS = 24

/** So long somebody who does not come back stays signed in; the cookie policy says so. */
export const SESSION_DAYS = 30

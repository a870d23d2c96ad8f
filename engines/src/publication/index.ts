export { CONTACT_KINDS } from './contact-detail.ts'
export { findContactDetails } from './find-contact-details.ts'

export { CONTACT_KINDS, type ContactDetail, type ContactKind } from './contact-detail.ts'
export { findContactDetails } from './find-contact-details.ts'

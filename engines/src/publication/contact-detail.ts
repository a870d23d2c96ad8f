export const CONTACT_KINDS = ['phone', 'email', 'link', 'handle', 'address'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** A part of a text by which somebody could be reached or found. `end` is the place behind it. */
export type ContactDetail = { kind: ContactKind; start: number; end: number }

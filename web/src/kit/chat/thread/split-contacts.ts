export type ContactPart = { text: string; href: string | null }

/** Telephone numbers of three digits or more, mail addresses and web addresses, as people write them. */
const CONTACT = /(https?:\/\/[^\s)]+[^\s).,;]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\d(?:[\d ()/-]*\d){2,})/

/** Cuts a caring answer where it names a way to somebody, so that one tap is enough. */
export function splitContacts(text: string): ContactPart[] {
  return text
    .split(CONTACT)
    .map((part, place) => ({ text: part, href: place % 2 === 1 ? toHref(part) : null }))
    .filter((part) => part.text !== '')
}

function toHref(contact: string): string {
  if (/^https?:/.test(contact)) return contact
  return contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replace(/[^\d+]/g, '')}`
}

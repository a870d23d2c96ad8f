/** Code, formulas and links keep their brackets; everything else may name a source by its number. */
const KEPT = /(`+[^`]*`+|\$\$[^$]*\$\$|\$[^$\n]*\$|\[[^\]]*\]\([^)]*\))/

/** Turns "[2]" into a link to the second source. Numbers that name none stay as they are. */
export function citeSources(text: string, sources: readonly { path: string }[]): string {
  if (sources.length === 0) return text
  return text
    .split(KEPT)
    .map((part, place) => (place % 2 === 1 ? part : cite(part, sources)))
    .join('')
}

function cite(text: string, sources: readonly { path: string }[]): string {
  return text.replace(/\[(\d{1,2})\]/g, (mark, number: string) => {
    const source = sources[Number(number) - 1]
    return source ? `[\\[${number}\\]](<${source.path}>)` : mark
  })
}

const LONGEST_QUOTE = 160

/** A text that is named as a whole opens at the first sentence that was quoted from it. */
export function pointAtQuotes<Source extends { kind: string; path: string }>(
  text: string,
  sources: readonly Source[],
): Source[] {
  return sources.map((source, place) => {
    if (/[?&](?:passage|quote)=|#/.test(source.path)) return source
    const quoted = new RegExp(`^> (.+?)\\s*\\[${place + 1}\\]`, 'm').exec(text)?.[1]
    if (!quoted) return source
    const mark = source.path.includes('?') ? '&' : '?'
    const quote = encodeURIComponent(quoted.slice(0, LONGEST_QUOTE))
    return { ...source, path: `${source.path}${mark}quote=${quote}` }
  })
}

type ContactPart = { text: string; href: string | null }

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

type Address = { href: string; isOutside: boolean }

const OWN_PAGE = /^\/(?![/\\])/
const ELSEWHERE = /^(?:https?:\/\/[^\s/\\]|mailto:[^\s?&]+@)/i

/** Where a link of a learner's text may lead: to the web, to somebody's mail box, to a page of ours. Null otherwise. */
export function readAddress(href: string): Address | null {
  const plain = href.trim()
  // Browsers drop tabs and line breaks inside addresses: what is checked must be what is followed.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are looked for
  if (/[\u0000-\u001f\u007f]/.test(plain)) return null
  if (OWN_PAGE.test(plain)) return { href: plain, isOutside: false }
  if (ELSEWHERE.test(plain)) return { href: plain, isOutside: true }
  return null
}

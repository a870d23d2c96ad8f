/** The link of a class's QR code, if that is what a visitor wanted before they had an account. */
export function findJoinLink(wanted: unknown): string | null {
  return typeof wanted === 'string' && /^\/join\/[^/?#]+$/.test(wanted) ? wanted : null
}

/** First letters of both names, whole characters (not halves of an emoji), upper case; "?" when there is no name. */
export function findInitials(firstName?: string | null, lastName?: string | null) {
  const letters = [firstName, lastName].map((name) => [...(name ?? '').trim()][0] ?? '').join('')
  return letters.toLocaleUpperCase() || '?'
}

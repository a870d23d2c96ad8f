/** Subjects of professionals have no tokens of their own: they share those whose color the server gives them. */
const SHARED: Record<string, string> = {
  psychology: 'music',
  leadership: 'history',
  'business-strategy': 'computer-science',
  technology: 'geography',
  'research-methods': 'science',
  'professional-development': 'art',
}

/**
 * The color of a subject that the design knows, as a token: the one that the server keeps is too dark for the
 * dark theme. Free words get the color given for them, or the one for all others.
 */
export function findAccent(subject: string | null, color = 'var(--subject-default)'): string {
  const name = (subject ?? '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
  return name ? `var(--subject-${SHARED[name] ?? name}, ${color})` : color
}

/** The colour of a subject that the design knows; free words get the one for all others. */
export function findAccent(subject: string | null): string {
  const name = (subject ?? '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
  return name ? `var(--subject-${name}, var(--subject-default))` : 'var(--subject-default)'
}

const alphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

type Named = { firstName: string; lastName: string; id?: number; studentId?: number }

const numberOf = ({ id, studentId }: Named) => id ?? studentId ?? 0

/** How students stand in every list of the classroom: by last name, then by first; namesakes in the order they signed up. */
export function byName(a: Named, b: Named): number {
  return (
    alphabet.compare(a.lastName, b.lastName) ||
    alphabet.compare(a.firstName, b.firstName) ||
    numberOf(a) - numberOf(b)
  )
}

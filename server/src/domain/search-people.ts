type Named = { firstName: string; lastName: string }

/** Those whose name holds every word that was typed, whatever its case and accents. */
export function searchPeople<P extends Named>(people: readonly P[], search: string): P[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return people.filter(({ firstName, lastName }) => {
    const name = fold(`${firstName} ${lastName}`)
    return words.every((word) => name.includes(word))
  })
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

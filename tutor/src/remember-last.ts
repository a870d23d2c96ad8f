/** Remembers what a pure function made of the things it was asked last; a promise that fails is forgotten. */
export function rememberLast<Answer>(
  most: number,
  make: (asked: string) => Answer,
): (asked: string) => Answer {
  const known = new Map<string, Answer>()
  return (asked) => {
    const before = known.get(asked)
    if (before !== undefined || known.has(asked)) {
      // Put last again, so that the first one is always the one that was asked longest ago.
      known.delete(asked)
      known.set(asked, before as Answer)
      return before as Answer
    }
    const made = make(asked)
    known.set(asked, made)
    if (made instanceof Promise) made.catch(() => known.delete(asked))
    for (const oldest of known.keys()) {
      if (known.size <= most) break
      known.delete(oldest)
    }
    return made
  }
}

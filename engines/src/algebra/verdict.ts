export type Verdict = { isTrue: true } | { isTrue: false; reason: string }

export function refuse(reason: string): Verdict {
  return { isTrue: false, reason }
}

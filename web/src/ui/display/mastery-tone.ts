export type MasteryTone = 'green' | 'amber' | 'red'

/** Documented: 90 and above green, 70 and above amber, below red. */
export function masteryTone(percent: number): MasteryTone {
  if (percent >= 90) return 'green'
  return percent >= 70 ? 'amber' : 'red'
}

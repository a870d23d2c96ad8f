import type { ChainBreak } from './verify-chain.ts'

const FAULTS = {
  changed: 'was changed',
  missing: 'is missing',
  inserted: 'was added afterwards',
} as const

/** A sentence for the operator: the first place where the log is not as it was written. */
export function explainBreak(broken: ChainBreak): string {
  if (broken.kind === 'cutOff') {
    return `Its end was cut off: the backup of ${broken.backupAt.toISOString()} knew a later one.`
  }
  const at = broken.sealedAt.toISOString()
  switch (broken.kind) {
    case 'entry':
      return `Entry ${broken.entryId} ${FAULTS[broken.fault]} (its seal is of ${at}).`
    case 'seal':
      return `Seal ${broken.sealId} of ${at} was itself changed.`
    case 'gap':
      return `What came before seal ${broken.sealId} of ${at} is missing or was changed.`
    case 'removed':
      return `The entries of seal ${broken.sealId} of ${at} were removed, and not by retention.`
  }
}

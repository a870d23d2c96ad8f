import type { Database } from '../../../db/database.ts'
import { findMissingTriggers } from '../../../domain/audit-log/audit-chain.queries.ts'
import { explainBreak } from '../../../domain/audit-log/explain-break.ts'
import { type ChainReport, verifyChain } from '../../../domain/audit-log/verify-chain.ts'
import { type Finding, fail, ok } from '../finding.ts'

export type AuditFacts = ChainReport & { missingTriggers: string[] }

export async function gatherAuditLog(db: Database): Promise<AuditFacts> {
  return { ...(await verifyChain(db)), missingTriggers: await findMissingTriggers(db) }
}

export function judgeAuditLog({ broken, missingTriggers, ...facts }: AuditFacts): Finding[] {
  const findings: Finding[] = [
    broken
      ? fail(
          'audit log',
          `It is not as it was written. ${explainBreak(broken)}`,
          'Somebody changed the database past Trellis: keep it as it is, compare it with a backup from before (backup-check names its seal), and find out who has access.',
        )
      : ok('audit log', describeChain(facts)),
  ]
  if (missingTriggers.length > 0)
    findings.push(
      fail(
        'audit log',
        `The database no longer refuses to change it: ${missingTriggers.join(', ')} missing or switched off.`,
        'Somebody took this away by hand. Find out who has access, then restore a backup, or run migration 0038 again.',
      ),
    )
  return findings
}

function describeChain({
  entries,
  seals,
  removed,
  unsealed,
  upTo,
}: Omit<AuditFacts, 'broken' | 'missingTriggers'>) {
  if (!upTo) return `nothing sealed yet, ${unsealed} new`
  const parts = [
    `verified up to ${upTo.at.toISOString()}: ${entries} entries in ${seals - removed} seals`,
    ...(removed > 0 ? [`${removed} older seals whose entries retention removed`] : []),
    ...(unsealed > 0 ? [`${unsealed} new entries wait for theirs`] : []),
    `newest seal ${upTo.hash}`,
  ]
  return parts.join(', ')
}

import type { GuideReport } from '#contract/study/study-guides.ts'

export type ReportedGuide = { guide: GuideReport['guide']; reports: GuideReport[] }

/** One decision answers all reports about a guide, so they stand together, where the newest of them stands. */
export function groupReports(reports: readonly GuideReport[]): ReportedGuide[] {
  const groups = new Map<number, ReportedGuide>()
  for (const report of reports) {
    const group = groups.get(report.guide.id) ?? { guide: report.guide, reports: [] }
    group.reports.push(report)
    groups.set(report.guide.id, group)
  }
  return [...groups.values()]
}

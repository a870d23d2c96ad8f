import { studyGuides } from '#contract/study/study-guides.ts'
import { readPage } from '../../domain/read-page.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { toGuides } from './publish-guide.ts'
import { decideReport, reportGuide, toReport } from './report-guide.ts'
import { changeGuide, createGuide, removeGuide, restoreGuide, toPublicGuide } from './save-guide.ts'
import {
  selectGuides,
  selectPublicGuides,
  selectPublicSubjects,
  selectReadable,
  selectReports,
} from './study-guides.queries.ts'

export function studyGuideRoutes({ serve }: Mount): void {
  serve(studyGuides.list, async ({ id, ...wanted }, { db }) =>
    toGuides(db, id, await selectGuides(db, id, wanted)),
  )
  serve(studyGuides.public, async (wanted, { db, caller }) =>
    (await selectPublicGuides(db, caller?.user.id ?? null, wanted)).map((row) => toPublicGuide(row, caller)),
  )
  serve(studyGuides.publicSubjects, (_nothing, { db }) => selectPublicSubjects(db))
  serve(studyGuides.preview, async ({ id }, { db, caller }) =>
    toPublicGuide(
      foundOr404(await selectReadable(db, caller?.user.id ?? null, id), 'studyGuideNotFound'),
      caller,
    ),
  )
  serve(studyGuides.create, (sent, context) => createGuide(context, sent))
  serve(studyGuides.update, (change, context) => changeGuide(context, change))
  serve(studyGuides.remove, ({ id }, context) => removeGuide(context, id))
  serve(studyGuides.restore, ({ id }, context) => restoreGuide(context, id))
  serve(studyGuides.readResource, ({ url }, context) => readPage(context, url))
  serve(studyGuides.report, (sent, context) => reportGuide(context, sent))
  serve(studyGuides.reports, async (wanted, { db }) => (await selectReports(db, wanted)).map(toReport))
  serve(studyGuides.decide, (sent, context) => decideReport(context, sent))
}

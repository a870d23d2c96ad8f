import type { FastifyInstance } from 'fastify'
import { studyGuides } from '#contract/study/study-guides.ts'
import { readPage } from '../../domain/read-page.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { decideReport, reportGuide, toReport } from './report-guide.ts'
import { changeGuide, createGuide, removeGuide, toGuide, toPublicGuide } from './save-guide.ts'
import {
  markDeleted,
  selectGuides,
  selectPublicGuides,
  selectPublicSubjects,
  selectReadable,
  selectReports,
} from './study-guides.queries.ts'

export function studyGuideRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, studyGuides.list, async ({ id, ...wanted }, { db }) =>
    (await selectGuides(db, id, wanted)).map(toGuide),
  )
  serve(app, deps, studyGuides.public, async (wanted, { db, caller }) =>
    (await selectPublicGuides(db, caller?.user.id ?? null, wanted)).map((row) => toPublicGuide(row, caller)),
  )
  serve(app, deps, studyGuides.publicSubjects, (_nothing, { db }) => selectPublicSubjects(db))
  serve(app, deps, studyGuides.preview, async ({ id }, { db, caller }) =>
    toPublicGuide(
      foundOr404(await selectReadable(db, caller?.user.id ?? null, id), 'studyGuideNotFound'),
      caller,
    ),
  )
  serve(app, deps, studyGuides.create, (sent, context) => createGuide(context, sent))
  serve(app, deps, studyGuides.update, (change, context) => changeGuide(context, change))
  serve(app, deps, studyGuides.remove, ({ id }, context) => removeGuide(context, id))
  serve(app, deps, studyGuides.restore, async ({ id }, { db, caller }) =>
    toGuide(foundOr404(await markDeleted(db, caller.user.id, id, null), 'studyGuideNotFound')),
  )
  serve(app, deps, studyGuides.readResource, ({ url }, context) => readPage(context, url))
  serve(app, deps, studyGuides.report, (sent, context) => reportGuide(context, sent))
  serve(app, deps, studyGuides.reports, async (wanted, { db }) =>
    (await selectReports(db, wanted)).map(toReport),
  )
  serve(app, deps, studyGuides.decide, (sent, context) => decideReport(context, sent))
}

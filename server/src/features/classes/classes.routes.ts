import type { FastifyInstance } from 'fastify'
import { classes } from '#contract/teaching/classes.ts'
import { classGroups } from '#contract/teaching/groups.ts'
import { roster } from '#contract/teaching/roster.ts'
import { findOwnClass } from '../../domain/classroom/own-classes.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { changeClass, removeClass, renewCode, restoreClass } from './change-class.ts'
import { selectClasses } from './classes.queries.ts'
import { changeGroup, createGroup, removeGroup, restoreGroup } from './groups/change-group.ts'
import { selectGroups } from './groups/groups.queries.ts'
import { createClass, duplicateClass } from './open-class.ts'
import { readClassPage } from './read-class-page.ts'
import { enrolPupil, setStatus } from './roster/change-roster.ts'
import { exportRoster } from './roster/export-roster.ts'
import { importRoster, previewRoster } from './roster/import-roster.ts'
import { selectRoster } from './roster/roster.queries.ts'
import { toSummary } from './to-class.ts'

export function classRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, classes.list, async ({ status }, { db, caller }) =>
    (await selectClasses(db, caller.user.id, status)).map(toSummary),
  )
  serve(app, deps, classes.create, (fields, context) => createClass(context, fields))
  serve(app, deps, classes.one, ({ id }, context) => readClassPage(context, id))
  serve(app, deps, classes.update, (changes, context) => changeClass(context, changes))
  serve(app, deps, classes.remove, ({ id }, context) => removeClass(context, id))
  serve(app, deps, classes.restore, ({ id }, context) => restoreClass(context, id))
  serve(app, deps, classes.newCode, ({ id }, context) => renewCode(context, id))
  serve(app, deps, classes.duplicate, (wanted, context) => duplicateClass(context, wanted))

  serve(app, deps, roster.list, async ({ id, status }, { db, caller }) => {
    await findOwnClass(db, caller.user.id, id)
    return selectRoster(db, id, { status })
  })
  serve(app, deps, roster.enrol, (wanted, context) => enrolPupil(context, wanted))
  serve(app, deps, roster.setStatus, (wanted, context) => setStatus(context, wanted))
  serve(app, deps, roster.previewImport, (wanted, context) => previewRoster(context, wanted))
  serve(app, deps, roster.import, (wanted, context) => importRoster(context, wanted))
  serve(app, deps, roster.export, ({ id }, context) => exportRoster(context, id))

  serve(app, deps, classGroups.list, async ({ id }, { db, caller }) => {
    await findOwnClass(db, caller.user.id, id)
    return selectGroups(db, id)
  })
  serve(app, deps, classGroups.create, (group, context) => createGroup(context, group))
  serve(app, deps, classGroups.update, (changes, context) => changeGroup(context, changes))
  serve(app, deps, classGroups.remove, (place, context) => removeGroup(context, place))
  serve(app, deps, classGroups.restore, (place, context) => restoreGroup(context, place))
}

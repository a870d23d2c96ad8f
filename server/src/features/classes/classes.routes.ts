import { classes } from '#contract/teaching/classes.ts'
import { classGroups } from '#contract/teaching/groups.ts'
import { roster } from '#contract/teaching/roster.ts'
import { findOwnClass } from '../../domain/classroom/own-classes.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectClasses } from './classes.queries.ts'
import {
  changeClass,
  createClass,
  duplicateClass,
  readClassPage,
  removeClass,
  renewCode,
  restoreClass,
} from './classes.ts'
import { changeGroup, createGroup, removeGroup, restoreGroup } from './groups/change-group.ts'
import { selectGroups } from './groups/groups.queries.ts'
import { importRoster, previewRoster } from './roster/import-roster.ts'
import { enrollStudent, exportRoster, listRoster, setStatus } from './roster/roster.ts'

export function classRoutes({ serve }: Mount): void {
  serve(classes.list, ({ status }, { db, caller }) => selectClasses(db, caller.user.id, status))
  serve(classes.create, (fields, context) => createClass(context, fields))
  serve(classes.one, ({ id }, context) => readClassPage(context, id))
  serve(classes.update, (changes, context) => changeClass(context, changes))
  serve(classes.remove, ({ id }, context) => removeClass(context, id))
  serve(classes.restore, ({ id }, context) => restoreClass(context, id))
  serve(classes.newCode, ({ id }, context) => renewCode(context, id))
  serve(classes.duplicate, (wanted, context) => duplicateClass(context, wanted))

  serve(roster.list, (wanted, context) => listRoster(context, wanted))
  serve(roster.enrol, (wanted, context) => enrollStudent(context, wanted))
  serve(roster.setStatus, (wanted, context) => setStatus(context, wanted))
  serve(roster.previewImport, (wanted, context) => previewRoster(context, wanted))
  serve(roster.import, (wanted, context) => importRoster(context, wanted))
  serve(roster.export, ({ id }, context) => exportRoster(context, id))

  serve(classGroups.list, async ({ id }, { db, caller }) => {
    await findOwnClass(db, caller.user.id, id)
    return selectGroups(db, id)
  })
  serve(classGroups.create, (group, context) => createGroup(context, group))
  serve(classGroups.update, (changes, context) => changeGroup(context, changes))
  serve(classGroups.remove, (place, context) => removeGroup(context, place))
  serve(classGroups.restore, (place, context) => restoreGroup(context, place))
}

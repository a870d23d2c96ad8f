import type { FastifyInstance } from 'fastify'
import { userBulk } from '#contract/admin/user-bulk.ts'
import { userImport } from '#contract/admin/user-import.ts'
import { userManagement } from '#contract/admin/users.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { changeUser } from './accounts/change-user.ts'
import { createUser } from './accounts/create-user.ts'
import { readUserPage } from './accounts/read-user.ts'
import { removeUser, restoreUser } from './accounts/remove-user.ts'
import { resetSecondFactor, setPassword } from './accounts/secure-user.ts'
import { changeMany, previewMany } from './bulk/change-many.ts'
import { importUsers, previewUsers } from './import/import-users.ts'
import { exportUsers } from './list/export-users.ts'
import { listUsers } from './list/list-users.ts'

export function userManagementRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, userManagement.list, (asked, { db }) => listUsers(db, asked))
  serve(app, deps, userManagement.one, ({ id }, context) => readUserPage(context, id))
  serve(app, deps, userManagement.create, (form, context) => createUser(context, form))
  serve(app, deps, userManagement.update, (change, context) => changeUser(context, change))
  serve(app, deps, userManagement.setPassword, (wanted, context) => setPassword(context, wanted))
  serve(app, deps, userManagement.resetSecondFactor, ({ id }, context) => resetSecondFactor(context, id))
  serve(app, deps, userManagement.remove, ({ id }, context) => removeUser(context, id))
  serve(app, deps, userManagement.restore, ({ id }, context) => restoreUser(context, id))
  serve(app, deps, userManagement.export, (filters, context) => exportUsers(context, filters))
  serve(app, deps, userImport.preview, ({ file }, context) => previewUsers(context, file))
  serve(app, deps, userImport.run, (wanted, context) => importUsers(context, wanted))
  serve(app, deps, userBulk.preview, (wanted, context) => previewMany(context, wanted))
  serve(app, deps, userBulk.run, (wanted, context) => changeMany(context, wanted))
}

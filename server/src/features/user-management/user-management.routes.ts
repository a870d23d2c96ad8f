import { userBulk } from '#contract/admin/user-bulk.ts'
import { userImport } from '#contract/admin/user-import.ts'
import { userManagement } from '#contract/admin/users.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import {
  createUser,
  readUserPage,
  removeUser,
  resetSecondFactor,
  restoreUser,
  setPassword,
} from './accounts/accounts.ts'
import { changeUser } from './accounts/change-user.ts'
import { proveEmail } from './accounts/prove-email.ts'
import { changeMany, previewMany } from './bulk/change-many.ts'
import { importUsers, previewUsers } from './import/import-users.ts'
import { exportUsers, listUsers } from './list/list-users.ts'

export function userManagementRoutes({ serve }: Mount): void {
  serve(userManagement.list, (asked, context) => listUsers(context, asked))
  serve(userManagement.one, ({ id }, context) => readUserPage(context, id))
  serve(userManagement.create, (form, context) => createUser(context, form))
  serve(userManagement.update, (change, context) => changeUser(context, change))
  serve(userManagement.setPassword, (wanted, context) => setPassword(context, wanted))
  serve(userManagement.resetSecondFactor, ({ id }, context) => resetSecondFactor(context, id))
  serve(userManagement.proveEmail, ({ id }, context) => proveEmail(context, id))
  serve(userManagement.remove, ({ id }, context) => removeUser(context, id))
  serve(userManagement.restore, ({ id }, context) => restoreUser(context, id))
  serve(userManagement.export, (filters, context) => exportUsers(context, filters))
  serve(userImport.preview, ({ file }, context) => previewUsers(context, file))
  serve(userImport.run, (wanted, context) => importUsers(context, wanted))
  serve(userBulk.preview, (wanted, context) => previewMany(context, wanted))
  serve(userBulk.run, (wanted, context) => changeMany(context, wanted))
}

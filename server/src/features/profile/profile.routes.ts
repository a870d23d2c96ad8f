import type { FastifyInstance } from 'fastify'
import { devices } from '#contract/profile/devices.ts'
import { profile } from '#contract/profile/profile.ts'
import { report } from '#contract/profile/report.ts'
import { settings } from '#contract/profile/settings.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteSession, endOtherSessions } from './devices.queries.ts'
import { exportData } from './export-data.ts'
import { foreseeDeletion } from './foresee-deletion.ts'
import { listDevices } from './list-devices.ts'
import { readProfile } from './read-profile.ts'
import { readReport } from './read-report.ts'
import { changeNotification, changeOther, changePrivacy, changeStudy } from './save-settings.ts'
import { readSharedProfile } from './shared-profile.ts'
import { updateProfile } from './update-profile.ts'

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, profile.read, (_, context) => readProfile(context, context.caller.user))
  serve(app, deps, profile.update, (change, context) => updateProfile(context, change))
  serve(app, deps, profile.ofOther, ({ id }, { db, caller }) => readSharedProfile(db, caller.user.id, id))
  serve(app, deps, profile.export, ({ format }, context) => exportData(context, format))
  serve(app, deps, profile.foreseeDeletion, (_, context) => foreseeDeletion(context))
  serve(app, deps, profile.remove, ({ password }, context) => deleteAccount(context, password))
  serve(app, deps, profile.changePassword, async (passwords, context) => {
    await changePassword(context, passwords)
    return {}
  })

  serve(app, deps, settings.saveNotifications, (change, context) => changeNotification(context, change))
  serve(app, deps, settings.saveStudy, (change, context) => changeStudy(context, change))
  serve(app, deps, settings.savePrivacy, (change, context) => changePrivacy(context, change))
  serve(app, deps, settings.saveOther, (setting, context) => changeOther(context, setting))

  serve(app, deps, devices.list, (_, context) => listDevices(context))
  serve(app, deps, devices.signOut, async ({ id }, { db, caller, presence, afterCommit }) => {
    foundOr404(await deleteSession(db, caller.user.id, id), 'sessionNotFound')
    afterCommit(() => presence.endSession(id))
    return {}
  })
  serve(app, deps, devices.signOutOthers, async (_, { db, caller, presence, afterCommit }) => {
    const ended = await endOtherSessions(db, caller.user.id, caller.sessionId)
    afterCommit(() => ended.forEach(presence.endSession))
    return { signedOut: ended.length }
  })

  serve(app, deps, report.read, ({ period }, context) => readReport(context, period))
}

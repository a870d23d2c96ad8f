import { devices } from '#contract/profile/devices.ts'
import { emailAddress } from '#contract/profile/email-address.ts'
import { profile } from '#contract/profile/profile.ts'
import { report } from '#contract/profile/report.ts'
import { settings } from '#contract/profile/settings.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { endSessions } from '../../platform/sessions/sessions.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount, foreseeDeletion } from './delete-account.ts'
import { deleteSession } from './devices.queries.ts'
import { changeEmail, sendLinkAgain } from './email/change-email.ts'
import { readEmail } from './email/read-email.ts'
import { exportData } from './export-data.ts'
import { listDevices } from './list-devices.ts'
import { readProfile, readSharedProfile, updateProfile } from './profile.ts'
import { readReport } from './read-report.ts'
import { changeNotification, changeOther, changePrivacy, changeStudy } from './save-settings.ts'

export function profileRoutes({ serve }: Mount): void {
  serve(profile.read, (_, context) => readProfile(context, context.caller.user))
  serve(profile.update, (change, context) => updateProfile(context, change))
  serve(profile.ofOther, ({ id }, { db, caller }) => readSharedProfile(db, caller.user.id, id))
  serve(profile.export, ({ format }, context) => exportData(context, format))
  serve(profile.foreseeDeletion, (_, context) => foreseeDeletion(context))
  serve(profile.remove, ({ password }, context) => deleteAccount(context, password))
  serve(profile.changePassword, async (passwords, context) => {
    await changePassword(context, passwords)
    return {}
  })

  serve(emailAddress.own, (_, context) => readEmail(context, context.caller.user.id))
  serve(emailAddress.change, (change, context) => changeEmail(context, change))
  serve(emailAddress.sendLink, (_, context) => sendLinkAgain(context))

  serve(settings.saveNotifications, (change, context) => changeNotification(context, change))
  serve(settings.saveStudy, (change, context) => changeStudy(context, change))
  serve(settings.savePrivacy, (change, context) => changePrivacy(context, change))
  serve(settings.saveOther, (setting, context) => changeOther(context, setting))

  serve(devices.list, (_, context) => listDevices(context))
  serve(devices.signOut, async ({ id }, { db, caller, presence, afterCommit }) => {
    foundOr404(await deleteSession(db, caller.user.id, id), 'sessionNotFound')
    afterCommit(() => presence.endSession(id))
    return {}
  })
  serve(devices.signOutOthers, async (_, { db, caller, presence, afterCommit }) => {
    const ended = await endSessions(db, caller.user.id, caller.sessionId)
    afterCommit(() => ended.forEach(presence.endSession))
    return { signedOut: ended.length }
  })

  serve(report.read, ({ period }, context) => readReport(context, period))
}

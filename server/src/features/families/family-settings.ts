import type { families } from '#contract/families/families.ts'
import { selectFamilySettings, switchDigest } from '../../domain/families/family-settings.queries.ts'
import { mayMailGuardian } from '../../domain/families/weeks/may-mail.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'

export async function readSettings(context: CallerContext) {
  const { db, caller } = context
  const settings = await selectFamilySettings(db, caller.user.id)
  return {
    digestEnabled: settings?.digestEnabled ?? true,
    canMail: mayMailGuardian(context, caller.user),
  }
}

export async function saveSettings(
  context: CallerContext,
  { digestEnabled }: Received<typeof families.saveSettings>,
) {
  await switchDigest(context.db, context.caller.user.id, digestEnabled)
  return readSettings(context)
}

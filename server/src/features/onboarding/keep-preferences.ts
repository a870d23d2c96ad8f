import type { InputOf } from '#contract/endpoint.ts'
import type { LearningPreferences, onboarding } from '#contract/onboarding/onboarding.ts'
import { lockUser } from '../../domain/lock-user.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { savePreferences, saveStudyStyle, type selectPreferences } from './onboarding.queries.ts'
import { savePerson } from './save-person.ts'

type Row = Awaited<ReturnType<typeof selectPreferences>>

/** Keeps how somebody likes to learn, and of who they are what was said along with it. */
export async function keepPreferences(
  context: CallerContext,
  { age, profession, expertiseLevel, ...said }: InputOf<typeof onboarding.savePreferences>,
): Promise<Row> {
  const { db, caller, now } = context
  await lockUser(db, caller.user.id)
  await savePerson(context, caller.user.id, { age, profession, expertiseLevel })
  const style = said.preferredExplanationStyle
  if (style !== undefined) await saveStudyStyle(db, caller.user.id, style, now())
  return savePreferences(db, caller.user.id, said, now())
}

/** Who has said nothing yet likes everything alike. */
export function toPreferences(row: Row): LearningPreferences {
  return {
    visualPreference: row?.visualPreference ?? 0.5,
    auditoryPreference: row?.auditoryPreference ?? 0.5,
    kinestheticPreference: row?.kinestheticPreference ?? 0.5,
    preferredExplanationStyle: (row?.preferredExplanationStyle ??
      'balanced') as LearningPreferences['preferredExplanationStyle'],
    motivationFactors: row?.motivationFactors ?? [],
  }
}

import { familyRights } from '#contract/families/family-rights.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { askDeletion, cancelDeletion } from './ask-deletion.ts'
import { agreeForChild, withdrawForChild } from './consent.ts'
import { exportChild } from './export-child.ts'
import { readRights } from './read-rights.ts'

export function familyRightsRoutes({ serve }: Mount): void {
  serve(familyRights.read, ({ id }, context) => readRights(context, id))
  serve(familyRights.agree, ({ id }, context) => agreeForChild(context, id))
  serve(familyRights.withdraw, ({ id }, context) => withdrawForChild(context, id))
  serve(familyRights.export, (wanted, context) => exportChild(context, wanted))
  serve(familyRights.askDeletion, (asked, context) => askDeletion(context, asked))
  serve(familyRights.cancelDeletion, ({ id }, context) => cancelDeletion(context, id))
}

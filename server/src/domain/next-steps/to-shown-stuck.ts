import type { Stuck as ShownStuck } from '#contract/next-steps/what-next.ts'
import { toNamedSkill } from '../skills.ts'
import type { StuckSkill } from './find-stuck-skills.ts'

export function toShownStuck({ skill, method, lessonId, prerequisite, tries }: StuckSkill): ShownStuck {
  return {
    skill: toNamedSkill(skill),
    method,
    lessonId,
    prerequisite: prerequisite === null ? null : toNamedSkill(prerequisite),
    tries,
  }
}

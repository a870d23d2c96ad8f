import type { SkillNode, SkillView, Views } from '../index.ts'

export const node = (id: string, grade: number, ...after: string[]): SkillNode => ({ id, grade, after })

export const see = (skill: string, more: Partial<SkillView> = {}): SkillView => ({
  skill,
  mastery: 0.8,
  level: 'learning',
  isDue: false,
  idleDays: 0,
  answers: 3,
  ...more,
})

export const viewsOf = (...views: SkillView[]): Views => new Map(views.map((view) => [view.skill, view]))

import type { Reader } from '../reader.ts'

export type LessonMaterial = {
  id: number
  title: string
  minutes: number
  quiz: { id: number; title: string; questions: number } | null
}

/** A skill that the class could work on, with what the product has for it and figures of the class as a whole. */
export type ClassSkill = {
  id: string
  name: string
  /** 'I can …' */
  can: string
  standards: readonly string[]
  /** Names of what it builds on. */
  after: readonly string[]
  hasPractice: boolean
  lesson: LessonMaterial | null
  /** Students who have tried it, and those of them who are not sure of it yet. */
  tried: number
  unsure: number
  /** Mean foreseen success of those who tried, 0 to 1; null when nobody has. */
  mastery: number | null
}

/** A group of the class by its name. What one student of it can do is nobody's business but the teacher's. */
export type LessonGroup = {
  name: string
  pupils: number
  /** Mean foreseen success by skill, 0 to 1, of those of the group who tried. */
  mastery: Readonly<Record<string, { mean: number; tried: number }>>
}

export type LessonPlanTask = {
  className: string
  subject: string
  /** As a teacher would say it: "grade 5", "college". */
  gradeName: string
  grade: number
  minutes: number
  pupils: number
  /** Codes that the teacher wants served, as they were typed. */
  standards: readonly string[]
  /** Ids of skills that the teacher chose; none leaves the choice to the gaps. */
  wanted: readonly string[]
  /** In the order of teaching. */
  skills: readonly ClassSkill[]
  groups: readonly LessonGroup[]
  reader: Reader
}

export type LessonPlanDraft = {
  title: string
  description: string
  objectives: string[]
  materials: string[]
  /** Markdown, as assessment and notes are. */
  procedure: string
  assessment: string
  notes: string
  standards: string[]
  attached: { type: 'lesson' | 'quiz'; id: number }[]
  /** Ids of the skills it is about. */
  skills: string[]
}

import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { BadgeCriteria } from '../../db/schema/learning/badges.ts'

/** Columns as they are stored: moments and days as text, points as numbers. */
type Id = { id: number }
type Student = { student_id: number }
type Learner = { user_id: number }

export type RawTables = {
  users: Id & {
    first_name: string
    last_name: string
    username: string
    email: string | null
    role: string
    grade: number
    points: number
    timezone: string
    deleted_at: string | null
  }
  classes: Id & {
    name: string
    teacher_id: number
    grade: number
    is_active: boolean
    deleted_at: string | null
    start_date: string | null
    end_date: string | null
  }
  class_enrollments: Student & { class_id: number; enrolled_at: string; status: string }
  class_groups: Id & { class_id: number; deleted_at: string | null }
  class_group_members: Student & { group_id: number }
  class_gradebooks: {
    class_id: number
    weighting: 'points' | 'weights'
    missing_counts: 'zero' | 'leave_out'
    scale: { kind: string; bands: { name: string; from: number }[] }
    terms: { name: string; startsOn: string; endsOn: string }[]
  }
  grade_categories: Id & {
    class_id: number
    name: string
    weight: number
    drop_lowest: number
    is_extra_credit: boolean
  }
  assignments: Id & {
    title: string
    class_id: number
    teacher_id: number
    quiz_id: number | null
    due_date: string | null
    assigned_date: string
    points: number
    status: string
    kind: string
    late_policy: string
    late_deduction: number
    counted_attempt: string
    audience: string
    group_id: number | null
    skills: string[]
    problems_wanted: number | null
    deck: unknown[]
    rubric: { id: string; levels: { points: number }[] }[]
    category_id: number | null
    is_extra_credit: boolean
    deleted_at: string | null
  }
  assignment_submissions: Id &
    Student & {
      assignment_id: number
      submitted_at: string
      status: string
      grade: number | null
      graded_at: string | null
      late_deducted: number
      is_automatic: boolean
      attempts: number
      content: string | null
      feedback: string | null
      attachments: unknown[]
      rubric_scores: Record<string, number>
    }
  assignment_students: Student & { assignment_id: number }
  assignment_excuses: Student & { assignment_id: number }
  school_settings: { time_zone: string }
  school_terms: { name: string; first_day: string; last_day: string }
  subjects: Id & { name: string }
  lessons: Id & {
    title: string
    subject_id: number
    grade: number
    grade_from: number | null
    grade_to: number | null
    audience: string
    strand: string | null
    outline: { standards: string[]; skills: string[] } | null
    duration: number
    retired_at: string | null
  }
  quizzes: Id & {
    lesson_id: number
    title: string
    questions: { id: string; correctOptionId: string; options: { id: string }[] }[]
  }
  quiz_results: Id &
    Learner & {
      quiz_id: number
      score: number
      max_score: number
      date_taken: string
      attempt: number
      answers: { questionId: string; selectedOptionId: string; correct: boolean }[]
    }
  user_progress: Learner & {
    lesson_id: number
    completed: boolean
    time_spent: number
    last_accessed: string
    completed_at: string | null
  }
  attempts: Id &
    Learner & {
      source: string
      item_id: string
      seed: number | null
      skills: string[]
      correct: boolean
      helped: boolean
      try_number: number
      answered_at: string
      voided_at: string | null
      day: string
    }
  learning_days: Learner & {
    day: string
    subject_id: number | null
    lessons_completed: number
    quizzes_taken: number
    problems_tried: number
    cards_reviewed: number
    seconds: number
  }
  study_pauses: Id & Learner & { first_day: string; last_day: string }
  skill_states: Id &
    Learner & {
      skill: string
      level: string
      mastery: number
      answers: number
      correct: number
      last_answered_at: string
      evidence: { levelAt: number | null }
    }
  flashcards: Learner & {
    assignment_id: number | null
    last_reviewed: string | null
    deleted_at: string | null
  }
  learning_goals: Id &
    Learner & {
      goal_type: string
      subject: string | null
      target_score: number
      start_score: number
      target_date: string
      priority: number
      is_active: boolean
      created_at: string
    }
  user_settings: Learner & { setting_key: string; setting_value: { unit: string; amount: number } }
  point_entries: Id & Learner & { points: number }
  privacy_settings: Learner & { show_on_leaderboard: boolean }
  badges: Id & { criteria: BadgeCriteria }
  user_badges: Id & Learner & { badge_id: number }
  mission_completions: Learner
  guardianships: { guardian_id: number; child_id: number; ended_at: string | null }
}

export type RawRows = { [Table in keyof RawTables]: RawTables[Table][] }
export type Raw<Table extends keyof RawTables> = RawTables[Table]

const TABLES: readonly (keyof RawTables)[] = [
  ...(['users', 'classes', 'class_enrollments', 'class_groups', 'class_group_members'] as const),
  ...(['class_gradebooks', 'grade_categories', 'assignments', 'assignment_submissions'] as const),
  ...(['assignment_students', 'assignment_excuses', 'school_settings', 'school_terms', 'subjects'] as const),
  ...(['lessons', 'quizzes', 'quiz_results', 'user_progress', 'attempts', 'learning_days'] as const),
  ...(['study_pauses', 'skill_states', 'flashcards', 'point_entries', 'privacy_settings'] as const),
  ...(['learning_goals', 'user_settings'] as const),
  ...(['badges', 'user_badges', 'guardianships', 'mission_completions'] as const),
]

/** People by their names, as the database compares them. */
const ORDER: Partial<Record<keyof RawTables, string>> = { users: ' order by last_name, first_name, id' }

/** All rows of all tables that figures are made of, as the database has them. */
export async function readRawRows(db: Database): Promise<RawRows> {
  const all: Partial<Record<keyof RawTables, unknown>> = {}
  for (const table of TABLES) {
    const { rows } = await db.execute<{ found: unknown }>(
      sql.raw(
        `select coalesce(json_agg(t), '[]'::json) as found from (select * from ${table}${ORDER[table] ?? ''}) t`,
      ),
    )
    all[table] = rows[0]?.found
  }
  return all as RawRows
}

/**
 * Which period each table falls under [LEGAL-15…18]. `account`: goes with the account. `education`: 7 years after `at`.
 * `technical`: 90 days after `at`, or as soon as it has run out. `marketing`: 2 years after `at`. `content`: the school's
 * own material or figures that name nobody; `why` says so.
 */
export type TableClass =
  | { is: 'account' }
  | { is: 'education'; at: string }
  | { is: 'technical'; at: string }
  | { is: 'expires' }
  | { is: 'marketing'; at: string }
  | { is: 'content'; why: string }

const account: TableClass = { is: 'account' }
const expires: TableClass = { is: 'expires' }
const education = (at: string): TableClass => ({ is: 'education', at })
const technical = (at: string): TableClass => ({ is: 'technical', at })
const content = (why: string): TableClass => ({ is: 'content', why })

const SCHOOLS = 'the school’s own; it removes it itself'
const NAMELESS = 'sums that name nobody'

/** A test holds it against the schema: a new table must say where it belongs. */
export const TABLE_CLASSES: Readonly<Record<string, TableClass>> = {
  users: account,

  agent_feedback: account,
  ai_chat_sessions: account,
  announcement_reads: account,
  announcements: account,
  assignment_students: account,
  calendar_feeds: account,
  chat_messages: account,
  class_files: account,
  class_group_members: account,
  deletion_requests: account,
  document_comments: account,
  document_shares: account,
  document_summaries: account,
  downloaded_content: account,
  feedback_comments: account,
  flashcard_media: account,
  flashcard_settings: account,
  flashcards: account,
  family_message_reads: account,
  family_messages: account,
  family_settings: account,
  guardian_agreements: account,
  guardianships: account,
  identities: account,
  inbox_entries: account,
  learner_models: account,
  learning_goals: account,
  learning_paths: account,
  learning_plans: account,
  learning_preferences: account,
  lesson_plans: account,
  notification_preferences: account,
  notification_schedules: account,
  onboarding_progress: account,
  passage_sources: account,
  passages: account,
  passkeys: account,
  point_entries: account,
  plan_executions: account,
  privacy_settings: account,
  safety_signals: account,
  professional_documents: account,
  class_posters: account,
  picture_passwords: account,
  publication_requests: account,
  sign_in_cards: account,
  second_factors: account,
  skill_states: account,
  study_guide_reports: account,
  study_guide_shares: account,
  study_guides: account,
  study_pauses: account,
  study_preferences: account,
  support_tickets: account,
  teachers: account,
  teaching_resources: account,
  uploads: account,
  user_badges: account,
  user_notes: account,
  user_settings: account,
  visual_backgrounds: account,
  visual_project_reports: account,
  visual_project_versions: account,
  visual_projects: account,
  visual_sprites: account,

  analytics: education('end_date'),
  assignment_excuses: education('created_at'),
  assignment_submissions: education('submitted_at'),
  attempts: education('answered_at'),
  // Who looked at a student's records belongs to them, and is kept as long.
  audit_log: education('created_at'),
  class_enrollments: education('enrolled_at'),
  daily_mixes: education('planned_at'),
  disputes: education('created_at'),
  flashcard_reviews: education('reviewed_at'),
  learning_days: education('day'),
  lesson_visits: education('updated_at'),
  mission_completions: education('completed_at'),
  offer_choices: education('chosen_at'),
  onboarding_assessments: education('created_at'),
  placements: education('started_at'),
  practice_problems: education('given_at'),
  quiz_results: education('date_taken'),
  safety_alerts: education('last_at'),
  submission_versions: education('replaced_at'),
  tutor_help: education('helped_at'),
  user_progress: education('last_accessed'),

  family_digests: technical('created_at'),
  backup_runs: technical('started_at'),
  browser_errors: technical('last_seen_at'),
  idempotency_keys: technical('created_at'),
  notification_mails: technical('created_at'),
  notifications: technical('created_at'),
  request_statistics: technical('hour'),
  passkey_challenges: expires,
  guardian_requests: expires,
  email_proofs: expires,
  invitations: expires,
  password_resets: expires,
  provider_visits: expires,
  sessions: expires,
  throttles: expires,

  contact_messages: { is: 'marketing', at: 'updated_at' },

  active_days: content(NAMELESS),
  audit_seals: content('hashes, by which the audit log is verified; they name nobody'),
  ai_budgets: content(SCHOOLS),
  ai_usage: content(NAMELESS),
  assignments: content(SCHOOLS),
  badges: content('the product’s own'),
  canned_answers: content(SCHOOLS),
  class_gradebooks: content(SCHOOLS),
  class_groups: content(SCHOOLS),
  classes: content(SCHOOLS),
  curriculum_document_versions: content(SCHOOLS),
  curriculum_documents: content(SCHOOLS),
  grade_categories: content(SCHOOLS),
  lessons: content('the curriculum'),
  mastery_weights: content(NAMELESS),
  quizzes: content('the curriculum'),
  family_readings: content('what the school lets guardians read, in its own words'),
  school_consents: content('what the school agreed to, in its own words'),
  school_settings: content(SCHOOLS),
  school_terms: content(SCHOOLS),
  shared_visual_elements: content('the product’s own'),
  statistics: content(SCHOOLS),
  subjects: content('the curriculum'),
  testimonials: content(SCHOOLS),
  video_content: content('a list for everybody; who added a video is forgotten with the account'),
}

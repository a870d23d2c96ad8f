/**
 * What stands somewhere inside JSON, a text or a number without a foreign key. `day` and `moment` are times; `id` a number of a
 * row; all others are texts that may name rows.
 */
export type Meaning =
  | { is: 'day' | 'moment' | 'link' | 'item' | 'material' | 'source' | 'occasion' | 'schoolYear' | 'zone' }
  | { is: 'id'; of: string }
  /** What the row is about: of which table depends on its kind. */
  | { is: 'about'; of: Record<string, string> }
  | { is: 'bundle' }

const day: Meaning = { is: 'day' }
const moment: Meaning = { is: 'moment' }
const link: Meaning = { is: 'link' }
const item: Meaning = { is: 'item' }
const id = (of: string): Meaning => ({ is: 'id', of })

type Places = Readonly<Record<string, Meaning>>

const NOTHING: Places = {}
const OF_FILES: Places = { '*.url': link }

/** Every column of JSON that is taken, with the paths at which it holds ids and times. */
export const JSON_PLACES: Readonly<Record<string, Places>> = {
  'analytics.insights': NOTHING,
  'analytics.metrics': NOTHING,
  'announcements.attachments': OF_FILES,
  'assignment_submissions.attachments': OF_FILES,
  'assignment_submissions.rubric_scores': NOTHING,
  'assignments.deck': NOTHING,
  'assignments.resources': OF_FILES,
  'assignments.rubric': NOTHING,
  'attempts.answer': NOTHING,
  'chat_messages.dialogue': NOTHING,
  'chat_messages.metadata': { about: item },
  'chat_messages.sources': { '*': { is: 'source' } },
  'class_gradebooks.scale': NOTHING,
  'class_gradebooks.terms': { '*.startsOn': day, '*.endsOn': day },
  'classes.schedule': NOTHING,
  'curriculum_document_versions.metadata': NOTHING,
  'curriculum_documents.metadata': NOTHING,
  'daily_mixes.problems': NOTHING,
  'family_digests.children': { '*.childId': id('users'), '*.lines.*.day': day },
  'flashcard_reviews.before': { lastReviewed: moment, nextReviewDate: moment },
  'learning_paths.path_data': { '*.lessonId': id('lessons'), '*.quizId': id('quizzes') },
  'learning_plans.context': { targetDate: day },
  'learning_plans.steps': { '*.link': link, '*.day': day, '*.sittings.*.day': day },
  'learning_preferences.motivation_factors': NOTHING,
  'lesson_plans.attached': { '*': { is: 'material' } },
  'notification_preferences.custom_settings': NOTHING,
  'notifications.data': NOTHING,
  'onboarding_assessments.question_responses': { '*.questionId': item },
  'onboarding_progress.completed_steps': NOTHING,
  'onboarding_progress.step_data': NOTHING,
  'placements.state': NOTHING,
  'plan_executions.step_states': { '*.completedAt': moment },
  'professional_documents.citation': NOTHING,
  // Looked at by `load-school`: an answer to a question that no longer exists.
  'quiz_results.answers': NOTHING,
  'study_guides.resources': NOTHING,
  'study_preferences.preferred_study_times': NOTHING,
  'submission_versions.attachments': OF_FILES,
  'submission_versions.rubric_scores': NOTHING,
  'teachers.office_hours': NOTHING,
  'user_settings.setting_value': { seenAt: moment },
  'visual_project_versions.assets': NOTHING,
  'visual_project_versions.blocks': NOTHING,
  'visual_projects.assets': NOTHING,
  'visual_projects.blocks': NOTHING,
}

/** Texts and numbers that name rows without a foreign key. */
export const PLAIN_PLACES: Readonly<Record<string, Meaning>> = {
  'attempts.item_id': item,
  'chat_messages.content': link,
  'classes.academic_year': { is: 'schoolYear' },
  'disputes.item_id': item,
  'flashcards.back': link,
  'flashcards.front': link,
  'flashcards.passage': link,
  'flashcards.picture_ids': id('flashcard_media'),
  'notifications.link': link,
  'notifications.occasion': { is: 'occasion' },
  'point_entries.about': { is: 'about', of: { perfectQuiz: 'quizzes', lesson: 'lessons' } },
  'practice_problems.bundle': { is: 'bundle' },
  'publication_requests.subject_id': { is: 'about', of: { guide: 'study_guides' } },
  'tutor_help.item_id': item,
  'user_notes.content': link,
  'users.timezone': { is: 'zone' },
}

export { filterLessons, type LessonFilter } from './filter-lessons.ts'
export {
  listProgressPercent,
  mergeProgress,
  pageProgressPercent,
} from './lesson-progress.ts'
export { type Because, type Knowledge, type PathLesson, recommend } from './recommend.ts'

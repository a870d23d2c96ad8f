export { filterLessons, type LessonFilter } from './filter-lessons.ts'
export {
  type LessonProgress,
  listProgressPercent,
  mergeProgress,
  pageProgressPercent,
} from './lesson-progress.ts'
export { type Because, type PathLesson, type Recommended, recommend } from './recommend.ts'

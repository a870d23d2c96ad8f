export { filterLessons, type LessonFilter } from './filter-lessons.ts'
export {
  type LessonProgress,
  listProgressPercent,
  mergeProgress,
  pageProgressPercent,
} from './lesson-progress.ts'

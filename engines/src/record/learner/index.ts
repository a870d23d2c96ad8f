export {
  type Earned,
  earnByLesson,
  earnByQuiz,
  earnBySkill,
  isLessonEvidence,
  isQuizEvidence,
  POINTS,
} from './evidence.ts'
export {
  averageShare,
  isHeld,
  meanShare,
  type Results,
  type Share,
  sharePercent,
  toMinutes,
  toWholePercent,
} from './figures.ts'

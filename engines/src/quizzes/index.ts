export { PERFECT_SCORE_POINTS, resultTier, scoreQuiz, shuffleOptions } from './score-quiz.ts'

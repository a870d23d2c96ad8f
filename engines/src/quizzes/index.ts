export { PERFECT_SCORE_POINTS, type ResultTier, resultTier, scoreQuiz, shuffleOptions } from './score-quiz.ts'

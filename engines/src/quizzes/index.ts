export { resultTier, scoreQuiz, shuffleOptions } from './score-quiz.ts'

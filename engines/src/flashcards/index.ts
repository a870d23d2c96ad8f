export { CARD_STATES, RATINGS, type Rating } from './card-words.ts'
export { FORECAST_DAYS, forecast } from './forecast.ts'
export {
  type CardMemory,
  intervalSecondsOf,
  newMemory,
  previewRatings,
  rate,
} from './memory.ts'
export {
  type DailyLimits,
  DEFAULT_LIMITS,
  type DoneToday,
  LEARN_AHEAD_MINUTES,
  leftToday,
  MOST_PER_DAY,
  orderQueue,
} from './queue.ts'
export { listCardWords, listWantedWords } from './search-words.ts'
export { spreadBacklog } from './spread-backlog.ts'

export { type ClassMetrics, findInsights, INSIGHT_CODES, type Insight } from './insights.ts'
export {
  analyzeItems as analyseItems,
  ITEM_FLAGS,
  type ItemFigures,
  type ItemFlag,
  type ItemQuestion,
  LEAST_ATTEMPTS,
} from './items.ts'
export {
  CLASS_PERIODS,
  type ClassPeriod,
  countDays,
  findSpan,
  findSpanBefore,
  LONGEST_PERIOD_DAYS,
  listWeekStarts,
  type Span,
} from './periods.ts'

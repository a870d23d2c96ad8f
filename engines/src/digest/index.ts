export {
  type ChildWeek,
  chooseWeek,
  MOST_LINES,
  type WeekFacts,
  type WeekLine,
  type WeekTalk,
} from './choose-week.ts'
export { nextDigestAt, weekOfDigest } from './when.ts'

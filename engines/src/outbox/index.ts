export { chooseDelayMs, isNotNow, judge, type Outcome } from './judge.ts'
export { findNext, listGivenUp, listGoing, sortByPlace } from './order.ts'
export { makeStandInId, type Names, readNames, rename, renameWrite } from './stand-ins.ts'
export type { Refusal, WaitingWrite } from './waiting-write.ts'

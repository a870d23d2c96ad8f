/** For what stands before another sentence: what is wrong with a field is told without a full stop beside the field. */
export function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

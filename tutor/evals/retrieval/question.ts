/** A question about the curriculum, and pieces of the sentences that answer it. */
export type CurriculumQuestion = { ask: string; holds: string[] }

/** One line each: the question, then what the answer holds; several places that answer it are parted by " / ". */
export function readQuestions(lines: string): CurriculumQuestion[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [ask = '', holds = ''] = line.split(' => ')
      return { ask, holds: holds.split(' / ') }
    })
}

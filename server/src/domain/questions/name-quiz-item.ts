/** How an answer to a question of a quiz is called wherever answers of all kinds stand together. */
export function nameQuizItem(quizId: number, questionId: string): string {
  return `quiz:${quizId}:${questionId}`
}

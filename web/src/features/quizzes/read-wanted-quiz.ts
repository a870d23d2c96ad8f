/** Which quiz the address asks for: /quizzes/12 or /quizzes?quiz=12. What is no number is NaN, which no quiz has. */
export function readWantedQuiz(params: { quizId?: unknown }, search: { quiz?: unknown }): number | null {
  const wanted = params.quizId ?? search.quiz
  if (wanted === undefined || wanted === '') return null
  return /^\d{1,10}$/.test(String(wanted)) ? Number(wanted) : Number.NaN
}

import { createMathTasks, type MathSolver } from '../math-tasks.ts'

const tasks = createMathTasks()
/** The math port on this thread, without its worker. */
export const math: MathSolver = {
  solve: async (task) => tasks.solve(task),
  checkStep: async (task) => tasks.checkStep(task),
  checkLine: async (task) => tasks.checkLine(task),
  makeSimilar: async (task) => tasks.makeSimilar(task),
  plot: async (task) => tasks.plot(task),
}

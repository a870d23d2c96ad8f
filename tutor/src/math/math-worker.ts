import { parentPort } from 'node:worker_threads'
import { createMathTasks, type MathTasks } from './math-tasks.ts'

// The algebra engine takes a second to load and may take long on a problem nobody foresaw: nobody else should wait.
const tasks = createMathTasks()
parentPort?.on('message', ({ name, task }: { name: keyof MathTasks; task: never }) => {
  parentPort?.postMessage(tasks[name](task))
})

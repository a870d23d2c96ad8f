/** Lets the browser do what waits, a press or a paint, before a long piece of work goes on. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

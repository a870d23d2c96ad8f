import { registerHooks } from 'node:module'

/*
 * Two thirds of the time in which the server loads would go into finding files: for each module Node reads what its
 * package exports, and that of drizzle-orm is 180 KB. Here paths lead where they say, and what our own files import by a
 * name is looked up once. An entry imports this file alone and then, dynamically, the program.
 */
const IN_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/
const found = new Map<string, ReturnType<Parameters<typeof registerHooks>[0]['resolve'] & {}>>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL: parent, conditions } = context
    if (!parent?.startsWith('file:') || !conditions.includes('import')) return next(specifier, context)
    const isOurs = !parent.includes('/node_modules/')
    if (specifier.startsWith('.')) {
      const format = findFormat(parent, specifier, isOurs)
      if (format === null) return next(specifier, context)
      return { url: new URL(specifier, parent).href, format, shortCircuit: true }
    }
    if (!isOurs) return next(specifier, context)
    const known = found.get(specifier)
    if (known) return known
    const resolved = { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, resolved)
    return resolved
  },
})

function findFormat(parent: string, specifier: string, isOurs: boolean): string | null {
  if (isOurs) return specifier.endsWith('.ts') ? 'module-typescript' : null
  return IN_DRIZZLE.test(parent) && specifier.endsWith('.js') ? 'module' : null
}

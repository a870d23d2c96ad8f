import { parse } from 'yaml'
import * as z from 'zod/mini'

/** Something that is wrong with a file, said so that its writer can mend it. */
export type Fault = { file: string; reason: string }

/** Reads YAML of a known shape. Answers undefined and adds faults when it does not fit. */
export function readYaml<Shape extends z.ZodMiniType>(
  text: string,
  shape: Shape,
  file: string,
  faults: Fault[],
): z.output<Shape> | undefined {
  let value: unknown
  try {
    value = parse(text)
  } catch (error) {
    faults.push({ file, reason: `is no YAML: ${(error as Error).message.split('\n')[0]}` })
    return undefined
  }
  const result = z.safeParse(shape, value)
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    faults.push({ file, reason: `${issue.path.join('.') || 'the file'}: ${issue.message}` })
  }
  return undefined
}

import * as z from 'zod/mini'

/** Which one answered: the engine that ships with the product, or the language model that the operator configured. */
export const AiEngine = z.enum(['embedded', 'llm'])

/** Why the language model did not answer although one is configured. */
export const AiFallback = z.enum(['timeout', 'limit', 'invalid', 'unreachable', 'budget'])

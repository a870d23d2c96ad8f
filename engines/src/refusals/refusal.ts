/** English texts by reason; `{{name}}` stands for what is filled in. */
export type RefusalTexts = Readonly<Record<string, string>>

type Holes<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Holes<Rest> : never

/** A reason whose text says everything. */
export type PlainReason<Texts extends RefusalTexts> = {
  [Reason in keyof Texts & string]: [Holes<Texts[Reason]>] extends [never] ? Reason : never
}[keyof Texts & string]

type DetailedRefusal<Texts extends RefusalTexts> =
  | { reason: PlainReason<Texts>; params?: undefined }
  | {
      [Reason in Exclude<keyof Texts & string, PlainReason<Texts>>]: {
        reason: Reason
        /** What is filled in may have a text of its own: "Row 3: Write a username. Nobody was added." */
        params: Record<Holes<Texts[Reason]>, string | number | DetailedRefusal<Texts>>
      }
    }[Exclude<keyof Texts & string, PlainReason<Texts>>]

/** Why something is refused: a reason of the catalog, with what its text needs. */
export type RefusalOf<Texts extends RefusalTexts> = PlainReason<Texts> | DetailedRefusal<Texts>

/** A refusal as it travels: for programs and translations, and in English. */
export type Said = {
  reason: string
  params?: Record<string, string | number | Said> | undefined
  message: string
}

type AnyRefusal =
  | string
  | {
      reason: string
      params?: Record<string, string | number | AnyRefusal> | undefined
      /** Told where the texts lack the reason. */
      message?: string
    }

/** What a refusal needs to be filled into another one. */
export function nest<R extends string | object>(
  refusal: R,
): Exclude<R, string> | { reason: Extract<R, string> }
export function nest(refusal: string | object): object {
  return typeof refusal === 'string' ? { reason: refusal } : refusal
}

/** The text of a refusal, and what it was made of. */
export function sayRefusal(texts: RefusalTexts, refusal: AnyRefusal): Said {
  const { reason, params, message: known } = typeof refusal === 'string' ? { reason: refusal } : refusal
  const text = Object.hasOwn(texts, reason) ? texts[reason] : undefined
  if (text === undefined || !params) return { reason, params: undefined, message: text ?? known ?? reason }
  const said = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? sayRefusal(texts, value) : value,
    ]),
  )
  const message = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = said[name]
    if (typeof value !== 'object') return String(value)
    return name === 'problem' ? endSentence(value.message) : value.message
  })
  return { reason, params: said, message }
}

/** What is wrong with something is told without a full stop; within another text, as its `{{problem}}`, it needs one. */
function endSentence(text: string): string {
  if (/[.!?。！？]$/u.test(text)) return text
  return /\p{Script=Han}$/u.test(text) ? `${text}。` : `${text}.`
}

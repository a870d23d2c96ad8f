/** How students type, and what they mean by it; only forms that mean nothing else. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|ca|wo)nt\b/gi, "$1n't"],
  [/\b(what|who|where|how|when|that)s\b/gi, "$1's"],
  [/\bw[hu]?ats?\b(?= (?:is|are|the|a|an|does|do|about|if))/gi, 'what'],
  [/\bwats\b/gi, "what's"],
  [/\b(?:wat|wut|wht)\b/gi, 'what'],
  [/\bwich\b/gi, 'which'],
  [/\b(?:cuz|coz|bcuz|bc)\b/gi, 'because'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bim\b/gi, "I'm"],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\brite\b/gi, 'right'],
  [/\b(?:gonna)\b/gi, 'going to'],
  [/\b(?:wanna)\b/gi, 'want to'],
  [/(?<=\s)\?(?=\s*$|\s+\w)|(?<=\bput )\?/g, 'question mark'],
  [/(?<=\s)!(?=\s*$|\s+\w)/g, 'exclamation mark'],
]

/** The message in usual spelling of small words; what it is about stays as it was typed. */
export function readTyped(message: string): string {
  return FORMS.reduce((text, [form, meant]) => text.replace(form, meant), message.replace(/[’]/g, "'"))
}

const EXPLANATIONS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:suicid(?:e|al)|commit(?:ting)? suicide|suicidal thoughts?)$/,
    'Suicide means that a person ends their own life. People who think about it are often in great pain and see no other way out, but there is help, and such feelings can pass.',
  ],
  [
    /^(?:self (?:harm(?:ing)?|injury|mutilation)|harming (?:yourself|oneself))$/,
    'Self-harm means that a person hurts their own body on purpose, often because their feelings are too strong to bear. It is no one’s fault, and there is help.',
  ],
  [
    /^(?:an )?overdos(?:e|ing)$/,
    'An overdose means that a person took too much of a medicine or a drug. It is an emergency: an adult and a doctor have to know right away.',
  ],
  [
    /^(?:anorexia(?: nervosa)?|anorexic|bulimia(?: nervosa)?|bulimic|eating disorders?|binge eating)$/,
    'This is about eating disorders: illnesses that make eating very hard. A person eats too little, or far too much, and is afraid of their own body. Doctors can help, and people get well again.',
  ],
  [
    /^(?:rap(?:e|ed|ist)|molest(?:ed|ation|er)?|sexual (?:abuse|assault|harassment)|incest)$/,
    'This is about sexual violence: a person touches another person’s body, or makes them do something, although they do not want it. It is against the law, and it is never the fault of the person it happens to.',
  ],
  [
    /^(?:abuse|child abuse|physical abuse|emotional abuse|domestic (?:violence|abuse))$/,
    'Abuse means that a person hurts someone or treats them very badly, often again and again, with hands or with words. It is never the fault of the person it happens to.',
  ],
]
const WHERE_TO_TURN =
  'If this is about you or someone you know, talk to an adult you trust today: a teacher, a school counselor, a relative. If anyone is in danger right now, call the emergency number of your country.'

export const SENSITIVE_TEXTS: readonly string[] = [...EXPLANATIONS.map(([, text]) => text), WHERE_TO_TURN]

const ASKED =
  /^(?:(?:what (?:is|s|are|does|do)|define|explain|definition of|meaning of|what is the (?:meaning|definition) of|tell me (?:about|what)) )(?:(?:an?|the|the word|the term) )?(.+?)(?: means?| is)?$/

const spell = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** A careful explanation and where to turn to, in place of a dictionary and its examples; null for every other word. */
export function explainSensitiveWord(word: string): readonly string[] | null {
  const spelled = spell(word)
  const found = EXPLANATIONS.find(([words]) => words.test(spelled))
  return found ? [found[1], WHERE_TO_TURN] : null
}

/** The same for a message that asks what a word means and says nothing else. */
export function explainAskedWord(message: string): readonly string[] | null {
  const word = ASKED.exec(spell(message))?.[1]
  return word === undefined ? null : explainSensitiveWord(word)
}

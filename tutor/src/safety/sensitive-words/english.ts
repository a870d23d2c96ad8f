import type { WordTexts } from './word-texts.ts'

export const ENGLISH: WordTexts = {
  asked: [
    /^(?:what (?:is|s) the (?:meaning|definition) of|what (?:is|s|are|does|do)|define|explain|(?:definition|meaning) of|tell me (?:about|what)) (?:(?:the word|the term|an?|the) )?(.+?)(?: means?| is)?$/,
  ],
  words: {
    suicide: /^(?:suicid(?:e|al)|commit(?:ting)? suicide|suicidal thoughts?)$/,
    selfHarm: /^(?:self (?:harm(?:ing)?|injury|mutilation)|harming (?:yourself|oneself))$/,
    overdose: /^(?:an )?overdos(?:e|ing)$/,
    eatingDisorder:
      /^(?:anorexia(?: nervosa)?|anorexic|bulimia(?: nervosa)?|bulimic|eating disorders?|binge eating)$/,
    sexualViolence: /^(?:rap(?:e|ed|ist)|molest(?:ed|ation|er)?|sexual (?:abuse|assault|harassment)|incest)$/,
    abuse: /^(?:abuse|child abuse|physical abuse|emotional abuse|domestic (?:violence|abuse))$/,
  },
  explanations: {
    suicide:
      'Suicide means that a person ends their own life. People who think about it are often in great pain and see no other way out, but there is help, and such feelings can pass.',
    selfHarm:
      'Self-harm means that a person hurts their own body on purpose, often because their feelings are too strong to bear. It is not anyone’s fault, and there is help.',
    overdose:
      'An overdose means that a person took too much of a medicine or a drug. It is an emergency: an adult and a doctor have to know right away.',
    eatingDisorder:
      'This is about eating disorders. They are illnesses that make eating very hard: a person eats too little, or far too much, and is afraid of their own body. Doctors can help, and people get well again.',
    sexualViolence:
      'This is about sexual violence: touching another person’s body, or making them do something, although they do not want it. It is against the law, and it is never the fault of the person it happens to.',
    abuse:
      'Abuse means hurting a person or treating them very badly, often again and again, with hands or with words. It is never the fault of the person it happens to.',
  },
  whereToTurn:
    'If this is about you or someone you know, talk to an adult you trust today: a teacher, a school counselor, a relative. If anyone is in danger right now, call the emergency number of your country.',
}

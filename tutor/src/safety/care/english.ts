import type { CareTexts } from './care-text-parts.ts'

/** Fixed and checked by people, never made up. Sentence by sentence. */
export const ENGLISH: CareTexts = {
  phrases: {
    selfHarm: {
      student: [
        'I am really glad that you wrote this.',
        'It sounds as if things are very hard for you right now.',
        'You are not alone, and this is not your fault.',
        'I am a computer program, so I cannot help you the way a person can.',
        'Please talk to someone today.',
      ],
      adult: [
        'I am glad that you wrote this, and I am sorry that things are so hard right now.',
        'I am a computer program and cannot help you the way a person can.',
        'Please talk to someone today: a friend, a doctor or a crisis line.',
      ],
    },
    abuse: {
      student: [
        'Thank you for telling me.',
        'Nobody is allowed to hurt you or to touch you in a way that you do not want.',
        'It is not your fault, and it is right to tell someone.',
        'I am a computer program, so I cannot help you the way a person can.',
        'Please tell a person who can help.',
      ],
      adult: [
        'I am sorry that this is happening.',
        'Nobody is allowed to hurt you, and it is not your fault.',
        'I am a computer program and cannot help you the way a person can.',
        'Please turn to someone you trust, or to a help line.',
      ],
    },
    sexual: {
      student: [
        'I cannot talk about this with you.',
        'If someone asks you for pictures, wants to meet you alone or makes you feel strange, you have done nothing wrong.',
        'Do not answer them, keep the messages, and show them to a grown-up you trust.',
      ],
      adult: ['I cannot talk about this here.'],
    },
    violence: {
      student: [
        'This is serious, and I want everyone to be safe.',
        'If someone could get hurt, please tell a grown-up right now.',
        'If you are so angry that you want to hurt someone, a person can help you with that too.',
      ],
      adult: [
        'This is serious, and I want everyone to be safe.',
        'If someone could get hurt, please call the emergency services right now.',
      ],
    },
    bullying: {
      student: [
        'I am sorry that this is happening to you.',
        'Nobody deserves to be treated like that, and it is not your fault.',
        'Telling a grown-up is not tattling: it is how it stops.',
      ],
      adult: ['I am sorry that this is happening.', 'Please talk to someone you trust about it.'],
    },
    drugs: {
      student: [
        'I cannot help with that, because it could harm you.',
        'If you took something and feel ill, tell a grown-up at once.',
        'If someone wants you to try something, it is fine to say no and to walk away.',
      ],
      adult: ['I cannot help with that here.'],
    },
    eatingDisorder: {
      student: [
        'It sounds as if eating has become hard for you, and I am glad that you wrote it.',
        'Your body needs food to grow and to think, and you are fine as you are.',
        'I am a computer program, so I cannot help you the way a person can.',
        'Please talk about it with a grown-up or a doctor.',
      ],
      adult: [
        'It sounds as if eating has become hard for you.',
        'I am a computer program and cannot help you the way a person can.',
        'Please talk about it with a doctor or someone you trust.',
      ],
    },
    personalData: {
      student: [
        'Please do not write your address, phone number, password or full name here.',
        'They belong to you and your family.',
      ],
      adult: ['Please keep addresses, phone numbers and passwords to yourself here.'],
    },
  },
  aboutOther: {
    student: [
      'Thank you for telling me. You are being a good friend.',
      'It is not your job to fix this alone, and it is not your fault.',
      'Please tell an adult today, even if you promised to keep it a secret. Some secrets are too heavy to keep.',
      'You can stay close, listen, and say: “I care about you, let us tell someone together.”',
      'And if it is about you, the same is true: you deserve help too.',
    ],
    adult: [
      'Thank you for looking out for someone.',
      'Ask them openly how they are, listen, and do not leave them alone if they may be in danger.',
      'Help them to reach a doctor or a crisis line. You do not have to carry this alone either.',
    ],
  },
  trustedAdults: 'Talk to an adult you trust: a parent, a teacher, a school counselor.',
  adultsBesideParents: 'Talk to an adult you trust: a teacher, a school counselor, a relative.',
  emergency: 'If you are in danger right now, call the emergency number of your country.',
  emergencyOfOther: 'If they are in danger right now, call the emergency number of your country.',
  told: 'An adult who looks after you here will be told, so that you are not alone with this.',
  nameContact: (name, contact) => `You can reach ${name} here: ${contact}.`,
  afterwards: [
    'I am glad you told me.',
    'You do not have to carry this alone.',
    'Please talk to a person you trust, and write to me whenever you want to.',
  ],
}

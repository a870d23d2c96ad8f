import type { SafetyCategory } from './categories.ts'

/** What is said to somebody in need: fixed, checked by people, never made up. Sentence by sentence. */
export const CARE_PHRASES: Record<SafetyCategory, { student: readonly string[]; adult: readonly string[] }> =
  {
    selfHarm: {
      student: [
        'I am really glad that you wrote this.',
        'It sounds as if things are very hard for you right now.',
        'You are not alone, and this is not your fault.',
        'I am a computer program, so I cannot help you the way a person can.',
        'Please talk to somebody today.',
      ],
      adult: [
        'I am glad that you wrote this, and I am sorry that things are so hard right now.',
        'I am a computer program and cannot help you the way a person can.',
        'Please talk to somebody today: a friend, a doctor or a crisis line.',
      ],
    },
    abuse: {
      student: [
        'Thank you for telling me.',
        'Nobody is allowed to hurt you or to touch you in a way that you do not want.',
        'It is not your fault, and it is right to tell somebody.',
        'I am a computer program, so I cannot help you the way a person can.',
        'Please tell a person who can help.',
      ],
      adult: [
        'I am sorry that this is happening.',
        'Nobody is allowed to hurt you, and it is not your fault.',
        'I am a computer program and cannot help you the way a person can.',
        'Please turn to somebody you trust, or to a help line.',
      ],
    },
    sexual: {
      student: [
        'I cannot talk about this with you.',
        'If somebody asks you for pictures, wants to meet you alone or makes you feel strange, you have done nothing wrong.',
        'Do not answer them, keep the messages, and show them to a grown-up you trust.',
      ],
      adult: ['I cannot talk about this here.'],
    },
    violence: {
      student: [
        'This is serious, and I want everybody to be safe.',
        'If somebody could get hurt, please tell a grown-up right now.',
        'If you are so angry that you want to hurt somebody, a person can help you with that too.',
      ],
      adult: [
        'This is serious, and I want everybody to be safe.',
        'If somebody could get hurt, please call the emergency services right now.',
      ],
    },
    bullying: {
      student: [
        'I am sorry that this is happening to you.',
        'Nobody deserves to be treated like that, and it is not your fault.',
        'Telling a grown-up is not tattling: it is how it stops.',
      ],
      adult: ['I am sorry that this is happening.', 'Please talk to somebody you trust about it.'],
    },
    drugs: {
      student: [
        'I cannot help with that, because it could harm you.',
        'If you took something and feel ill, tell a grown-up at once.',
        'If somebody wants you to try something, it is fine to say no and to walk away.',
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
        'Please talk about it with a doctor or somebody you trust.',
      ],
    },
    personalData: {
      student: [
        'Please do not write your address, phone number, password or full name here.',
        'They belong to you and your family.',
      ],
      adult: ['Please keep addresses, phone numbers and passwords to yourself here.'],
    },
  }

/** When the operator named nobody. */
export const TRUSTED_ADULTS = 'Talk to an adult you trust: a parent, a teacher, a school counselor.'
export const EMERGENCY = 'If you are in danger right now, call the emergency number of your country.'
export const TOLD = 'An adult who looks after you here will be told, so that you are not alone with this.'
export const HIDDEN_TEXT = 'I left out a part of this text, because it is not for school.'

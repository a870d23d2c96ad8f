import { CARE_PHRASES, EMERGENCY, TOLD, TRUSTED_ADULTS } from '../care-phrases.ts'
import type { CareTexts } from './care-text-parts.ts'

export const ENGLISH: CareTexts = {
  phrases: CARE_PHRASES,
  aboutOther: {
    student: [
      'Thank you for telling me. You are being a good friend.',
      'It is not your job to fix this alone, and it is not your fault.',
      'Please tell an adult today, even if you promised to keep it a secret. Some secrets are too heavy to keep.',
      'You can stay close, listen, and say: “I care about you, let us tell somebody together.”',
      'And if it is about you, the same is true: you deserve help too.',
    ],
    adult: [
      'Thank you for looking out for somebody.',
      'Ask them openly how they are, listen, and do not leave them alone if they may be in danger.',
      'Help them to reach a doctor or a crisis line. You do not have to carry this alone either.',
    ],
  },
  trustedAdults: TRUSTED_ADULTS,
  adultsBesideParents: 'Talk to an adult you trust: a teacher, a school counselor, a relative.',
  emergency: EMERGENCY,
  emergencyOfOther: 'If they are in danger right now, call the emergency number of your country.',
  told: TOLD,
  nameContact: (name, contact) => `You can reach ${name} here: ${contact}.`,
  afterwards: [
    'I am glad you told me.',
    'You do not have to carry this alone.',
    'Please talk to a person you trust, and write to me whenever you want to.',
  ],
}

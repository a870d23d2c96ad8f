import type { CareTexts } from './care-text-parts.ts'

const COMPUTER =
  'Je suis un programme informatique, je ne peux donc pas t’aider comme une personne le ferait.'

export const FRENCH: CareTexts = {
  phrases: {
    selfHarm: {
      student: [
        'Tu as vraiment bien fait d’écrire cela.',
        'On dirait que c’est très dur pour toi en ce moment.',
        'Tu n’es pas tout seul, et ce n’est pas ta faute.',
        COMPUTER,
        'S’il te plaît, parle à quelqu’un aujourd’hui. Tu peux aussi appeler une ligne d’aide pour les enfants et les jeunes.',
      ],
      adult: [
        'Merci d’avoir écrit cela. Je suis désolé que ce soit si dur en ce moment.',
        COMPUTER,
        'S’il te plaît, parle à quelqu’un aujourd’hui : un ami, un médecin ou une ligne d’écoute.',
      ],
    },
    abuse: {
      student: [
        'Merci de me l’avoir dit.',
        'Personne n’a le droit de te faire du mal ni de te toucher d’une façon que tu ne veux pas.',
        'Ce n’est pas ta faute, et tu as raison d’en parler.',
        COMPUTER,
        'S’il te plaît, parles-en à une personne qui peut t’aider. Tu peux aussi appeler une ligne d’aide pour les enfants et les jeunes.',
      ],
      adult: [
        'Je suis désolé de ce qui t’arrive.',
        'Personne n’a le droit de te faire du mal, et ce n’est pas ta faute.',
        COMPUTER,
        'S’il te plaît, adresse-toi à quelqu’un de confiance ou à une ligne d’écoute.',
      ],
    },
    sexual: {
      student: [
        'Je ne peux pas parler de cela avec toi.',
        'Si quelqu’un te demande des photos, veut te voir seul à seul ou te met mal à l’aise, tu n’as rien fait de mal.',
        'Ne lui réponds pas, garde les messages et montre-les à un adulte de confiance.',
      ],
      adult: ['Je ne peux pas parler de cela ici.'],
    },
    violence: {
      student: [
        'C’est grave, et je veux que tout le monde soit en sécurité.',
        'Si quelqu’un risque d’être blessé, préviens un adulte tout de suite.',
        'Si tu es tellement en colère que tu veux faire du mal à quelqu’un, une personne peut t’aider pour cela aussi.',
      ],
      adult: [
        'C’est grave, et je veux que tout le monde soit en sécurité.',
        'Si quelqu’un risque d’être blessé, appelle les secours tout de suite.',
      ],
    },
    bullying: {
      student: [
        'Je suis désolé que cela t’arrive.',
        'Personne ne mérite d’être traité ainsi, et ce n’est pas ta faute.',
        'En parler à un adulte, ce n’est pas rapporter : c’est comme cela que ça s’arrête.',
      ],
      adult: ['Je suis désolé que cela t’arrive.', 'S’il te plaît, parles-en à quelqu’un de confiance.'],
    },
    drugs: {
      student: [
        'Je ne peux pas t’aider pour cela, car cela pourrait te faire du mal.',
        'Si tu as pris quelque chose et que tu te sens mal, dis-le tout de suite à un adulte.',
        'Si quelqu’un veut te faire essayer quelque chose, tu as le droit de dire non et de partir.',
      ],
      adult: ['Je ne peux pas aider pour cela ici.'],
    },
    eatingDisorder: {
      student: [
        'On dirait que manger est devenu difficile pour toi, et tu as bien fait de l’écrire.',
        'Ton corps a besoin de nourriture pour grandir et pour réfléchir, et tu es très bien comme tu es.',
        COMPUTER,
        'S’il te plaît, parles-en à un adulte ou à un médecin.',
      ],
      adult: [
        'On dirait que manger est devenu difficile pour toi.',
        COMPUTER,
        'S’il te plaît, parles-en à un médecin ou à quelqu’un de confiance.',
      ],
    },
    personalData: {
      student: [
        'S’il te plaît, n’écris pas ici ton adresse, ton numéro de téléphone, ton mot de passe ni ton nom complet.',
        'Ils n’appartiennent qu’à toi et à ta famille.',
      ],
      adult: ['Merci de ne pas écrire ici d’adresse, de numéro de téléphone ni de mot de passe.'],
    },
  },
  aboutOther: {
    student: [
      'Merci de me l’avoir dit. Tu prends soin de quelqu’un, et c’est précieux.',
      'Ce n’est pas à toi de régler cela tout seul, et ce n’est pas ta faute.',
      'S’il te plaît, parles-en aujourd’hui à un adulte, même si tu as promis de garder le secret. Certains secrets sont trop lourds.',
      'Tu peux rester près de cette personne, l’écouter et lui dire : « Tu comptes pour moi, allons en parler ensemble à quelqu’un ».',
      'Et s’il s’agit de toi, c’est pareil : toi aussi, tu mérites de l’aide.',
    ],
    adult: [
      'Merci de te soucier de quelqu’un.',
      'Demande franchement à cette personne comment elle va, écoute-la et ne la laisse pas seule si elle peut être en danger.',
      'Aide-la à joindre un médecin ou une ligne d’écoute. Toi non plus, tu n’as pas à porter cela seul.',
    ],
  },
  trustedAdults:
    'Parle à un adulte de confiance : un de tes parents, un professeur, le conseiller de ton école.',
  adultsBesideParents:
    'Parle à un adulte de confiance : un professeur, le conseiller de ton école, quelqu’un d’autre de ta famille.',
  emergency: 'Si tu es en danger en ce moment, appelle le numéro d’urgence de ton pays.',
  emergencyOfOther: 'Si cette personne est en danger en ce moment, appelle le numéro d’urgence de ton pays.',
  told: 'Un adulte qui s’occupe de toi ici sera prévenu, pour que tu ne restes pas seul avec cela.',
  nameContact: (name, contact) => `Tu peux joindre ${name} ici : ${contact}.`,
  afterwards: [
    'Tu as bien fait de me le dire.',
    'Tu n’as pas à porter cela tout seul.',
    'S’il te plaît, parle à quelqu’un de confiance, et écris-moi quand tu veux.',
  ],
}

import type { WordTexts } from './word-texts.ts'

const ARTICLE = '(?:(?:le mot|le terme|le|la|les|l|une?|des|du) )?'

export const FRENCH: WordTexts = {
  asked: [
    new RegExp(
      `^(?:(?:quelle est )?la (?:definition|signification) d[eu]?|definition d[eu]?|qu est ce qu(?:e|i)?(?: c est qu(?:e)?| (?:veut dire|signifie))?|c est quoi|que (?:veut dire|signifie)|(?:dis|explique) moi ce qu(?:e)? (?:c est qu(?:e)?|est|veut dire|signifie)|definis|explique(?: moi)?|parle moi d[eu]?) ${ARTICLE}(.+)$`,
    ),
    new RegExp(
      `^${ARTICLE}(.+?) (?:c est quoi|ca veut dire quoi|veut dire quoi|qu est ce que c est|ca signifie quoi)$`,
    ),
  ],
  words: {
    suicide:
      /^(?:suicides?|se suicider|suicidaires?|(?:pensees?|idees?|tendances?) suicidaires?|tentatives? de suicide)$/,
    selfHarm: /^(?:auto ?mutilations?|s auto ?mutiler|se scarifier|se faire du mal expres)$/,
    overdose: /^(?:overdoses?|surdoses?)$/,
    eatingDisorder:
      /^(?:anorexie(?: mentale)?|anorexiques?|boulimie|boulimiques?|hyperphagie|troubles? (?:alimentaires?|des? (?:la )?conduites? alimentaires?|du comportement alimentaire))$/,
    sexualViolence:
      /^(?:viols?|violer|violeurs?|violee?s?|(?:abus|harcelement) sexuels?|(?:agressions?|violences?) sexuelles?|attouchements?(?: sexuels?)?|incestes?|pedophilie)$/,
    abuse:
      /^(?:abus|maltraitances?(?: infantile| des enfants)?|mauvais traitements?|violences? (?:conjugales?|domestiques?|familiales?|intrafamiliales?))$/,
  },
  explanations: {
    suicide:
      'Le suicide, c’est quand une personne met fin à sa propre vie. Ceux qui y pensent souffrent souvent beaucoup et ne voient pas d’autre issue, mais il existe de l’aide, et ces sentiments peuvent passer.',
    selfHarm:
      'L’automutilation, c’est se faire du mal exprès, souvent parce que les émotions sont trop fortes. Ce n’est la faute de personne, et il existe de l’aide.',
    overdose:
      'Une overdose, c’est quand une personne a pris trop d’un médicament ou d’une drogue. C’est une urgence : un adulte et un médecin doivent le savoir tout de suite.',
    eatingDisorder:
      'Il s’agit des troubles alimentaires. Ce sont des maladies qui rendent les repas très difficiles : on mange trop peu, ou beaucoup trop, et on a peur de son propre corps. Des médecins peuvent aider, et on peut en guérir.',
    sexualViolence:
      'Il s’agit de violence sexuelle : toucher le corps d’une autre personne, ou la forcer à faire quelque chose, alors qu’elle ne le veut pas. La loi l’interdit, et ce n’est jamais la faute de la personne qui le subit.',
    abuse:
      'La maltraitance, c’est faire du mal à une personne ou la traiter très mal, souvent encore et encore, avec des coups ou avec des mots. Ce n’est jamais la faute de la personne qui la subit.',
  },
  whereToTurn:
    'Si cela te concerne, toi ou quelqu’un que tu connais, parle aujourd’hui à un adulte de confiance : un professeur, le conseiller de ton école, un membre de ta famille. Si quelqu’un est en danger en ce moment, appelle le numéro d’urgence de ton pays.',
}

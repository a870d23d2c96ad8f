import type { WordTexts } from './word-texts.ts'

const ARTICLE = '(?:(?:das wort|der begriff|den begriff|de[rnm]|die|das|eine?[rnm]?) )?'

export const GERMAN: WordTexts = {
  asked: [
    new RegExp(
      `^(?:was ist die (?:bedeutung|definition) von|(?:bedeutung|definition) von|was (?:ist|meint man) mit|was versteht man unter|was (?:ist|sind|bedeute(?:t|n)|heisst)|definiere?|erklare?(?: mir)?(?: bitte)?|erzahle? mir (?:von|was uber|etwas uber)) ${ARTICLE}(.+?)(?: gemeint)?$`,
    ),
  ],
  words: {
    suicide:
      /^(?:suizid|selbstmord|freitod|selbsttotung|suizidal|suizidgedanken|selbstmordgedanken|suizidversuch|selbstmordversuch|sich umbringen)$/,
    selfHarm:
      /^(?:selbstverletzung(?:en)?|selbstverletzendes verhalten|selbstverletzend|sich selbst verletzen|sich ritzen)$/,
    overdose: /^(?:uberdosis|uberdosierung)$/,
    eatingDisorder:
      /^(?:anorexie|anorexia(?: nervosa)?|magersucht|magersuchtig|bulimie|bulimisch|bulimia(?: nervosa)?|ess brech sucht|essstorung(?:en)?|binge eating)$/,
    sexualViolence:
      /^(?:vergewaltigung(?:en)?|vergewaltigen|vergewaltigt|vergewaltiger|sexuelle[rmn]? (?:missbrauch|ubergriffe?|gewalt|belastigung|notigung)|inzest)$/,
    abuse:
      /^(?:missbrauch|kindesmissbrauch|misshandlung(?:en)?|kindesmisshandlung|misshandeln|hausliche gewalt)$/,
  },
  explanations: {
    suicide:
      'Suizid (auch: Selbstmord) bedeutet, dass ein Mensch sich das Leben nimmt. Wer daran denkt, leidet oft sehr und sieht keinen anderen Ausweg. Aber es gibt Hilfe, und solche Gefühle können vorbeigehen.',
    selfHarm:
      'Selbstverletzung bedeutet, dass ein Mensch dem eigenen Körper absichtlich wehtut, oft weil die Gefühle zu stark sind. Niemand ist schuld daran, und es gibt Hilfe.',
    overdose:
      'Eine Überdosis bedeutet, dass ein Mensch zu viel von einem Medikament oder einer Droge genommen hat. Das ist ein Notfall: Erwachsene und ein Arzt müssen es sofort wissen.',
    eatingDisorder:
      'Es geht um Essstörungen. Das sind Krankheiten, bei denen das Essen sehr schwer wird: Man isst zu wenig oder viel zu viel und hat Angst vor dem eigenen Körper. Ärztinnen und Ärzte können helfen, und man kann wieder gesund werden.',
    sexualViolence:
      'Es geht um sexuelle Gewalt: einen anderen Menschen anfassen oder ihn zu etwas zwingen, obwohl er es nicht will. Das ist verboten, und wem es passiert, hat nie Schuld daran.',
    abuse:
      'Missbrauch und Misshandlung bedeuten, einem Menschen wehzutun oder ihn sehr schlecht zu behandeln, oft immer wieder, mit Schlägen oder mit Worten. Wem es passiert, hat nie Schuld daran.',
  },
  whereToTurn:
    'Wenn es um dich geht oder um jemanden, den du kennst, sprich noch heute mit einem Erwachsenen, dem du vertraust: mit einer Lehrerin, der Schulberatung oder jemandem aus der Familie. Wenn gerade jemand in Gefahr ist, ruf die Notrufnummer deines Landes an.',
}

import type { CareTexts } from './care-text-parts.ts'

const COMPUTER = 'Ich bin ein Computerprogramm und kann dir nicht so helfen wie ein Mensch.'

export const GERMAN: CareTexts = {
  phrases: {
    selfHarm: {
      student: [
        'Ich bin wirklich froh, dass du das geschrieben hast.',
        'Es klingt, als wäre gerade alles sehr schwer für dich.',
        'Du bist nicht allein, und du bist nicht schuld daran.',
        COMPUTER,
        'Bitte sprich noch heute mit jemandem. Du kannst auch bei einem Hilfetelefon für Kinder und Jugendliche anrufen.',
      ],
      adult: [
        'Gut, dass du das geschrieben hast. Es tut mir leid, dass es gerade so schwer ist.',
        COMPUTER,
        'Bitte sprich noch heute mit jemandem: mit einem Freund, einer Ärztin oder einem Krisentelefon.',
      ],
    },
    abuse: {
      student: [
        'Danke, dass du mir das sagst.',
        'Niemand darf dir wehtun oder dich so anfassen, wie du es nicht willst.',
        'Du bist nicht schuld, und es ist richtig, davon zu erzählen.',
        COMPUTER,
        'Bitte erzähl es einem Menschen, der helfen kann. Du kannst auch bei einem Hilfetelefon für Kinder und Jugendliche anrufen.',
      ],
      adult: [
        'Es tut mir leid, dass dir das passiert.',
        'Niemand darf dir wehtun, und du bist nicht schuld daran.',
        COMPUTER,
        'Bitte wende dich an jemanden, dem du vertraust, oder an ein Hilfetelefon.',
      ],
    },
    sexual: {
      student: [
        'Darüber kann ich mit dir nicht sprechen.',
        'Wenn jemand Bilder von dir will, dich allein treffen will oder dir ein komisches Gefühl macht, hast du nichts falsch gemacht.',
        'Antworte nicht, heb die Nachrichten auf und zeig sie einem Erwachsenen, dem du vertraust.',
      ],
      adult: ['Darüber kann ich hier nicht sprechen.'],
    },
    violence: {
      student: [
        'Das ist ernst, und ich möchte, dass niemandem etwas passiert.',
        'Wenn jemand verletzt werden könnte, sag es bitte sofort einem Erwachsenen.',
        'Wenn du so wütend bist, dass du jemandem wehtun willst, kann dir auch dabei ein Mensch helfen.',
      ],
      adult: [
        'Das ist ernst, und ich möchte, dass niemandem etwas passiert.',
        'Wenn jemand verletzt werden könnte, ruf bitte sofort den Notruf an.',
      ],
    },
    bullying: {
      student: [
        'Es tut mir leid, dass dir das passiert.',
        'Niemand hat es verdient, so behandelt zu werden, und du bist nicht schuld.',
        'Es einem Erwachsenen zu sagen ist kein Petzen: So hört es auf.',
      ],
      adult: [
        'Es tut mir leid, dass dir das passiert.',
        'Bitte sprich mit jemandem darüber, dem du vertraust.',
      ],
    },
    drugs: {
      student: [
        'Dabei kann ich nicht helfen, weil es dir schaden könnte.',
        'Wenn du etwas genommen hast und dir schlecht ist, sag es sofort einem Erwachsenen.',
        'Wenn du etwas ausprobieren sollst, darfst du Nein sagen und weggehen.',
      ],
      adult: ['Dabei kann ich hier nicht helfen.'],
    },
    eatingDisorder: {
      student: [
        'Es klingt, als wäre das Essen für dich schwer geworden. Gut, dass du es geschrieben hast.',
        'Dein Körper braucht Essen zum Wachsen und zum Denken, und du bist gut so, wie du bist.',
        COMPUTER,
        'Bitte sprich mit einem Erwachsenen oder einer Ärztin darüber.',
      ],
      adult: [
        'Es klingt, als wäre das Essen für dich schwer geworden.',
        COMPUTER,
        'Bitte sprich mit einer Ärztin darüber oder mit jemandem, dem du vertraust.',
      ],
    },
    personalData: {
      student: [
        'Bitte schreib hier nicht deine Adresse, Telefonnummer, dein Passwort oder deinen ganzen Namen.',
        'Das gehört nur dir und deiner Familie.',
      ],
      adult: ['Bitte schreib hier keine Adressen, Telefonnummern oder Passwörter.'],
    },
  },
  aboutOther: {
    student: [
      'Danke, dass du mir das sagst. Es ist gut, dass du dich um jemanden sorgst.',
      'Du musst das nicht allein lösen, und du bist nicht schuld daran.',
      'Bitte sag es noch heute einem Erwachsenen, auch wenn du versprochen hast, es für dich zu behalten. Manche Geheimnisse sind zu schwer.',
      'Du kannst da sein, zuhören und sagen: „Du bist mir wichtig, komm, wir erzählen es zusammen jemandem.“',
      'Und wenn es um dich geht, gilt das genauso: Auch du verdienst Hilfe.',
    ],
    adult: [
      'Danke, dass du dich um jemanden sorgst.',
      'Frag offen, wie es geht, hör zu und lass niemanden allein, der in Gefahr sein könnte.',
      'Hilf dabei, eine Ärztin oder ein Krisentelefon zu erreichen. Auch du musst das nicht allein tragen.',
    ],
  },
  trustedAdults:
    'Sprich mit einem Erwachsenen, dem du vertraust: mit deiner Mutter oder deinem Vater, einer Lehrerin, der Schulberatung.',
  adultsBesideParents:
    'Sprich mit einem Erwachsenen, dem du vertraust: mit einer Lehrerin, der Schulberatung, einer Tante oder einem Opa.',
  emergency: 'Wenn du gerade in Gefahr bist, ruf die Notrufnummer deines Landes an.',
  emergencyOfOther: 'Wenn gerade jemand in Gefahr ist, ruf die Notrufnummer deines Landes an.',
  told: 'Ein Erwachsener, der hier für dich da ist, erfährt davon, damit du damit nicht allein bist.',
  nameContact: (name, contact) => `Hier erreichst du Hilfe (${name}): ${contact}.`,
  afterwards: [
    'Ich bin froh, dass du es mir gesagt hast.',
    'Du musst das nicht allein tragen.',
    'Bitte sprich mit einem Menschen, dem du vertraust, und schreib mir, wann immer du willst.',
  ],
}

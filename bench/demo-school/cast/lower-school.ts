import { enroll } from './enroll.ts'

export const PUPILS_OF_2A = enroll(
  '2A',
  `
demo-kid, Leo, Lindgren, keen
amelie.laurent, Amélie, Laurent, star
mateo.vargas, Mateo, Vargas, struggler
zoe.papadopoulos, Zoe, Papadopoulos, stopped
finn.oconnor, Finn, O’Connor, crammer
lina.nasser, Lina, Nasser, hintAsker
isla.campbell, Isla, Campbell, keen
kenji.watanabe, Kenji, Watanabe
adaeze.nwosu, Adaeze, Nwosu, keen
gabriel.santos, Gabriel, Santos
freya.andersen, Freya, Andersen
rohan.mehta, Rohan, Mehta
camila.torres, Camila, Torres, seldom
elias.becker, Elias, Becker
mei.chen, Mei, Chen, keen
malik.johnson, Malik, Johnson
anouk.devries, Anouk, de Vries
yusuf.demir, Yusuf, Demir
ruby.thompson, Ruby, Thompson
ilya.petrov, Ilya, Petrov, seldom
nia.wanjiru, Nia, Wanjiru
oliver.hughes, Oliver, Hughes
sunhee.lee, Sun-hee, Lee
ezra.goldberg, Ezra, Goldberg
`,
  { 'demo-kid': 28 },
)

export const PUPILS_OF_5B = enroll(
  '5B',
  `
demo-student, Maya, Okafor, keen
aiko.tanaka, Aiko, Tanaka, star
tyler.brooks, Tyler, Brooks, struggler
omar.haddad, Omar, Haddad, stopped
sofia.rossi, Sofia, Rossi, crammer
noah.kim, Noah, Kim, hintAsker
emma.johansson, Emma, Johansson, keen
lucas.ferreira, Lucas, Ferreira
fatima.alsayed, Fatima, Al-Sayed
ethan.miller, Ethan, Miller
ines.moreau, Inès, Moreau
arjun.patel, Arjun, Patel, keen
chloe.dubois, Chloé, Dubois
samir.rahman, Samir, Rahman
hannah.schmidt, Hannah, Schmidt
kwame.mensah, Kwame, Mensah
valentina.lopez, Valentina, López, seldom
daniel.cohen, Daniel, Cohen
linh.tran, Linh, Tran
jakub.zielinski, Jakub, Zieliński
grace.wilson, Grace, Wilson, keen
tama.parata, Tama, Parata
leila.hosseini, Leila, Hosseini
caleb.nez, Caleb, Nez, seldom
`,
)

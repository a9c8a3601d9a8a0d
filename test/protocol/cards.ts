/** Texts the tests open. Their faults are meant. */

export const FRENCH = `Jeu: Magic
Langue: fr
Code: EDS

Nom: Rayon de givre
Coût: {1}{U}
Type: Éphémère : arcane

Nom: Murmure du fleuve
Coût: {2}{U}
Type: Rituel: arcane

Nom: Dernier reflet
Coût: {3}{U}
Type: Ritual : arcane
`;

export const ENGLISH = `Game: Magic
Language: en
Code: EOS

Name: Frost Ray
Cost: {1}{U}
Type: Instant - Arcane

Name: Spring Lookout
Cost: {1}{W}
Type: Creature — Solider
P/T: 2/2
`;

export const CLEAN = `Game: Magic
Language: en

Name: River's Murmur
Cost: {2}{U}
Type: Sorcery
`;

import type { GameId } from '../model/game.js';
import type { Language, Localized } from '../model/language.js';

/** A first file for a new set: it shows the keys, and nothing is wrong with it in any edition. */
export function exampleCards(game: GameId, language: Language): { name: string; text: string } {
  const name = language === 'fr' ? 'premieres-cartes.carte' : 'first-cards.card';
  return { name, text: EXAMPLES[game][language] };
}

const EXAMPLES: Readonly<Record<GameId, Localized>> = {
  magic: {
    en: `# A field a line; an empty line between cards. A line that begins with # is a comment.
Set: My first set
Code: MFS

Name: River Heron
Cost: {1}{U}
Type: Creature — Bird
P/T: 1/2
Rarity: common
Number: 1
Text:
  Flying

Name: Ember Bolt
Cost: {R}
Type: Instant
Rarity: common
Number: 2
Text:
  Ember Bolt deals 2 damage to target creature.
`,
    fr: `# Un champ par ligne\u00A0; une ligne vide entre les cartes. Une ligne qui commence par # est un commentaire.
Extension: Ma première extension
Code: MPE

Nom: Héron du fleuve
Coût: {1}{U}
Type: Créature : oiseau
F/E: 1/2
Rareté: commune
Numéro: 1
Texte:
  Vol

Nom: Éclair de braise
Coût: {R}
Type: Éphémère
Rareté: commune
Numéro: 2
Texte:
  L'Éclair de braise inflige 2 blessures à une créature ciblée.
`,
  },
  ygo: {
    en: `# A field a line; an empty line between cards. A line that begins with # is a comment.
Set: My first set
Code: MFS

Name: Lantern Sage
Attribute: LIGHT
Level: 4
Type: Spellcaster / Effect
ATK: 1500
DEF: 1200
Text:
  Once per turn: You can gain 500 LP.
`,
    fr: `# Un champ par ligne\u00A0; une ligne vide entre les cartes. Une ligne qui commence par # est un commentaire.
Extension: Ma première extension
Code: MPE

Nom: Sage à la lanterne
Attribut: LUMIÈRE
Niveau: 4
Type: Magicien / Effet
ATK: 1500
DEF: 1200
Texte:
  Une fois par tour : vous pouvez gagner 500 LP.
`,
  },
};

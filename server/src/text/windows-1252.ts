/** The characters Windows-1252 puts at 0x80 to 0x9F; a byte without one keeps its own number. */
export const WINDOWS_1252_HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

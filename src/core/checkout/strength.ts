/** From what is guessed at once to what is not guessed. */
export type Strength = 'short' | 'weak' | 'fair' | 'strong';

/** What is tried first. */
const COMMON =
	/pass|secret|word|letmein|welcome|qwert|asdf|abc|123|monkey|dragon|login|admin|iloveyou/gi;

/** How many kinds of characters there are. */
const kinds = ( text: string ): number =>
	[ /\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u ].filter( ( kind ) =>
		kind.test( text )
	).length;

/** A text without what makes it longer and not harder. */
const core = ( password: string, known: string[] ): string => {
	const without = known
		.flatMap( ( text ) => text.toLowerCase().split( /[\s@.]+/ ) )
		.filter( ( part ) => part.length > 2 )
		.reduce(
			( text, part ) => text.split( part ).join( '' ),
			password.toLowerCase()
		);
	return without.replace( COMMON, '' ).replace( /(.)\1+/gu, '$1' );
};

/**
 * How hard a password is to guess: a rough word while it is typed, no proof.
 *
 * @param password As typed.
 * @param shortest Characters that it must have.
 * @param known    What strangers know of its owner: name, email address.
 *
 * @see spec 2.8
 */
export const strengthOf = (
	password: string,
	shortest: number,
	known: string[] = []
): Strength => {
	if ( Array.from( password ).length < shortest ) {
		return 'short';
	}
	const length = new Set( core( password, known ) ).size;
	const score = length + 2 * kinds( password );
	if ( score >= 16 ) {
		return 'strong';
	}
	return score >= 10 ? 'fair' : 'weak';
};

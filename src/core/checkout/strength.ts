/** Password strength in ascending order. */
export type Strength = 'short' | 'weak' | 'fair' | 'strong';

/** Parts of common passwords. */
const COMMON =
	/pass|secret|word|letmein|welcome|qwert|asdf|abc|123|monkey|dragon|login|admin|iloveyou/gi;

/** Number of character classes in a text. */
const kinds = ( text: string ): number =>
	[ /\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u ].filter( ( kind ) =>
		kind.test( text )
	).length;

/**
 * Removes what makes a password longer but not stronger: personal data, common
 * words and repeated characters.
 */
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
 * Estimates the strength of a password while it is typed; not a security check.
 *
 * @param password As typed.
 * @param shortest Minimum length.
 * @param known    Personal data: name, email address.
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

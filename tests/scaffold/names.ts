/** A name in all the ways in which files and code spell it. */
export interface Names {
	/** As it was given: `gift-note`. */
	kebab: string;
	/** Of a setting or a field: `gift_note`. */
	snake: string;
	/** Of a class: `GiftNote`. */
	pascal: string;
	/** Of a function: `giftNote`. */
	camel: string;
	/** For people: `Gift note`. */
	title: string;
}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Reads a name.
 *
 * @param given As it was typed.
 * @throws Error When no file could bear it.
 */
export function namesOf( given: string ): Names {
	if ( ! NAME.test( given ) || given.length > 40 ) {
		throw new Error(
			`"${ given }" is no name: small letters, digits and single hyphens, such as gift-note.`
		);
	}
	const pascal = given
		.split( '-' )
		.map( ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 ) )
		.join( '' );
	const words = given.replaceAll( '-', ' ' );
	return {
		kebab: given,
		snake: given.replaceAll( '-', '_' ),
		pascal,
		camel: pascal.charAt( 0 ).toLowerCase() + pascal.slice( 1 ),
		title: words.charAt( 0 ).toUpperCase() + words.slice( 1 ),
	};
}

/** A name in the spellings used in files and code. */
export interface Names {
	/** As given: `gift-note`. */
	kebab: string;
	/** For settings and fields: `gift_note`. */
	snake: string;
	/** For classes: `GiftNote`. */
	pascal: string;
	/** For functions: `giftNote`. */
	camel: string;
	/** For display: `Gift note`. */
	title: string;
}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Parses a name.
 *
 * @param given Value from the command line.
 * @throws Error When the name is invalid.
 */
export function namesOf( given: string ): Names {
	if ( ! NAME.test( given ) || given.length > 40 ) {
		throw new Error(
			`"${ given }" is not a valid name: use lowercase letters, digits and single hyphens, such as gift-note.`
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

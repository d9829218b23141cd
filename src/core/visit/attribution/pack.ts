import contract from '../../../contract/contract.json';

const { delimiter } = contract.attribution;

/** Characters that stand for themselves in a cookie as it is sent. A browser throws away one of more than 4,096. */
const LONGEST = 1500;

/**
 * Cuts a value to what a cookie can hold, and keeps it from being read as more
 * than one: the delimiter within it is encoded, as the rest of an address is.
 */
const fit = ( value: string, longest: number ): string => {
	let text = value
		.replaceAll( '|', '%7C' )
		// Halves of characters, which no cookie takes; an address has none.
		.replace( /[\ud800-\udfff]/g, '' );
	while ( encodeURIComponent( text ).length > longest ) {
		// Not through an escape.
		text = text.slice( 0, -16 ).replace( /%.?$/, '' );
	}
	return text;
};

/**
 * Packs named values into the text of one cookie.
 *
 * @param pairs   Key and value, in their order.
 * @param longest Characters of one value, as it is sent.
 */
export const pack = (
	pairs: readonly ( readonly [ string, string | number ] )[],
	longest = LONGEST
): string =>
	pairs
		.map(
			( [ key, value ] ) => `${ key }=${ fit( `${ value }`, longest ) }`
		)
		.join( delimiter );

const decode = ( value: string ): string => {
	try {
		return decodeURIComponent( value );
	} catch {
		// An address that its writer broke says what it says.
		return value;
	}
};

/** What a cookie's text holds: key to value. */
export const unpack = ( text = '' ): Record< string, string > =>
	Object.fromEntries(
		text.split( delimiter ).map( ( pair ) => {
			const [ key = '', ...rest ] = pair.split( '=' );
			return [ key, decode( rest.join( '=' ) ) ];
		} )
	);

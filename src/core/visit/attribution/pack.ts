import contract from '../../../contract/contract.json';

const { delimiter } = contract.attribution;

/** Characters of a cookie as it is sent. A browser throws away one of more than 4,096. */
const WHOLE = 3800;

/** Of one value, at first. */
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
 * Packs named values into the text of one cookie. Where it would be too long, the
 * longest values are cut.
 *
 * @param pairs Key and value, in their order.
 */
export const pack = (
	pairs: readonly ( readonly [ string, string | number ] )[]
): string => {
	const joined = ( longest: number ) =>
		pairs
			.map(
				( [ key, value ] ) =>
					`${ key }=${ fit( `${ value }`, longest ) }`
			)
			.join( delimiter );
	let longest = LONGEST;
	let text = joined( longest );
	while ( encodeURIComponent( text ).length > WHOLE ) {
		longest = Math.floor( longest * 0.9 );
		text = joined( longest );
	}
	return text;
};

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

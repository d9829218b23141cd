import contract from '../../../contract/contract.json';

const { delimiter } = contract.attribution;

/**
 * Maximum encoded length of a cookie value. Browsers drop cookies over 4,096
 * bytes.
 */
const WHOLE = 3800;

/** Initial maximum encoded length of a single value. */
const LONGEST = 1500;

/**
 * Cuts a value to a maximum encoded length. The delimiter in it is encoded, as
 * the rest of a URL is.
 */
const fit = ( value: string, longest: number ): string => {
	let text = value
		.replaceAll( '|', '%7C' )
		// Lone surrogates cannot be encoded.
		.replace( /[\ud800-\udfff]/g, '' );
	while ( encodeURIComponent( text ).length > longest ) {
		// Do not cut through an escape sequence.
		text = text.slice( 0, -16 ).replace( /%.?$/, '' );
	}
	return text;
};

/**
 * Packs named values into a cookie value. If it is too long, the longest values
 * are cut.
 *
 * @param pairs Keys and values in order.
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
		// Malformed escape sequences are kept as they are.
		return value;
	}
};

/** Parses a packed cookie value: key to value. */
export const unpack = ( text = '' ): Record< string, string > =>
	Object.fromEntries(
		text.split( delimiter ).map( ( pair ) => {
			const [ key = '', ...rest ] = pair.split( '=' );
			return [ key, decode( rest.join( '=' ) ) ];
		} )
	);

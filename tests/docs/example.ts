const CALL = /\badd_(?:filter|action)\(/;
const NAMED = /\b(?:fn|function)\s*\(([^)]*)\)/;
const RETURNS_ALONE =
	/\bfn\s*\([^)]*\)\s*=>\s*(?:\$\w+|null)\s*(?:,\s*\d+\s*)*\)/;
const BODY_ALONE =
	/\bfunction\s*\([^)]*\)\s*\{\s*(?:return\b\s*(?:\$\w+|null)?\s*;)?\s*\}/;

/**
 * Returns the error in the example of a PHP hook; empty for none.
 *
 * @param name    Name of the hook.
 * @param example Code of the example.
 * @param given   Number of arguments that the hook passes.
 */
export const wrongWith = (
	name: string,
	example: string,
	given: number
): string => {
	if ( ! CALL.test( example ) || ! example.includes( `'${ name }'` ) ) {
		return 'does not use the hook';
	}
	if ( RETURNS_ALONE.test( example ) || BODY_ALONE.test( example ) ) {
		return 'does nothing';
	}
	const taken = ( NAMED.exec( example )?.[ 1 ] ?? '' )
		.split( ',' )
		.filter( ( one ) => one.trim() ).length;
	const asked = Number( /,\s*10,\s*(\d+)\s*\)/.exec( example )?.[ 1 ] ?? 1 );
	if ( taken > given ) {
		return 'takes more than the hook passes';
	}
	return taken > 1 && taken !== asked
		? 'takes a different number of arguments than registered'
		: '';
};

/** Maximum depth of nested data. */
const DEEPEST = 5;

const isPlain = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' &&
	value !== null &&
	Object.getPrototypeOf( value ) === Object.prototype;

/**
 * Flattens data to form fields with brackets: `{ a: { b: 1 } }` becomes
 * `a[b]=1`. Functions, elements and the like are left out.
 *
 * @param data Name to value.
 */
export const flatten = (
	data: Readonly< Record< string, unknown > >
): Record< string, string > => {
	const fields: Record< string, string > = {};
	const add = ( name: string, value: unknown, depth: number ) => {
		if ( Array.isArray( value ) || isPlain( value ) ) {
			for ( const [ key, one ] of depth < DEEPEST
				? Object.entries( value )
				: [] ) {
				add( name ? `${ name }[${ key }]` : key, one, depth + 1 );
			}
		} else if (
			typeof value === 'string' ||
			typeof value === 'number' ||
			typeof value === 'boolean'
		) {
			fields[ name ] = `${ value }`;
		} else if ( value === null ) {
			fields[ name ] = '';
		}
	};
	add( '', data, 0 );
	return fields;
};

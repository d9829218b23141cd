/** What a docblock says. */
export interface Doc {
	/** Its text, without its tags. */
	text: string;
	/** Names of its parameters, in order. */
	params: string[];
	/** The code of its `@example`; empty: it has none. */
	example: string;
}

const linesOf = ( block: string ): string[] =>
	block
		.replace( /^\s*\/\*\*|\*\/\s*$/g, '' )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\* ?/, '' ).trimEnd() );

/** Reads a docblock, with its comment marks, of PHP or TypeScript. */
export const readDoc = ( block: string ): Doc => {
	const text: string[] = [];
	const params: string[] = [];
	const example: string[] = [];
	let tag = '';
	for ( const line of linesOf( block ) ) {
		const found = /^\s*@(\w+)/.exec( line );
		tag = found?.[ 1 ] ?? tag;
		if ( tag === 'param' && found ) {
			params.push( /\$\w+/.exec( line )?.[ 0 ] ?? '' );
		} else if ( tag === 'example' && ! found ) {
			example.push( line );
		} else if ( ! tag ) {
			text.push( line.trim() );
		}
	}
	return {
		text: text.join( ' ' ).replace( /\s+/g, ' ' ).trim(),
		params: params.filter( Boolean ),
		example: example.join( '\n' ).trim(),
	};
};

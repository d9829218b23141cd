/** One parameter of a docblock. */
export interface Param {
	/** With its `$` in PHP. */
	name: string;
	/** As it is written; empty in TypeScript, whose signature says it. */
	type: string;
	/** What it is. */
	text: string;
}

/** What a docblock says. */
export interface Doc {
	/** Its text, without its tags. */
	text: string;
	/** Its parameters, in order. */
	params: Param[];
	/** The code of its `@example`; empty: it has none. */
	example: string;
	/** Whether it is `@internal`: not for other plugins. */
	internal: boolean;
}

const linesOf = ( block: string ): string[] =>
	block
		.replace( /^\s*\/\*\*|\*\/\s*$/g, '' )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\* ?/, '' ).trimEnd() );

const squash = ( text: string ): string => text.replace( /\s+/g, ' ' ).trim();

/** Types of PHP may have spaces: everything before the `$name` is the type. */
const paramOf = ( text: string ): Param => {
	const [ , type = '', name = '', rest = '' ] =
		/^(?:(.*?)\s+)?(\$\w+)\s*(.*)$/.exec( text ) ??
		/^()(\w+)\s*(.*)$/.exec( text ) ??
		[];
	return { name, type, text: rest };
};

/** Reads a docblock, with its comment marks, of PHP or TypeScript. */
export const readDoc = ( block: string ): Doc => {
	const text: string[] = [];
	const params: string[] = [];
	const example: string[] = [];
	let tag = '';
	let internal = false;
	for ( const line of linesOf( block ) ) {
		const [ , found, rest = '' ] = /^\s*@(\w+)\s*(.*)$/.exec( line ) ?? [];
		tag = found ?? tag;
		internal ||= found === 'internal';
		if ( found === 'param' ) {
			params.push( rest );
		} else if ( tag === 'param' ) {
			params.push( `${ params.pop() ?? '' } ${ line }` );
		} else if ( tag === 'example' && ! found ) {
			example.push( line );
		} else if ( ! tag ) {
			text.push( line );
		}
	}
	return {
		text: squash( text.join( ' ' ) ),
		params: params
			.map( ( param ) => paramOf( squash( param ) ) )
			.filter( ( { name } ) => name ),
		example: example.join( '\n' ).trim(),
		internal,
	};
};

/** A parameter in a docblock. */
export interface Param {
	/** With `$` in PHP. */
	name: string;
	/** Its PHP type; empty in TypeScript, where the signature has it. */
	type: string;
	/** Its description. */
	text: string;
}

/** A parsed docblock. */
export interface Doc {
	/** Its text without tags. */
	text: string;
	/** Its parameters in order. */
	params: Param[];
	/** Code of its `@example`; empty if missing. */
	example: string;
	/** Whether it is `@internal`, so not for other plugins. */
	internal: boolean;
}

const linesOf = ( block: string ): string[] =>
	block
		.replace( /^\s*\/\*\*|\*\/\s*$/g, '' )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\* ?/, '' ).trimEnd() );

const squash = ( text: string ): string => text.replace( /\s+/g, ' ' ).trim();

/** PHP types may contain spaces: everything before `$name` is the type. */
const paramOf = ( text: string ): Param => {
	const [ , type = '', name = '', rest = '' ] =
		/^(?:(.*?)\s+)?(\$\w+)\s*(.*)$/.exec( text ) ??
		/^()(\w+)\s*(.*)$/.exec( text ) ??
		[];
	return { name, type, text: rest };
};

/** Parses a docblock of PHP or TypeScript, including comment marks. */
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

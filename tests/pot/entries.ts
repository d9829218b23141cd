/** A translatable text and where it was found. */
export interface Text {
	text: string;
	plural?: string;
	/** Context, to distinguish equal texts. */
	context?: string;
	/** Comment for translators. */
	comment?: string;
	file: string;
}

/** A text with all its places. */
export interface Entry extends Omit< Text, 'file' | 'comment' > {
	comments: string[];
	files: string[];
}

/** Unique key of an entry. */
export const keyOf = ( {
	context,
	text,
}: Pick< Entry, 'context' | 'text' > ) =>
	context === undefined ? text : `${ context }\u0004${ text }`;

/**
 * Merges texts to one entry each, in alphabetical order, which keeps conflicts
 * between changes rare.
 *
 * @param texts All texts found.
 */
export function merge( texts: readonly Text[] ): Entry[] {
	const entries = new Map< string, Entry >();
	for ( const { text, plural, context, comment, file } of texts ) {
		const key = keyOf( { text, ...( context ? { context } : {} ) } );
		const entry = entries.get( key ) ?? {
			text,
			...( context ? { context } : {} ),
			comments: [],
			files: [],
		};
		entries.set( key, {
			...entry,
			...( plural ? { plural } : {} ),
			comments: added( entry.comments, comment ),
			files: added( entry.files, file ),
		} );
	}
	return [ ...entries.keys() ]
		.sort()
		.map( ( key ) => entries.get( key ) as Entry );
}

function added( list: string[], one: string | undefined ): string[] {
	return one ? [ ...new Set( [ ...list, one ] ) ].sort() : list;
}

/** A quoted string in a `.pot` file. */
const quoted = ( text: string ) =>
	`"${ text
		.replaceAll( '\\', '\\\\' )
		.replaceAll( '"', '\\"' )
		.replaceAll( '\t', '\\t' )
		.replaceAll( '\n', '\\n' ) }"`;

function block( entry: Entry ): string {
	return [
		...entry.comments.map( ( comment ) => `#. ${ comment }` ),
		...entry.files.map( ( file ) => `#: ${ file }` ),
		...( entry.context === undefined
			? []
			: [ `msgctxt ${ quoted( entry.context ) }` ] ),
		`msgid ${ quoted( entry.text ) }`,
		...( entry.plural === undefined
			? [ 'msgstr ""' ]
			: [
					`msgid_plural ${ quoted( entry.plural ) }`,
					'msgstr[0] ""',
					'msgstr[1] ""',
			  ] ),
	].join( '\n' );
}

/**
 * Returns the content of the file.
 *
 * @param entries The entries.
 * @param version Version of the plugin.
 */
export function render( entries: readonly Entry[], version: string ): string {
	const header = [
		'# The texts of Vitrine. This file is made by a command: npm run pot.',
		'msgid ""',
		'msgstr ""',
		`"Project-Id-Version: Vitrine ${ version }\\n"`,
		'"MIME-Version: 1.0\\n"',
		'"Content-Type: text/plain; charset=UTF-8\\n"',
		'"Content-Transfer-Encoding: 8bit\\n"',
		'"X-Domain: vitrine\\n"',
	].join( '\n' );
	return `${ [ header, ...entries.map( block ) ].join( '\n\n' ) }\n`;
}

/**
 * Returns the keys of the entries in a file.
 *
 * @param pot Content of the file.
 */
export function keysIn( pot: string ): Set< string > {
	const keys = pot
		.split( '\n\n' )
		.slice( 1 )
		.map( ( part ) => {
			const value = ( name: string ) => {
				const line = part.match(
					new RegExp( `^${ name } (".*")$`, 'm' )
				)?.[ 1 ];
				return line === undefined
					? undefined
					: ( JSON.parse( line ) as string );
			};
			const context = value( 'msgctxt' );
			return keyOf( {
				text: value( 'msgid' ) ?? '',
				...( context === undefined ? {} : { context } ),
			} );
		} );
	return new Set( keys );
}

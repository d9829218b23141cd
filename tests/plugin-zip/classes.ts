/**
 * Combines many PHP files into one: every page of a WooCommerce shop needs some
 * ninety classes of this plugin, and opening that many files takes PHP longer
 * than running most of their code. The archive contains them in an additional
 * file.
 */

/** A class, interface or enum in its own file. */
interface Source {
	/** Path relative to the project. */
	file: string;
	text: string;
}

const HEADER = '<?php\ndeclare( strict_types=1 );\n';

/** Lines that occur once at the top of the combined file. */
const TOPS = [
	/^<\?php\n/,
	/^declare\( strict_types=1 \);\n/m,
	/^defined\( 'ABSPATH' \) \|\| exit;\n/m,
];

/** Constants of the file's location, which would change. */
const PLACES = /__(?:DIR|FILE|LINE)__/;

const DECLARATION =
	/^(?:final |abstract |readonly )*(?:class|interface|trait|enum) (\w+)([^{]*)\{/m;

/** The fully qualified class name in a file. */
export function className( { file, text }: Source ): string {
	const space = /^namespace ([\w\\]+);/m.exec( text )?.[ 1 ];
	const name = DECLARATION.exec( text )?.[ 1 ];
	if ( space === undefined || name === undefined ) {
		throw new Error( `${ file } has no class in a namespace.` );
	}
	return `${ space }\\${ name }`;
}

/**
 * Returns what must be declared before a class: its parent and its interfaces.
 */
function ancestors( source: Source ): string[] {
	const imports = new Map(
		[ ...source.text.matchAll( /^use ([\w\\]+)(?: as (\w+))?;/gm ) ].map(
			( [ , name = '', alias ] ) => [
				alias ?? name.slice( name.lastIndexOf( '\\' ) + 1 ),
				name,
			]
		)
	);
	const space = className( source ).replace( /\\\w+$/, '' );
	const line = DECLARATION.exec( source.text )?.[ 2 ] ?? '';
	const named = line.replace( /^\s*:\s*\w+/, '' ).match( /\\?[A-Z][\w\\]*/g );
	return ( named ?? [] ).map( ( name ) =>
		name.startsWith( '\\' )
			? name.slice( 1 )
			: imports.get( name ) ?? `${ space }\\${ name }`
	);
}

/**
 * Combines sources into one file, each after its ancestors.
 *
 * @param sources Sources in any order.
 * @throws When an ancestor is neither among the sources nor built into PHP, or a
 *         source uses its file's location.
 */
export function joinClasses( sources: readonly Source[] ): string {
	const byName = new Map(
		sources.map( ( source ) => [ className( source ), source ] )
	);
	const ordered = new Set< Source >();
	const add = ( source: Source ): void => {
		if ( PLACES.test( source.text ) ) {
			throw new Error(
				`${ source.file } must not use the path of its file.`
			);
		}
		for ( const name of ancestors( source ) ) {
			const ancestor = byName.get( name );
			if ( ancestor !== undefined ) {
				add( ancestor );
			} else if ( name.includes( '\\' ) || name.startsWith( 'WC_' ) ) {
				throw new Error(
					`${ source.file } needs ${ name }, which is not bundled.`
				);
			}
		}
		ordered.add( source );
	};
	sources.forEach( add );
	const texts = [ ...ordered ].map( ( { text } ) =>
		TOPS.reduce( ( rest, top ) => rest.replace( top, '' ), text )
	);
	return HEADER + texts.join( '' );
}

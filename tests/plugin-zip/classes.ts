/**
 * One PHP file of many: a page of a shop on WooCommerce needs some ninety classes
 * of this plugin whatever it shows, and PHP takes longer to open that many files
 * than to run most of what is in them. The archive has them in one file more.
 */

/** A class, an interface or an enum in a file of its own. */
interface Source {
	/** Below the project's folder. */
	file: string;
	text: string;
}

const HEADER = '<?php\ndeclare( strict_types=1 );\n';

/** What stands once at the top of the whole. */
const TOPS = [
	/^<\?php\n/,
	/^declare\( strict_types=1 \);\n/m,
	/^defined\( 'ABSPATH' \) \|\| exit;\n/m,
];

/** Of where a file stands, which would not be there any more. */
const PLACES = /__(?:DIR|FILE|LINE)__/;

const DECLARATION =
	/^(?:final |abstract |readonly )*(?:class|interface|trait|enum) (\w+)([^{]*)\{/m;

/** The name of the class in a file, as PHP knows it. */
export function className( { file, text }: Source ): string {
	const space = /^namespace ([\w\\]+);/m.exec( text )?.[ 1 ];
	const name = DECLARATION.exec( text )?.[ 1 ];
	if ( space === undefined || name === undefined ) {
		throw new Error( `${ file } has no class in a namespace.` );
	}
	return `${ space }\\${ name }`;
}

/**
 * What must be declared before a class: its parent and its interfaces.
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
 * The sources as one file, each after what it is made of.
 *
 * @param sources In any order.
 * @throws Where a class is made of one that is not among them and not of PHP, or asks for the place of its file.
 */
export function joinClasses( sources: readonly Source[] ): string {
	const byName = new Map(
		sources.map( ( source ) => [ className( source ), source ] )
	);
	const ordered = new Set< Source >();
	const add = ( source: Source ): void => {
		if ( PLACES.test( source.text ) ) {
			throw new Error(
				`${ source.file } asks for the place of its file.`
			);
		}
		for ( const name of ancestors( source ) ) {
			const ancestor = byName.get( name );
			if ( ancestor !== undefined ) {
				add( ancestor );
			} else if ( name.includes( '\\' ) || name.startsWith( 'WC_' ) ) {
				throw new Error(
					`${ source.file } needs ${ name } beside it.`
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

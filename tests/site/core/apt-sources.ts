import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One archive of packages that this machine's apt knows. */
export interface AptSource {
	uri: string;
	suites: string[];
	/** Path of the key ring that must have signed it; empty for apt's own. */
	signedBy: string;
}

const FOLDER = '/etc/apt';

/** Every archive of binary packages in this machine's apt sources. */
export function machineSources(): AptSource[] {
	const parts = join( FOLDER, 'sources.list.d' );
	const files = [
		join( FOLDER, 'sources.list' ),
		...( existsSync( parts )
			? readdirSync( parts ).map( ( name ) => join( parts, name ) )
			: [] ),
	];
	return files
		.filter( ( path ) => existsSync( path ) )
		.flatMap( ( path ) => {
			const text = readFileSync( path, 'utf8' );
			return path.endsWith( '.sources' )
				? parseDeb822( text )
				: parseList( text );
		} );
}

/**
 * Reads the one-line form: `deb [signed-by=...] URI suite component...`.
 *
 * @param text Content of a .list file.
 */
export function parseList( text: string ): AptSource[] {
	const sources: AptSource[] = [];
	for ( const line of text.split( '\n' ) ) {
		const found = line.match(
			/^\s*deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)/
		);
		if ( found ) {
			const [ , options = '', uri = '', suite = '' ] = found;
			sources.push( {
				uri,
				suites: [ suite ],
				signedBy: options.match( /signed-by=(\S+)/i )?.[ 1 ] ?? '',
			} );
		}
	}
	return sources;
}

/**
 * Reads the paragraph form, with one field a line.
 *
 * @param text Content of a .sources file.
 */
export function parseDeb822( text: string ): AptSource[] {
	const sources: AptSource[] = [];
	const lines = text
		.split( '\n' )
		.filter( ( line ) => ! line.startsWith( '#' ) )
		.join( '\n' );
	for ( const paragraph of lines.split( /\n\s*\n/ ) ) {
		const field = ( name: string ): string =>
			paragraph
				.match( new RegExp( `^${ name }:[ \\t]*(.*)$`, 'im' ) )?.[ 1 ]
				?.trim() ?? '';
		const types = field( 'Types' ).split( /\s+/ );
		if ( ! types.includes( 'deb' ) || field( 'Enabled' ) === 'no' ) {
			continue;
		}
		const suites = field( 'Suites' ).split( /\s+/ );
		for ( const uri of field( 'URIs' ).split( /\s+/ ) ) {
			sources.push( { uri, suites, signedBy: field( 'Signed-By' ) } );
		}
	}
	return sources;
}

/**
 * The archives in which to look for a newer WordPress: the same servers that
 * this machine already trusts, asked for other suites of theirs.
 *
 * @param sources What the machine has.
 * @return The best first.
 */
export function newerSuites( sources: AptSource[] ): AptSource[] {
	const main = mainArchive( sources );
	const security = sources.find( ( { uri } ) =>
		withoutSlash( uri ).endsWith( '/debian-security' )
	);
	return [
		...( main ? [ { ...main, suites: [ 'sid' ] } ] : [] ),
		...( security
			? [ { ...security, suites: [ 'trixie-security' ] } ]
			: [] ),
	];
}

/**
 * Debian's main archive among this machine's sources.
 *
 * @param sources What the machine has.
 */
export function mainArchive( sources: AptSource[] ): AptSource | undefined {
	return sources.find( ( { uri } ) =>
		withoutSlash( uri ).endsWith( '/debian' )
	);
}

const withoutSlash = ( uri: string ): string => uri.replace( /\/+$/, '' );

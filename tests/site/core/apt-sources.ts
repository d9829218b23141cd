import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A package archive in the apt sources of this machine. */
export interface AptSource {
	uri: string;
	suites: string[];
	/** Path of the keyring that must have signed it; empty for apt's own. */
	signedBy: string;
}

const FOLDER = '/etc/apt';

/** All binary archives in the apt sources of this machine. */
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
 * Parses the one-line format: `deb [signed-by=...] URI suite component...`.
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
 * Parses the deb822 format.
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
 * The archives that may have a newer WordPress: other suites of the servers that
 * this machine already trusts.
 *
 * @param sources Archives of the machine.
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
 * Returns Debian's main archive.
 *
 * @param sources Archives of the machine.
 */
export function mainArchive( sources: AptSource[] ): AptSource | undefined {
	return sources.find( ( { uri } ) =>
		withoutSlash( uri ).endsWith( '/debian' )
	);
}

const withoutSlash = ( uri: string ): string => uri.replace( /\/+$/, '' );

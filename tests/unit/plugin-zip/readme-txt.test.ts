/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );
const readme = readFileSync( resolve( ROOT, 'readme.txt' ), 'utf8' );
const plugin = readFileSync( resolve( ROOT, 'plugin.php' ), 'utf8' );

const header = ( name: string ): string =>
	new RegExp( `^${ name }: *(.+)$`, 'm' ).exec( readme )?.[ 1 ] ?? '';

const pluginHeader = ( name: string ): string =>
	new RegExp( `^ \\* ${ name }: *(.+)$`, 'm' ).exec( plugin )?.[ 1 ] ?? '';

const section = ( name: string ): string =>
	readme.split( `\n== ${ name } ==\n` )[ 1 ]?.split( /\n== .+ ==\n/ )[ 0 ] ??
	'';

describe( 'readme.txt', () => {
	it( "has the headers of WordPress.org, equal to the plugin's", () => {
		expect( readme ).toMatch( /^=== Vitrine ===\n/ );
		expect( header( 'Stable tag' ) ).toBe( pluginHeader( 'Version' ) );
		expect( header( 'Requires at least' ) ).toBe(
			pluginHeader( 'Requires at least' )
		);
		expect( header( 'Requires PHP' ) ).toBe(
			pluginHeader( 'Requires PHP' )
		);
		expect( header( 'Tags' ).split( ', ' ).length ).toBeLessThanOrEqual(
			5
		);
	} );

	it( 'has a short description within the limit', () => {
		const [ , short = '' ] =
			/\n\n(.+)\n\n== Description ==/.exec( readme ) ?? [];
		expect( short.length ).toBeGreaterThan( 40 );
		expect( short.length ).toBeLessThanOrEqual( 150 );
	} );

	it.each( [
		'Description',
		'Installation',
		'Frequently Asked Questions',
		'Changelog',
	] )( 'has the section %s', ( name ) => {
		expect( section( name ).trim() ).not.toBe( '' );
	} );

	it( 'answers ten questions and says what it does not do', () => {
		expect(
			section( 'Frequently Asked Questions' ).match( /^= .+\? =$/gm )
				?.length
		).toBeGreaterThanOrEqual( 10 );
		expect( section( 'Description' ) ).toContain(
			'= What it does not do ='
		);
	} );

	it( 'describes screenshots only if there are any', () => {
		expect( section( 'Screenshots' ) !== '' ).toBe(
			existsSync( resolve( ROOT, '.wordpress-org' ) )
		);
	} );
} );

/**
 * @jest-environment node
 */
import { existsSync, readFileSync } from 'node:fs';
import {
	differences,
	exactly,
	installedVersions,
	lockedVersions,
	withoutAddresses,
	type Lock,
} from '../../run/php-tools';

const text = readFileSync( 'composer.lock', 'utf8' );
const lock = JSON.parse( text ) as Lock;

describe( "PHP's development tools", () => {
	it( 'are locked, each by a lock without URLs', () => {
		const { 'require-dev': wanted } = JSON.parse(
			readFileSync( 'composer.json', 'utf8' )
		) as { 'require-dev': Record< string, string > };
		expect( Object.keys( lockedVersions( lock ) ) ).toEqual(
			expect.arrayContaining( Object.keys( wanted ) )
		);
		expect( withoutAddresses( lock ) ).toEqual( lock );
		// Composer's own comment links to its documentation.
		expect( text.match( /https?:\/\/[^/"]+/g ) ).toEqual( [
			'https://getcomposer.org',
		] );
	} );

	it( 'are required with exact versions, including transitive ones', () => {
		expect(
			exactly(
				{
					name: 'vitrine/vitrine',
					'require-dev': { 'acme/lint': '^2.1' },
					config: { lock: true, 'vendor-dir': 'vendor' },
				},
				lockedVersions( {
					packages: [ { name: 'acme/parser', version: '1.0.4' } ],
					'packages-dev': [ { name: 'acme/lint', version: 'v2.3' } ],
				} )
			)
		).toEqual( {
			name: 'vitrine/vitrine',
			'require-dev': { 'acme/parser': '1.0.4', 'acme/lint': 'v2.3' },
			config: { lock: false, 'vendor-dir': 'vendor' },
		} );
	} );

	it( 'are installed, or differences are listed', () => {
		expect(
			differences( { a: '1.0', b: '2.0' }, { a: '1.1', c: '3.0' } )
		).toEqual( [
			'a: 1.0 is locked, 1.1 is installed',
			'b: 2.0 is locked, none is installed',
			'c: none is locked, 3.0 is installed',
		] );
		// Without installed packages there is nothing to compare; lint installs them.
		const installed = existsSync( 'vendor/composer/installed.json' )
			? installedVersions( 'vendor' )
			: lockedVersions( lock );
		expect( differences( lockedVersions( lock ), installed ) ).toEqual(
			[]
		);
	} );
} );

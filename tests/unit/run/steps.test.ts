import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosen, isWanted } from '../../run/chosen';
import { STEPS, type Step } from '../../run/steps';
import { keptFolder, placeOf } from '../../site/commerce/kept';

const names = ( ...args: string[] ) =>
	chosen( args ).map( ( { name } ) => name );

describe( 'the steps of a test run', () => {
	it( 'are all by default, with the points last', () => {
		expect( chosen( [] ) ).toEqual( STEPS );
		expect( names().at( -1 ) ).toBe( 'points' );
	} );

	it( 'can be selected, alone or as a group', () => {
		expect( names( '--only=unit,lint' ) ).toEqual( [
			'unit',
			'lint-js',
			'lint-php',
			'lint-css',
		] );
		expect( names( '--only=php', '--skip=php-mysql' ) ).toEqual( [
			'php-sqlite',
		] );
	} );

	it( 'depend only on earlier steps', () => {
		STEPS.forEach( ( { after = [] }, index ) => {
			const before = STEPS.slice( 0, index ).map( ( { name } ) => name );
			expect( before ).toEqual( expect.arrayContaining( after ) );
		} );
	} );

	describe( 'with external requirements', () => {
		const before = { ...process.env };
		const wanting: Step = { ...STEPS[ 0 ]!, wants: [ 'WOOCOMMERCE_DIR' ] };
		let cache = '';

		beforeEach( () => {
			cache = mkdtempSync( join( tmpdir(), 'cache-' ) );
			process.env.XDG_CACHE_HOME = cache;
			delete process.env.WOOCOMMERCE_DIR;
		} );

		afterEach( () => {
			rmSync( cache, { recursive: true } );
			process.env = { ...before };
		} );

		it( 'are skipped without them', () => {
			expect( isWanted( wanting ) ).toBe( false );
			expect( isWanted( STEPS[ 0 ]! ) ).toBe( true );
		} );

		it( "run with them in the user's cache or in an environment variable", () => {
			const place = placeOf( 'WOOCOMMERCE_DIR' );
			expect( place ).toBe( join( cache, 'vitrine', 'woocommerce' ) );
			mkdirSync( place, { recursive: true } );
			expect( isWanted( wanting ) ).toBe( true );
			expect( keptFolder( 'WOOCOMMERCE_DIR' ) ).toBe( place );
			process.env.WOOCOMMERCE_DIR = '/elsewhere';
			expect( keptFolder( 'WOOCOMMERCE_DIR' ) ).toBe( '/elsewhere' );
			process.env.WOOCOMMERCE_DIR = '';
			expect( isWanted( wanting ) ).toBe( false );
		} );
	} );

	it( 'are rejected when the name is unknown', () => {
		expect( () => chosen( [ '--only=units' ] ) ).toThrow( 'units' );
	} );
} );

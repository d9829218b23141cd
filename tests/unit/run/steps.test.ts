import { chosen, STEPS } from '../../run/steps';

const names = ( ...args: string[] ) =>
	chosen( args ).map( ( { name } ) => name );

describe( 'the steps of a test run', () => {
	it( 'are all of them by default, and the points come last', () => {
		expect( chosen( [] ) ).toEqual( STEPS );
		expect( names().at( -1 ) ).toBe( 'points' );
	} );

	it( 'can be named, alone or as a group', () => {
		expect( names( '--only=unit,lint' ) ).toEqual( [
			'lint-js',
			'lint-css',
			'lint-php',
			'unit',
		] );
		expect( names( '--only=php', '--skip=php-mysql' ) ).toEqual( [
			'php-sqlite',
		] );
	} );

	it( 'are not guessed when the name is unknown', () => {
		expect( () => chosen( [ '--only=units' ] ) ).toThrow( 'units' );
	} );
} );

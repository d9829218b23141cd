import { chosen, isWanted, STEPS } from '../../run/steps';

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

	it( 'are left out where what they want beside the project is not there', () => {
		const wanting = ( wants: string ) =>
			isWanted( { ...STEPS[ 0 ]!, wants } );
		expect( wanting( 'PATH' ) ).toBe( true );
		expect( wanting( 'NOBODY_GIVES_THIS' ) ).toBe( false );
		expect( isWanted( STEPS[ 0 ]! ) ).toBe( true );
	} );

	it( 'are not guessed when the name is unknown', () => {
		expect( () => chosen( [ '--only=units' ] ) ).toThrow( 'units' );
	} );
} );

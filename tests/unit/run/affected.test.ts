import { checksOf } from '../../run/affected';

const names = ( ...changed: string[] ) =>
	checksOf( changed, () => true ).map( ( { name } ) => name );

const wordsOf = ( name: string, ...changed: string[] ) =>
	checksOf( changed, () => true ).find( ( step ) => step.name === name )
		?.command ?? [];

describe( 'checks for a change', () => {
	it( 'are none for an unchecked file', () => {
		expect( names( 'README.md' ) ).toEqual( [] );
	} );

	it( 'are types, lint and the tests that import a module', () => {
		expect( names( 'src/core/money.ts' ) ).toEqual( [
			'types',
			'lint-js',
			'unit',
		] );
		expect( wordsOf( 'unit', 'src/core/money.ts' ) ).toContain(
			'src/core/money.ts'
		);
	} );

	it( 'are the changed browser test, and no unit test', () => {
		const walk = 'tests/e2e/walks/guest.spec.ts';
		expect( names( walk ) ).toEqual( [ 'types', 'lint-js', 'browser' ] );
		expect( wordsOf( 'browser', walk ) ).toContain( walk );
	} );

	it( 'are the PHP test of the same path, if any', () => {
		const file = 'includes/Loop/Answer.php';
		expect( names( file ) ).toEqual( [ 'lint-php', 'php' ] );
		expect( wordsOf( 'php', file ).at( -1 ) ).toBe(
			'--filter=\\\\(AnswerTest)::'
		);
		expect( checksOf( [ file ], () => false ) ).toHaveLength( 1 );
	} );

	it( 'are stylelint for a style', () => {
		expect( names( 'src/styles/cart.scss' ) ).toEqual( [ 'lint-css' ] );
	} );
} );

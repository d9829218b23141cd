import { checksOf } from '../../run/affected';

const names = ( ...changed: string[] ) =>
	checksOf( changed, () => true ).map( ( { name } ) => name );

const wordsOf = ( name: string, ...changed: string[] ) =>
	checksOf( changed, () => true ).find( ( step ) => step.name === name )
		?.command ?? [];

describe( 'what a change calls for', () => {
	it( 'is nothing where nothing is checked', () => {
		expect( names( 'README.md' ) ).toEqual( [] );
	} );

	it( 'is types, lint and the tests that import a module', () => {
		expect( names( 'src/core/money.ts' ) ).toEqual( [
			'types',
			'lint-js',
			'unit',
		] );
		expect( wordsOf( 'unit', 'src/core/money.ts' ) ).toContain(
			'src/core/money.ts'
		);
	} );

	it( 'is the browser test that was changed, and no unit test', () => {
		const walk = 'tests/e2e/walks/guest.spec.ts';
		expect( names( walk ) ).toEqual( [ 'types', 'lint-js', 'browser' ] );
		expect( wordsOf( 'browser', walk ) ).toContain( walk );
	} );

	it( 'is the PHP test of the same path, where there is one', () => {
		const file = 'includes/Loop/Answer.php';
		expect( names( file ) ).toEqual( [ 'lint-php', 'php' ] );
		expect( wordsOf( 'php', file ).at( -1 ) ).toBe(
			'--filter=\\\\(AnswerTest)::'
		);
		expect( checksOf( [ file ], () => false ) ).toHaveLength( 1 );
	} );

	it( 'is the style of a style', () => {
		expect( names( 'src/styles/cart.scss' ) ).toEqual( [ 'lint-css' ] );
	} );
} );

import { idsIn, parsePoints } from '../../spec/ids';

describe( 'points in a title', () => {
	it( 'are read as one, several or a list, each once', () => {
		expect( idsIn( 'puts an item back [4.3-02]' ) ).toEqual( [ '4.3-02' ] );
		expect( idsIn( 'a [1-01] [6-12]' ) ).toEqual( [ '1-01', '6-12' ] );
		expect( idsIn( 'a [4.13-02, 4.13-03 4.13-02]' ) ).toEqual( [
			'4.13-02',
			'4.13-03',
		] );
	} );

	it( 'are not confused with other brackets', () => {
		expect(
			idsIn( 'sets cart[abc][qty] to [3] and [2026-01-01]' )
		).toEqual( [] );
	} );
} );

describe( 'points.tsv', () => {
	it( 'is parsed line by line', () => {
		expect( parsePoints( '4.3-02\tText\tShown\tunit\n' ) ).toEqual( [
			{
				id: '4.3-02',
				section: '4.3',
				text: 'Text',
				shown: 'Shown',
				level: 'unit',
			},
		] );
	} );

	it( 'is rejected with an invalid or repeated line', () => {
		expect( () => parsePoints( 'intro\tText\t\tunit' ) ).toThrow( 'intro' );
		expect( () => parsePoints( '1-01\ta\n1-01\tb' ) ).toThrow( '1-01' );
	} );
} );

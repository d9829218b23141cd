import { flatten } from '../../../../src/core/cart/flat';

describe( 'data as form fields', () => {
	it( 'writes nested data with brackets', () => {
		expect(
			flatten( {
				product_id: '7',
				x: { a: 1, b: { c: true } },
				list: [ 'm', { n: null } ],
			} )
		).toEqual( {
			product_id: '7',
			'x[a]': '1',
			'x[b][c]': 'true',
			'list[0]': 'm',
			'list[1][n]': '',
		} );
	} );

	it( 'omits non-data and circular references', () => {
		const round: Record< string, unknown > = { a: 1 };
		round.round = round;
		expect(
			Object.keys(
				flatten( { element: document.body, run: () => 1, round } )
			).every( ( name ) => name.startsWith( 'round' ) )
		).toBe( true );
		expect( flatten( { element: document.body, no: undefined } ) ).toEqual(
			{}
		);
	} );
} );

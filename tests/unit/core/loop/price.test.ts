import { readAddress, writeAddress } from '../../../../src/core/loop/address';
import { withValue } from '../../../../src/core/loop/facets';
import { shortPrice, withThumb } from '../../../../src/core/loop/price';
import { rangeOfFacet, parseRange } from '../../../../src/core/loop/range';
import { INITIAL } from '../../../../src/core/loop/state';

const RULES = { composable: false, facets: [ 'price_range', 'post_tag' ] };

const CURRENCY = {
	code: 'EUR',
	symbol: '€',
	position: 'left',
	decimals: 2,
	decimal_separator: '.',
	thousand_separator: ',',
} as const;

const facetsOf = ( query: string ) =>
	readAddress( new URLSearchParams( query ), 1, RULES ).facets;

describe( 'a price range', () => {
	it.each( [
		[ '10', '50', '10-50' ],
		[ '50', '10', '10-50' ],
		[ ' 010.50 ', '', '10.5-' ],
		[ '', '49.990', '-49.99' ],
		[ '0', '9', '-9' ],
		[ '0', '', '' ],
		[ '.5', '1.', '0.5-1' ],
		[ 'x', '-9', '' ],
		[ '1e3', '7', '-7' ],
		[ '1234567890', '7', '-7' ],
	] )( 'from "%s" to "%s" is "%s"', ( min, max, range ) => {
		expect( rangeOfFacet( 'price_range', [ min, max ] ) ).toBe( range );
	} );

	it.each( [
		[ '10-50', '10-50' ],
		[ '50-10', '10-50' ],
		[ '10', '' ],
		[ '1-2-3', '' ],
		[ '-', '' ],
		[ 'x-5', '-5' ],
	] )( 'reads "%s" as "%s"', ( text, range ) => {
		expect( parseRange( 'price_range', text ) ).toBe( range );
	} );

	it( 'is one URL value, and is read from form fields', () => {
		expect( facetsOf( 'price_range-1=50-10' ) ).toEqual( {
			price_range: [ '10-50' ],
		} );
		expect(
			facetsOf( 'price_range-1[min]=20&price_range-1[max]=&post_tag-1=a' )
		).toEqual( { price_range: [ '20-' ], post_tag: [ 'a' ] } );
		expect( facetsOf( 'price_range-1=cheap' ) ).toEqual( {} );
		expect(
			writeAddress(
				new URLSearchParams(
					'price_range-1[min]=1&price_range-1[max]=2'
				),
				1,
				{ ...INITIAL, facets: { price_range: [ '10-50' ] } },
				RULES
			).toString()
		).toBe( 'price_range-1=10-50' );
	} );

	it( 'replaces the previous one', () => {
		const choose = ( value: string, chosen = true ) =>
			withValue(
				{ price_range: [ '1-2' ] },
				{ taxonomy: 'price_range', value, chosen }
			);
		expect( choose( '3-4' ) ).toEqual( { price_range: [ '3-4' ] } );
		expect( choose( '1-2', false ) ).toEqual( {} );
		expect( choose( '', false ) ).toEqual( {} );
	} );

	it( 'follows the thumbs, which stop at each other and are open at the ends', () => {
		const bounds = { low: 5, high: 90 };
		expect( withThumb( [ '', '' ], 0, 20, bounds ) ).toEqual( [
			'20',
			'',
		] );
		expect( withThumb( [ '20', '30.5' ], 0, 40, bounds ) ).toEqual( [
			'30.5',
			'30.5',
		] );
		expect( withThumb( [ '20', '30' ], 1, 10, bounds ) ).toEqual( [
			'20',
			'20',
		] );
		expect( withThumb( [ '20', '30' ], 0, 5, bounds ) ).toEqual( [
			'',
			'30',
		] );
		expect( withThumb( [ '20', '30' ], 1, 90, bounds ) ).toEqual( [
			'20',
			'',
		] );
	} );

	it( 'is formatted briefly', () => {
		expect( shortPrice( '10', CURRENCY ) ).toBe( '€10' );
		expect( shortPrice( '1234.5', CURRENCY ) ).toBe( '€1,234.50' );
	} );
} );

import { readAddress, writeAddress } from '../../../../src/core/loop/address';
import { withValue } from '../../../../src/core/loop/facets';
import {
	endsOfFacet,
	isRange,
	rangeOfFacet,
	parseRange,
} from '../../../../src/core/loop/range';
import { INITIAL } from '../../../../src/core/loop/state';
import table from '../../../fixtures/ranges.json';

const FACET = 'meta_weight';
const RULES = { composable: false, facets: [ FACET, 'post_date', 'post_tag' ] };

const facetsOf = ( query: string ) =>
	readAddress( new URLSearchParams( query ), 1, RULES ).facets;

describe( 'a range of numbers or days', () => {
	// Whether a date is valid is for the server to decide.
	it.each( table.between.filter( ( [ , , , isServers ] ) => ! isServers ) )(
		'from "%s" to "%s" is "%s"',
		( min = '', max = '', range = '' ) => {
			expect( rangeOfFacet( FACET, [ min, max ] ) ).toBe( range );
			if ( range ) {
				const ends = endsOfFacet( FACET, range );
				expect( rangeOfFacet( FACET, ends ) ).toBe( range );
			}
		}
	);

	it.each( table.of )( 'reads "%s" as "%s"', ( text = '', range = '' ) => {
		expect( parseRange( FACET, text ) ).toBe( range );
	} );

	it( 'differs from a price range', () => {
		expect( rangeOfFacet( 'price_range', [ '10', '50' ] ) ).toBe( '10-50' );
		expect(
			[ 'price_range', 'post_date', FACET, 'post_year', 'post_tag' ].map(
				isRange
			)
		).toEqual( [ true, true, true, false, false ] );
	} );

	it( 'is one URL value, and is read from form fields', () => {
		expect( facetsOf( 'meta_weight-1=50..-10' ) ).toEqual( {
			[ FACET ]: [ '-10..50' ],
		} );
		expect(
			facetsOf(
				'post_date-1[min]=2026-01-01&post_date-1[max]=&post_tag-1=a'
			)
		).toEqual( { post_date: [ '2026-01-01..' ], post_tag: [ 'a' ] } );
		expect( facetsOf( 'meta_weight-1=heavy' ) ).toEqual( {} );
		const facets = withValue(
			{ [ FACET ]: [ '1..2' ] },
			{ taxonomy: FACET, value: '7..', chosen: true }
		);
		expect( facets ).toEqual( { [ FACET ]: [ '7..' ] } );
		const said = writeAddress(
			new URLSearchParams(),
			1,
			{ ...INITIAL, facets },
			RULES
		);
		expect( facetsOf( said.toString() ) ).toEqual( facets );
	} );
} );

import {
	combinations,
	emptyVariation,
	missing,
	MOST,
	parseOptions,
} from '../../../src/admin/product/variations/combinations';
import type { Attribute } from '../../../src/admin/product/types';

const attribute = (
	label: string,
	options: string[],
	variation = true
): Attribute => ( { name: '', label, options, default: '', variation } );

const color = attribute( 'Colour', [ 'Red', 'Blue' ] );
const size = attribute( 'Size', [ 'S', 'M' ] );
const cloth = attribute( 'Cloth', [ 'Wool' ], false );

describe( 'combinations of attributes', () => {
	it( 'returns each, with an empty value for attributes that are not for variations', () => {
		expect( combinations( [ color, cloth, size ] ) ).toEqual( [
			[ 'Red', '', 'S' ],
			[ 'Red', '', 'M' ],
			[ 'Blue', '', 'S' ],
			[ 'Blue', '', 'M' ],
		] );
	} );

	it( 'returns none without attributes for variations', () => {
		expect( combinations( [ cloth ] ) ).toEqual( [] );
		expect( combinations( [] ) ).toEqual( [] );
	} );

	it( 'adds only missing variations, with the price of the last one', () => {
		const red = {
			...emptyVariation( [ 'Red', '' ] ),
			regular_price: '10',
			sku: 'R',
		};
		const added = missing( {
			attributes: [ color, size ],
			variations: [ emptyVariation( [ 'Blue', 'S' ] ), red ],
		} );
		expect( added.map( ( { choices } ) => choices ) ).toEqual( [
			[ 'Blue', 'M' ],
		] );
		expect( added[ 0 ] ).toMatchObject( {
			id: 0,
			regular_price: '10',
			sku: '',
			stock: '',
		} );
	} );

	it( 'stops at the maximum', () => {
		const many = attribute(
			'Number',
			Array.from( { length: MOST + 1 }, ( _, i ) => `${ i }` )
		);
		expect(
			missing( { attributes: [ many ], variations: [] } )
		).toHaveLength( MOST );
	} );

	it( 'parses options as typed', () => {
		expect( parseOptions( ' Red |Blue||  Red | Dark, green ' ) ).toEqual( [
			'Red',
			'Blue',
			'Dark, green',
		] );
	} );
} );

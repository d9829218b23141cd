import {
	isShippingValid,
	newMethod,
	type WeightBand,
} from '../../../../src/core/settings/shipping';

const zones = ( weight_costs: WeightBand[] ) => ( {
	classes: {},
	zones: [
		{
			name: '',
			regions: [],
			postcodes: '',
			methods: [
				{ ...newMethod( 'flat_rate', 'Post', [] ), weight_costs },
			],
		},
	],
} );

describe( 'weight-based costs', () => {
	it.each( [
		[ '2', '3.50', true ],
		[ '2,5', '0', true ],
		[ '0', '12', true ],
		[ '', '3', false ],
		[ '2', '', false ],
		[ '2 kg', '3', false ],
		[ '-1', '3', false ],
		[ '2', 'three', false ],
	] )( 'from %p at %p are valid: %p', ( from, cost, valid ) => {
		expect( isShippingValid( zones( [ { from, cost } ] ) ) ).toBe( valid );
	} );

	it( 'are empty for a new method', () => {
		expect( isShippingValid( zones( [] ) ) ).toBe( true );
	} );
} );

import { requiredPlaceholder } from '../../../../src/core/checkout/required';

describe( 'the placeholder of a required row', () => {
	it.each( [
		[ 'City', 'Town', 'City *' ],
		[ '', 'Phone', 'Phone *' ],
		[ '', ' Phone\n\t* ', 'Phone *' ],
		[ 'City *', 'Town', 'City *' ],
		[ ' ', '', '' ],
	] )( 'makes of %j under the label %j', ( placeholder, label, marked ) => {
		expect( requiredPlaceholder( placeholder, label ) ).toBe( marked );
	} );
} );

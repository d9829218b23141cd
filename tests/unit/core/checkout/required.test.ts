import { requiredPlaceholder } from '../../../../src/core/checkout/required';

describe( 'the placeholder of a required row', () => {
	it.each( [
		[ 'City', 'Town', 'City *' ],
		[ '', 'Phone', 'Phone *' ],
		[ '', ' Phone\n\t* ', 'Phone *' ],
		[ 'City *', 'Town', 'City *' ],
		[ ' ', '', '' ],
	] )(
		'turns %j with the label %j into the right text',
		( placeholder, label, marked ) => {
			expect( requiredPlaceholder( placeholder, label ) ).toBe( marked );
		}
	);
} );

import { choiceOf, planFill } from '../../../../src/core/address/fill';

it( 'fills country and first line first, then the rest, cleared where nothing was returned', () => {
	expect(
		planFill( { country: 'DE', address_1: 'Weg 1', postcode: 10115 } )
	).toEqual( {
		now: [
			[ 'country', 'DE' ],
			[ 'address_1', 'Weg 1' ],
		],
		later: [
			[ 'address_2', '' ],
			[ 'city', '' ],
			[ 'postcode', '10115' ],
			[ 'state', '' ],
		],
	} );
} );

it( 'leaves country and first line as they are where they were not returned', () => {
	expect( planFill( { city: 'Berlin' } )?.now ).toEqual( [] );
} );

it.each( [ null, undefined, 'Weg 1', 7 ] )(
	'takes %p for no address',
	( value ) => {
		expect( planFill( value ) ).toBeNull();
	}
);

const STATES = [
	{ value: '', text: 'Choose' },
	{ value: 'CA', text: 'California' },
	{ value: 'DE-BE', text: 'Berlin' },
];

it.each( [
	[ 'CA', 'CA' ],
	[ 'ca', 'CA' ],
	[ 'california', 'CA' ],
	[ 'Berlin', 'DE-BE' ],
	[ 'Bavaria', null ],
] )( 'finds the choice that %p means: %p', ( value, choice ) => {
	expect( choiceOf( STATES, value ) ).toBe( choice );
} );

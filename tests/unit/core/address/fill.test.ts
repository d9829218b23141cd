import { choiceOf, planFill } from '../../../../src/core/address/fill';

it( 'fills country and first line first, then the rest, emptying missing parts', () => {
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

it( 'keeps country and first line when missing', () => {
	expect( planFill( { city: 'Berlin' } )?.now ).toEqual( [] );
} );

it.each( [ null, undefined, 'Weg 1', 7 ] )(
	'rejects %p as an address',
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
] )( 'finds the option for %p: %p', ( value, choice ) => {
	expect( choiceOf( STATES, value ) ).toBe( choice );
} );

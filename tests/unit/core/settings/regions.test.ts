import { codeOf, nameOf } from '../../../../src/core/settings/regions';

const countries = [
	{ value: 'DE', label: 'Germany' },
	{ value: 'US', label: 'United States' },
];

const states = { US: [ { value: 'CA', label: 'California' } ] };

describe( 'a region', () => {
	it.each( [
		[ 'Germany', 'DE' ],
		[ 'germany', 'DE' ],
		[ 'United States: California', 'US:CA' ],
		[ 'united states: ca', 'US:CA' ],
		[ 'Germany: by', 'DE:BY' ],
		[ 'United States: Kent', null ],
		[ 'United States: ', null ],
		[ 'Atlantis', null ],
		[ 'Atlantis: North', null ],
	] )( 'is parsed from %p', ( text, code ) => {
		expect( codeOf( text, countries, states ) ).toBe( code );
	} );

	it( 'is accepted as written while its states are unknown', () => {
		expect( codeOf( 'United States: ca', countries, {} ) ).toBe( 'US:CA' );
	} );

	it.each( [
		[ 'DE', 'Germany' ],
		[ 'US:CA', 'United States: California' ],
		[ 'US:ZZ', 'United States: ZZ' ],
		[ 'XX', 'XX' ],
	] )( '%p has a name that is parsed back', ( code, name ) => {
		expect( nameOf( code, countries, states ) ).toBe( name );
	} );
} );

import { createAddressRegistry } from '../../../../src/core/address/registry';

const LISTED = JSON.stringify( [ { id: 'post' }, { id: 'maps' }, null, 7 ] );

const provider = ( changes: Record< string, unknown > = {} ) => ( {
	id: 'maps',
	canSearch: () => true,
	search: () => Promise.resolve( [] ),
	select: () => Promise.resolve( { country: 'DE', address_1: 'Weg 1' } ),
	...changes,
} );

const open = ( json = LISTED ) => {
	const log = { error: jest.fn(), warn: jest.fn() };
	return { log, ...createAddressRegistry( json, log ) };
};

it.each< [ string, unknown, string, string ] >( [
	[ 'null [5.9-01] [8.3-03]', null, 'must be a valid object', LISTED ],
	[ 'a string [5.9-01]', 'maps', 'must be a valid object', LISTED ],
	[ 'a number [5.9-01]', 7, 'must be a valid object', LISTED ],
	[
		'a provider without an ID [5.9-02] [8.3-04]',
		provider( { id: undefined } ),
		'must have a valid ID',
		LISTED,
	],
	[
		'a provider whose ID is a number [5.9-02]',
		provider( { id: 7 } ),
		'must have a valid ID',
		LISTED,
	],
	[
		'a provider without canSearch [5.9-03] [8.3-05]',
		provider( { canSearch: undefined } ),
		'must have a canSearch function',
		LISTED,
	],
	[
		'a provider whose search is not a function [5.9-03] [8.3-06]',
		provider( { search: 'yes' } ),
		'must have a search function',
		LISTED,
	],
	[
		'a provider without select [5.9-03] [8.3-07]',
		provider( { select: null } ),
		'must have a select function',
		LISTED,
	],
] )( 'rejects %s', ( _what, given, text, json ) => {
	const { register, all, log } = open( json );
	expect( register( given ) ).toBe( false );
	expect( log.error.mock.calls ).toEqual( [
		[ `Address provider ${ text }` ],
	] );
	expect( all() ).toEqual( [] );
} );

it.each( [ '{"id":"maps"}', '"maps"', 'null', '5' ] )(
	"rejects every provider when the server's configuration is %s [5.9-04] [8.3-08]",
	( json ) => {
		const { register, all, log } = open( json );
		expect( register( provider() ) ).toBe( false );
		expect( log.error.mock.calls ).toEqual( [
			[ 'Server providers configuration is invalid' ],
		] );
		expect( all() ).toEqual( [] );
	}
);

it( 'rejects one the server does not list [5.9-05] [8.3-09]', () => {
	const { register, log } = open();
	expect( register( provider( { id: '$&' } ) ) ).toBe( false );
	expect( log.error.mock.calls ).toEqual( [
		[ 'Provider $& not registered on server' ],
	] );
} );

it( 'rejects a second one with the same ID and keeps the first [5.9-06] [8.3-10]', () => {
	const { register, all, log } = open();
	const first = provider();
	expect( register( first ) ).toBe( true );
	expect( register( provider() ) ).toBe( false );
	expect( log.warn.mock.calls ).toEqual( [
		[ 'Address provider with ID "maps" is already registered.' ],
	] );
	expect( log.error ).not.toHaveBeenCalled();
	expect( all() ).toEqual( [ first ] );
	expect( all()[ 0 ] ).toBe( first );
} );

it( 'treats a configuration that is not JSON as an empty list [8.3-01]', () => {
	const { register, all, log } = open( '{nonsense' );
	expect( log.error ).toHaveBeenCalledWith(
		'Invalid address providers JSON:',
		expect.any( SyntaxError )
	);
	expect( register( provider() ) ).toBe( false );
	expect( log.error ).toHaveBeenLastCalledWith(
		'Provider maps not registered on server'
	);
	expect( all() ).toEqual( [] );
} );

it( "returns the providers in the server's order", () => {
	const { register, all } = open();
	register( provider() );
	register( provider( { id: 'post' } ) );
	expect( all().map( ( { id } ) => id ) ).toEqual( [ 'post', 'maps' ] );
} );

it( 'returns false for each of the eight failures [8.3-02]', () => {
	const { register } = open();
	const answers = [
		null,
		provider( { id: undefined } ),
		provider( { canSearch: undefined } ),
		provider( { search: undefined } ),
		provider( { select: undefined } ),
		provider( { id: 'unlisted' } ),
	].map( register );
	answers.push( open( '{}' ).register( provider() ) );
	register( provider() );
	answers.push( register( provider() ) );
	expect( answers ).toEqual( Array( 8 ).fill( false ) );
} );

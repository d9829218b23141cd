import type { AddressSuggestion } from '../../../../src/contract/types';
import { createAddressSearch } from '../../../../src/core/address/search';

const open = () => {
	const log = { error: jest.fn(), warn: jest.fn() };
	const answers: Array< ( found: unknown ) => void > = [];
	const signals: AbortSignal[] = [];
	const provider = {
		id: 'maps',
		canSearch: () => true,
		search: jest.fn(
			(
				_text: string,
				_country: string,
				_type: string,
				more?: { signal: AbortSignal }
			) => {
				signals.push( more!.signal );
				return new Promise< AddressSuggestion[] >( ( resolve ) =>
					answers.push( resolve as ( found: unknown ) => void )
				);
			}
		),
		select: () => Promise.resolve( { country: '', address_1: '' } ),
	};
	const where = { type: 'billing', country: 'DE', provider } as const;
	return {
		log,
		answers,
		signals,
		provider,
		where,
		...createAddressSearch( log ),
	};
};

it( 'strips HTML before searching, with a warning [5.8-01] [5.8-02]', async () => {
	const { find, where, provider, log, answers } = open();
	void find( '<b>12 Main', where );
	expect( provider.search ).toHaveBeenLastCalledWith(
		'12 Main',
		'DE',
		'billing',
		{ signal: expect.any( AbortSignal ) as unknown }
	);
	expect( log.warn.mock.calls ).toEqual( [
		[ 'Input was sanitized for security' ],
	] );
	const plain = find( '12 Main', where );
	answers[ 1 ]!( [ 'x' ] );
	expect( await plain ).toEqual( [ 'x' ] );
	expect( log.warn ).toHaveBeenCalledTimes( 1 );
} );

it( 'requires three characters', async () => {
	const { find, where, provider } = open();
	expect( await find( 'ab', where ) ).toBeNull();
	expect( provider.search ).not.toHaveBeenCalled();
	void find( 'abc', where );
	expect( provider.search ).toHaveBeenCalledTimes( 1 );
} );

it( 'finds nothing without a provider', async () => {
	const { find, where } = open();
	expect( await find( '12 Main', { ...where, provider: null } ) ).toBeNull();
} );

it( 'resolves only the latest search, in whatever order responses arrive', async () => {
	const { find, where, answers, signals, log } = open();
	const early = find( '12 M', where );
	const late = find( '12 Ma', where );
	expect( signals.map( ( { aborted } ) => aborted ) ).toEqual( [
		true,
		false,
	] );
	answers[ 1 ]!( [ 'late' ] );
	answers[ 0 ]!( 'no list' );
	expect( await late ).toEqual( [ 'late' ] );
	expect( await early ).toBeUndefined();
	expect( log.error ).not.toHaveBeenCalled();
} );

it( 'resolves nothing when stopped, and logs no abort', async () => {
	const { find, where, stop, log, provider } = open();
	provider.search.mockRejectedValueOnce( new Error( 'Aborted' ) );
	const given = find( '12 Main', where );
	stop();
	expect( await given ).toBeUndefined();
	expect( log.error ).not.toHaveBeenCalled();
} );

it( 'logs a response that is not an array', async () => {
	const { find, where, answers, log } = open();
	const given = find( '12 Main', where );
	answers[ 0 ]!( { suggestions: [] } );
	expect( await given ).toBeNull();
	expect( log.error.mock.calls ).toEqual( [
		[ 'Invalid suggestions response - not an array' ],
	] );
} );

it.each( [
	[ 'rejects', () => Promise.reject( new Error( 'down' ) ) ],
	[
		'throws',
		() => {
			throw new Error( 'down' );
		},
	],
] )( 'logs a search that %s', async ( _how, search ) => {
	const { find, where, provider, log } = open();
	provider.search.mockImplementationOnce( search );
	expect( await find( '12 Main', where ) ).toBeNull();
	expect( log.error.mock.calls ).toEqual( [
		[ 'Address search error:', new Error( 'down' ) ],
	] );
} );

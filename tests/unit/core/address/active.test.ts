import type { AddressProvider } from '../../../../src/contract/types';
import { createActiveProviders } from '../../../../src/core/address/active';
import { createAddressRegistry } from '../../../../src/core/address/registry';

const LISTED = JSON.stringify( [ { id: 'first' }, { id: 'second' } ] );

const provider = (
	id: string,
	canSearch: AddressProvider[ 'canSearch' ]
): AddressProvider => ( {
	id,
	canSearch,
	search: () => Promise.resolve( [] ),
	select: () => Promise.resolve( { country: '', address_1: '' } ),
} );

const open = ( ...providers: AddressProvider[] ) => {
	const log = { error: jest.fn(), warn: jest.fn() };
	const registry = createAddressRegistry( LISTED, log );
	providers.forEach( registry.register );
	return { log, ...createActiveProviders( registry, log ) };
};

it( "uses the first matching provider in the server's order, whatever the registration order [4.5-03]", () => {
	const { of, choose } = open(
		provider( 'second', () => true ),
		provider( 'first', () => true )
	);
	choose( 'billing', 'DE' );
	expect( of.billing?.id ).toBe( 'first' );
} );

it( 'selects again when the country changes, per address', () => {
	const first = jest.fn( ( country: string ) => country === 'DE' );
	const { of, choose } = open(
		provider( 'first', first ),
		provider( 'second', ( country ) => country === 'GB' )
	);
	choose( 'billing', 'DE' );
	choose( 'shipping', 'DE' );
	choose( 'billing', 'GB' );
	expect( first ).toHaveBeenLastCalledWith( 'GB' );
	expect( [ of.billing?.id, of.shipping?.id ] ).toEqual( [
		'second',
		'first',
	] );
	choose( 'billing', 'FR' );
	expect( of.billing ).toBeNull();
} );

it( 'accepts only true, and continues after an exception', () => {
	const { of, choose, log } = open(
		provider( 'first', () => {
			throw new Error( 'broken' );
		} ),
		provider( 'second', ( () => Promise.resolve( true ) ) as never )
	);
	choose( 'billing', 'DE' );
	expect( of.billing ).toBeNull();
	expect( log.error ).toHaveBeenCalledTimes( 1 );
} );

import { createEngineStorage } from '../../../../src/transport/browser/storage/engine-storage';

const KEYS = { fragments: 'wc_fragments_1', hash: 'wc_cart_hash_1' };
const FRAGMENTS = { '.region': '<div class="region"></div>' };

beforeEach( () => {
	sessionStorage.clear();
	localStorage.clear();
} );

it( "stores fragments and hash where WooCommerce's listeners look", () => {
	createEngineStorage( KEYS ).changed( FRAGMENTS, 'h1' );
	expect(
		JSON.parse( sessionStorage.getItem( KEYS.fragments ) ?? '' )
	).toEqual( FRAGMENTS );
	expect( sessionStorage.getItem( KEYS.hash ) ).toBe( 'h1' );
	expect( localStorage.getItem( KEYS.hash ) ).toBe( 'h1' );
	expect(
		Number( sessionStorage.getItem( 'wc_cart_created' ) )
	).toBeGreaterThan( 0 );
} );

it( 'stores no time for a refreshed empty cart', () => {
	createEngineStorage( KEYS ).refreshed( FRAGMENTS, '' );
	expect( sessionStorage.getItem( KEYS.hash ) ).toBe( '' );
	expect( sessionStorage.getItem( 'wc_cart_created' ) ).toBeNull();
} );

it( "stores nothing without WooCommerce's keys", () => {
	createEngineStorage( null ).changed( FRAGMENTS, 'h1' );
	expect( sessionStorage ).toHaveLength( 0 );
} );

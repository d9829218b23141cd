import { createBridge } from '../../../../src/behaviours/jquery/downloads-bridge';
import type { JQuery } from '../../../../src/behaviours/jquery/of-page';
import type { CartClient } from '../../../../src/contract/types';

/** jQuery stub with what the bridge uses on the body. */
const fakeJQuery = () => {
	const handlers: Array< [ string, ( ...args: unknown[] ) => void ] > = [];
	const body = {
		on( events: string, handler: ( ...args: unknown[] ) => void ) {
			events
				.split( ' ' )
				.forEach( ( event ) => handlers.push( [ event, handler ] ) );
		},
		trigger( event: string, args: unknown[] = [] ) {
			handlers
				.filter( ( [ name ] ) => name === event )
				.forEach( ( [ , handler ] ) => handler( event, ...args ) );
		},
	};
	return { body, jQuery: ( () => body ) as unknown as JQuery };
};

const open = () => {
	document.body.innerHTML = '<span class="edd-cart-quantity">0</span>';
	const refresh = jest.fn( () => Promise.resolve() );
	const { body, jQuery } = fakeJQuery();
	const heard: unknown[] = [];
	const bridge = createBridge( jQuery, {
		refresh,
		getState: () => ( { count: 3 } ),
	} as unknown as CartClient );
	for ( const event of [
		'edd_cart_item_added',
		'edd_cart_item_removed',
		'edd_quantity_updated',
		'added_to_cart',
	] ) {
		body.on( event, ( ...args: unknown[] ) => void heard.push( args ) );
	}
	return { body, bridge, refresh, heard };
};

describe( "Easy Digital Downloads' events", () => {
	it.each( [
		'edd_cart_item_added',
		'edd_cart_item_removed',
		'edd_quantity_updated',
	] )( 'refresh the cart when its scripts fire %s', ( event ) => {
		const { body, refresh } = open();
		body.trigger( event );
		expect( refresh ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'include an add with its count', () => {
		const { bridge, heard, refresh } = open();
		bridge.trigger( 'added_to_cart', {}, 'hash' );
		expect( heard ).toEqual( [
			[ 'edd_quantity_updated', 3 ],
			[ 'edd_cart_item_added', { cart_quantity: '3' } ],
		] );
		expect( document.body.textContent ).toBe( '3' );
		expect( refresh ).not.toHaveBeenCalled();
	} );

	it( 'include a removal, and no others', () => {
		const { bridge, heard } = open();
		bridge.trigger( 'wc_fragments_loaded' );
		expect( heard ).toEqual( [] );
		bridge.trigger( 'removed_from_cart' );
		expect( heard ).toContainEqual( [
			'edd_cart_item_removed',
			{ cart_quantity: '3' },
		] );
	} );

	it( 'cannot veto', () => {
		const { bridge } = open();
		expect(
			bridge.vetoed( 'should_send_ajax_request.adding_to_cart', [
				document.body,
			] )
		).toBe( false );
	} );
} );

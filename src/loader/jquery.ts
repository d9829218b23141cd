import type { CartClient } from '../contract/types';
import type { Page } from '../behaviours/page';
import type { Bridge, JQuery } from '../behaviours/page/jquery-bridge';

/**
 * Bridges to jQuery where it is on the page, whether it came before us or comes
 * after.
 */
export const bindJQuery = ( cart: CartClient ): Page[ 'bridge' ] => {
	let bridge: Bridge | Promise< Bridge > | null = null;
	const connect = () => {
		const { jQuery } = window as { jQuery?: JQuery };
		if ( jQuery && ! bridge ) {
			bridge = import(
				/* webpackChunkName: "jquery" */ '../behaviours/page/jquery-bridge'
			).then( ( { createBridge } ) => {
				bridge = createBridge( jQuery, cart );
				return bridge;
			} );
		}
		return bridge;
	};
	const look = () => void connect();
	look();
	document.addEventListener( 'DOMContentLoaded', look );
	window.addEventListener( 'load', look );
	return connect;
};

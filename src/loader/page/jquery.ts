import contract, { createResolver } from '../../contract';
import type { CartClient, PageSettings } from '../../contract/types';
import type { Page } from '../../behaviours/page';
import type { Bridge, BridgeListeners } from '../../behaviours/jquery/bridge';
import type { JQuery } from '../../behaviours/jquery/of-page';

const DOWNLOADS = contract.settings_values.cart_kinds[ 1 ] ?? '';

/**
 * Loads the jQuery bridge once jQuery is on the page, whether before or after
 * us. Easy Digital Downloads' cart has a bridge of its own.
 */
export const bindJQuery = (
	{ brands, shop, fragments }: PageSettings,
	cart: CartClient,
	listeners: BridgeListeners
): Page[ 'bridge' ] => {
	const load = () =>
		shop.cart_kind === createResolver( brands )( DOWNLOADS )
			? import(
					/* webpackChunkName: "jquery-downloads" */ '../../behaviours/jquery/downloads-bridge'
			  )
			: import(
					/* webpackChunkName: "jquery" */ '../../behaviours/jquery/bridge'
			  );
	let bridge: Bridge | Promise< Bridge > | null = null;
	const connect = () => {
		const { jQuery } = window as { jQuery?: JQuery };
		if ( jQuery && ! bridge ) {
			bridge = load().then( ( { createBridge } ) => {
				bridge = createBridge( jQuery, cart, fragments, listeners );
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

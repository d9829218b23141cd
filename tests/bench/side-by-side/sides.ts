import type { APIRequestContext, APIResponse } from '@playwright/test';
import { dressShop } from '../../site/seed/seed';
import type { Site } from '../../site/types';

/** A response, and the milliseconds from its request to its end. */
export interface Timed {
	answer: APIResponse;
	time: number;
}

/** One of the two front ends of a shop. */
export interface Side {
	name: 'own' | 'vitrine';
	/** Selector of elements with the item count; the first match counts. */
	count: string;
	/** Selector of the control that opens the drawer; empty without one. */
	icon: string;
	/** Matches a cart item in the open drawer. */
	drawer: string;
	/** Adds to the cart as the front end's own script does. */
	add: (
		client: APIRequestContext,
		base: string,
		product: number
	) => Promise< Timed >;
}

const timed = async (
	send: () => Promise< APIResponse >
): Promise< Timed > => {
	const began = performance.now();
	const answer = await send();
	await answer.body();
	return { answer, time: performance.now() - began };
};

const byEndpoint: Side[ 'add' ] = ( client, base, product ) =>
	timed( () =>
		client.post( `${ base }/?wc-ajax=add_to_cart`, {
			form: { product_id: String( product ), quantity: '1' },
			headers: { origin: base },
		} )
	);

/** WooCommerce's blocks add to the cart with a batch request of the Store API. */
const byStoreApi: Side[ 'add' ] = async ( client, base, product ) => {
	const cart = await client.get( `${ base }/wp-json/wc/store/v1/cart` );
	const { nonce = '' } = cart.headers();
	return timed( () =>
		client.post( `${ base }/wp-json/wc/store/v1/batch`, {
			data: {
				requests: [
					{
						method: 'POST',
						path: '/wc/store/v1/cart/add-item',
						headers: { Nonce: nonce },
						body: { id: product, quantity: 1 },
					},
				],
			},
			headers: { nonce },
		} )
	);
};

/** Item counts of classic themes and of widgets. */
const CLASSIC_COUNTS =
	'.site-header-cart .cart-contents, .ast-site-header-cart, .ast-cart-menu-wrap';

/** Vitrine: its blocks in a block theme, its behaviors in a classic theme. */
const vitrine: Side = {
	name: 'vitrine',
	count: `.vitrine-cart-count, ${ CLASSIC_COUNTS }`,
	icon: 'a[data-cart-kind][href]',
	drawer: 'dialog[data-cart-kind][open] .mini_cart_item',
	add: byEndpoint,
};

const blocks: Side = {
	name: 'own',
	count: '.wc-block-mini-cart__badge',
	icon: '.wc-block-mini-cart__button',
	// The closed drawer is in the DOM too, but off-screen.
	drawer: '.wc-block-components-drawer__screen-overlay:not(.wc-block-components-drawer__screen-overlay--is-hidden) .wc-block-cart-items__row',
	add: byStoreApi,
};

const classic: Side = {
	name: 'own',
	count: CLASSIC_COUNTS,
	icon: '',
	drawer: '',
	add: byEndpoint,
};

/**
 * The two front ends of a shop.
 *
 * @param isBlockTheme Whether the theme is a block theme.
 */
export function sidesOf( isBlockTheme: boolean ): [ Side, Side ] {
	return [ isBlockTheme ? blocks : classic, vitrine ];
}

/**
 * Sets the front end of a site.
 *
 * @param site A seeded site.
 * @param side Which.
 * @throws Error With PHP's message.
 */
export async function put( site: Site, side: Side ): Promise< void > {
	const change =
		side.name === 'own' ? 'deactivate_plugins' : 'activate_plugin';
	await site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${ change }( 'vitrine/plugin.php' );`
	);
	await dressShop( site, 'woocommerce', side.name );
}

/**
 * Ways to change a cart other than the buttons of a page.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';

/** Sends a Store API request, as a block or another storefront does. */
export const store = (
	page: Page,
	path: string,
	data: object
): Promise< number > =>
	page.evaluate(
		async ( [ to, body ] ) => {
			const first = await fetch( '/?rest_route=/wc/store/v1/cart' );
			const answer = await fetch( `/?rest_route=/wc/store/v1/${ to }`, {
				method: 'POST',
				headers: {
					'Content-Type': 'application/json',
					Nonce: first.headers.get( 'Nonce' ) ?? '',
				},
				body,
			} );
			return answer.status;
		},
		[ path, JSON.stringify( data ) ] as const
	);

export const keyOf = ( page: Page ): Promise< string > =>
	page.evaluate( async () => {
		const answer = await fetch( '/?rest_route=/wc/store/v1/cart' );
		const cart = ( await answer.json() ) as { items: { key: string }[] };
		return cart.items[ 0 ]?.key ?? '';
	} );

export const ajax = (
	page: Page,
	endpoint: string,
	body: Record< string, string >
) =>
	page.evaluate(
		async ( [ name, fields ] ) => {
			const answer = await fetch( `/?wc-ajax=${ name }`, {
				method: 'POST',
				body: new URLSearchParams( fields ),
			} );
			return answer.status;
		},
		[ endpoint, body ] as const
	);

export interface Shop {
	page: Page;
	site: Site;
	/** ID of a product that has quantity 2 in the cart at the start. */
	id: number;
}

/** Runs another plugin's PHP at a URL of its own. */
export const plugin = ( site: Site, code: string ) =>
	site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/changes-cart.php', $args['code'] );`,
		{ args: { code: `<?php\n${ code }` } }
	);

export const byPhp = async ( { page, site }: Shop, code: string ) => {
	await plugin(
		site,
		`add_action( 'wp', function () { if ( isset( $_GET['change'] ) ) { ${ code } } } );`
	);
	await page.goto( '/?change=1' );
};

/**
 * What changes a cart beside the buttons of a page.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';

/** Sends a request to the Store API, as a block or another shop front does. */
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
	/** Id of a product that is in the cart twice, at the start. */
	id: number;
}

/** Other plugins' PHP, by an address of its own. */
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

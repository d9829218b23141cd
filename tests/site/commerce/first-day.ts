import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { dressShop } from '../seed/seed';
import { sitePath } from '../tools/paths';
import type { Site } from '../types';

/** URLs of the kinds of pages that a WooCommerce shop has. */
export const PAGES = {
	home: '/',
	shop: '/shop/',
	simple: '/product/beeswax-candle/',
	variable: '/product/wool-throw/',
	post: '',
	account: '/account/',
	cart: '/cart/',
	checkout: '/checkout/',
	'block cart': '/block-cart/',
	'block checkout': '/block-checkout/',
} as const;

export type PageName = keyof typeof PAGES;

/** A product that can be added to the cart by URL. */
const CANDLE = 'beeswax-candle';

/** URLs of a shop's pages, and the URL that adds to the cart. */
export interface Pages {
	pages: Record< PageName, string >;
	add: string;
}

/**
 * Makes a shop's pages deterministic by turning off WooCommerce's random choices.
 *
 * @param site A WooCommerce shop.
 */
export const beStill = ( site: Site ): void =>
	copyFileSync(
		sitePath( 'commerce', 'still.php' ),
		join( site.dir, 'www/wp-content/mu-plugins/still.php' )
	);

/**
 * Resets a WooCommerce shop to the day of Vitrine's activation: WooCommerce's
 * front end and Vitrine's default settings.
 *
 * @param site A seeded shop with Vitrine active.
 */
export async function beFirstDay( site: Site ): Promise< Pages > {
	beStill( site );
	await dressShop( site, 'woocommerce', 'own' );
	await site.php( `delete_option( 'vitrine_settings' );`, { user: 1 } );
	return pagesOf( site );
}

/**
 * Returns the URLs of a shop with WooCommerce's front end.
 *
 * @param site The shop.
 */
export async function pagesOf( site: Site ): Promise< Pages > {
	const said = await site.php(
		`echo wp_json_encode( array(
			'post' => wp_make_link_relative( (string) get_permalink( get_posts( array( 'numberposts' => 1 ) )[0] ) ),
			'add'  => '/?add-to-cart=' . get_page_by_path( $args['slug'], OBJECT, 'product' )->ID,
		) );`,
		{ args: { slug: CANDLE }, user: 1 }
	);
	const { post, add } = JSON.parse( said ) as { post: string; add: string };
	return { pages: { ...PAGES, post }, add };
}

/**
 * Activates or deactivates Vitrine.
 *
 * @param site   The shop.
 * @param wanted Which.
 */
export const activate = ( site: Site, wanted: boolean ): Promise< string > =>
	site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; $args['wanted'] ? activate_plugin( 'vitrine/plugin.php' ) : deactivate_plugins( 'vitrine/plugin.php' );`,
		{ args: { wanted }, user: 1 }
	);

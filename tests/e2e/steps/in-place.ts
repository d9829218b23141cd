import type { Site } from '../../site/types';
import { putPage, shortcode } from './site';

/** Replaces WooCommerce's block on its page with this plugin's, whatever the theme. */
export const putInPlace = (
	site: Site,
	page: 'cart' | 'checkout'
): Promise< unknown > =>
	site.php(
		`wp_update_post( wp_slash( array( 'ID' => wc_get_page_id( $args['page'] ), 'post_content' => '<!-- wp:vitrine/' . $args['page'] . ' /-->' ) ) );`,
		{ args: { page }, user: 1 }
	);

/** Sets WooCommerce options. */
export const setOptions = (
	site: Site,
	options: Record< string, string >
): Promise< unknown > =>
	site.php(
		`foreach ( $args as $name => $value ) { update_option( $name, $value ); }`,
		{ args: options, user: 1 }
	);

/** Publishes the plugin's page and one with WooCommerce's block. */
export const putBoth = async ( site: Site, name: 'cart' | 'checkout' ) => {
	await putInPlace( site, name );
	await putPage(
		site,
		`their-${ name }`,
		shortcode( `woocommerce_${ name }` )
	);
};

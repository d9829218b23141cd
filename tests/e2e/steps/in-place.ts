import type { Site } from '../../site/types';
import { putPage, shortcode } from './site';

/** Puts a block of ours in the place of WooCommerce's on its page, whatever the theme. */
export const putInPlace = (
	site: Site,
	page: 'cart' | 'checkout'
): Promise< unknown > =>
	site.php(
		`wp_update_post( wp_slash( array( 'ID' => wc_get_page_id( $args['page'] ), 'post_content' => '<!-- wp:vitrine/' . $args['page'] . ' /-->' ) ) );`,
		{ args: { page }, user: 1 }
	);

/** Sets options of WooCommerce's. */
export const setOptions = (
	site: Site,
	options: Record< string, string >
): Promise< unknown > =>
	site.php(
		`foreach ( $args as $name => $value ) { update_option( $name, $value ); }`,
		{ args: options, user: 1 }
	);

/** Has a page of ours, and WooCommerce’s beside it. */
export const putBoth = async ( site: Site, name: 'cart' | 'checkout' ) => {
	await putInPlace( site, name );
	await putPage(
		site,
		`their-${ name }`,
		shortcode( `woocommerce_${ name }` )
	);
};

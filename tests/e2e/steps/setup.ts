import type { Site } from '../../site/types';

/** Resets a site to the state right after the plugin's activation. */
export const emptyShop = ( site: Site ) =>
	site.php(
		`foreach ( get_posts( array( 'post_type' => 'vitrine_product', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) {
			wp_delete_post( $id, true );
		}
		foreach ( get_terms( array( 'taxonomy' => 'vitrine_product_cat', 'hide_empty' => false, 'fields' => 'ids' ) ) as $id ) {
			wp_delete_term( $id, 'vitrine_product_cat' );
		}
		update_option( 'vitrine_shop', array() );
		update_option( 'vitrine_payments', array() );
		update_option( 'vitrine_settings', array() );
		delete_option( 'vitrine_setup' );
		do_action( 'vitrine_activate' );`,
		{ user: 1 }
	);

import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../../site/types';

/** Replaces WooCommerce's checkout form with its checkout block. */
export const putBlock = ( site: Site ): Promise< unknown > =>
	site.php(
		`wp_update_post( wp_slash( array( 'ID' => wc_get_page_id( 'checkout' ), 'post_content' => ( new ReflectionMethod( 'WC_Install', 'get_checkout_block_content' ) )->invoke( null ) ) ) );`,
		{ user: 1 }
	);

/** The address that the block shows first. */
export const blockAddress = ( page: Page ): Locator =>
	page.getByRole( 'group', { name: /(Shipping|Billing) address/ } ).first();

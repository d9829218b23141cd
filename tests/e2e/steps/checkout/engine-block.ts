import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../../site/types';

/** Puts WooCommerce's checkout block in the place of its form. */
export const putBlock = ( site: Site ): Promise< unknown > =>
	site.php(
		`wp_update_post( wp_slash( array( 'ID' => wc_get_page_id( 'checkout' ), 'post_content' => ( new ReflectionMethod( 'WC_Install', 'get_checkout_block_content' ) )->invoke( null ) ) ) );`,
		{ user: 1 }
	);

/** The address that the block asks for first. */
export const blockAddress = ( page: Page ): Locator =>
	page.getByRole( 'group', { name: /(Shipping|Billing) address/ } ).first();

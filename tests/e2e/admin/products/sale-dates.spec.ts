import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { logIn } from '../../steps/editor';
import { expect, test } from '../../support/test';

const PRODUCT = '/product/everyday-mug/';

/** A date in the site's time zone, `YYYY-MM-DD`. */
const day = ( site: Site, days: number ) =>
	site.php( `echo wp_date( 'Y-m-d', time() + $args['days'] * 86400 );`, {
		args: { days },
	} );

/** Moves scheduled dates closer by a number of days, as if time had passed. */
const pass = ( site: Site, days: number ) =>
	site.php(
		`global $wpdb;
		$table = Vitrine\\Commerce\\Builtin\\Database\\Tables::products();
		$id = get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID;
		$data = json_decode( $wpdb->get_var( $wpdb->prepare( 'SELECT data FROM %i WHERE product_id = %d', $table, $id ) ), true );
		foreach ( array( 'from', 'to' ) as $end ) { $data['sale'][ $end ] -= $args['days'] * 86400; }
		$wpdb->update( $table, array( 'data' => wp_json_encode( $data ) ), array( 'product_id' => $id ) );
		$option = Vitrine\\Commerce\\Builtin\\Products\\ScheduledSales::OPTION;
		update_option( $option, get_option( $option ) - $args['days'] * 86400 );`,
		{ args: { days } }
	);

const price = ( page: Page ) =>
	page.locator( '.vitrine-product-price' ).first();

test( 'a scheduled sale shows on its days only', async ( { page, site } ) => {
	await logIn( page );
	const id = await site.php(
		`echo get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID;`
	);
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const box = page.locator( '[data-vitrine-product-data]' );
	await box.getByLabel( /^Sale price/ ).fill( '15' );
	await box.getByLabel( 'Sale start date' ).fill( await day( site, 2 ) );
	await box.getByLabel( 'Sale end date' ).fill( await day( site, 2 ) );
	await page.getByRole( 'button', { name: /^(Update|Save)$/ } ).click();
	await expect( box.getByLabel( /^Sale price/ ) ).toHaveValue( /^15/ );
	await expect( box.getByLabel( 'Sale start date' ) ).toHaveValue(
		await day( site, 2 )
	);

	await page.goto( PRODUCT );
	await expect( price( page ) ).toHaveText( '€19.00' );
	await pass( site, 2 );
	await page.goto( PRODUCT );
	await expect( price( page ) ).toContainText( '€15.00' );
	await pass( site, 1 );
	await page.goto( PRODUCT );
	await expect( price( page ) ).toHaveText( '€19.00' );
} );

/**
 * Product reviews where our product block replaces WooCommerce's.
 */
import type { Page } from '@playwright/test';
import { setOptions } from '../../steps/in-place';
import { moveOut, putCode } from '../../steps/neighbours';
import { logInAsCustomer } from '../../steps/shopper';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

const MUG = '/product/everyday-mug/';

test.afterEach( ( { site } ) => moveOut( site ) );

const openReviews = async ( page: Page ) => {
	await page.goto( MUG );
	const tab = page.getByRole( 'tab', { name: /Reviews/ } );
	await tab.click();
	// WooCommerce's script hides the others when it loads.
	await expect( tab ).toHaveAttribute( 'aria-selected', 'true' );
	return page.getByRole( 'tabpanel', { name: /Reviews/ } );
};

test( 'a product without reviews has a reviews tab and accepts one with stars', async ( {
	page,
	site,
} ) => {
	await setOptions( site, { comment_moderation: '0' } );
	await site.php(
		`wp_update_user( array( 'ID' => 1, 'display_name' => 'Ada' ) );`
	);
	await page.goto( MUG );
	await expect(
		page.getByRole( 'tab', { name: 'Description' } )
	).toHaveAttribute( 'aria-selected', 'true' );
	await expect( page.getByText( 'Holds 350 ml' ) ).toHaveCount( 1 );
	await expectAccessible( page, '.wc-tabs' );
	const panel = await openReviews( page );
	await expect( panel ).toContainText( 'There are no reviews yet' );
	await panel.getByRole( 'radio' ).nth( 3 ).click();
	await panel.getByLabel( /Your review/ ).fill( 'Warm.' );
	await panel.getByLabel( /^Name/ ).fill( 'Ada' );
	await panel.getByLabel( /^Email/ ).fill( 'ada@shop.test' );
	await panel.getByRole( 'button', { name: 'Submit' } ).click();
	await page.waitForURL( /comment|unapproved/ );
	expect(
		await site.php(
			`$all = get_comments( array( 'type' => 'review' ) ); echo count( $all ) . ' ' . get_comment_meta( $all[0]->comment_ID, 'rating', true );`
		)
	).toBe( '1 4' );
} );

test( 'only verified buyers may review when the shop requires it', async ( {
	page,
	site,
} ) => {
	await setOptions( site, {
		woocommerce_review_rating_verification_required: 'yes',
	} );
	const panel = await openReviews( page );
	await expect( panel ).toContainText(
		'Only logged in customers who have purchased this product may leave a review.'
	);
	await expect( panel.getByLabel( /Your review/ ) ).toHaveCount( 0 );
	await site.php(
		`$user = get_user_by( 'login', 'customer' );
		$order = wc_create_order( array( 'customer_id' => $user->ID ) );
		$order->add_product( wc_get_product( get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID ) );
		$order->set_billing_email( $user->user_email );
		$order->update_status( 'completed' );`,
		{ user: 1 }
	);
	await logInAsCustomer( page );
	await expect(
		( await openReviews( page ) ).getByLabel( /Your review/ )
	).toBeVisible();
} );

test( "a plugin's tab is shown, and no reviews tab when reviews are off", async ( {
	page,
	site,
} ) => {
	await setOptions( site, { woocommerce_enable_reviews: 'no' } );
	putCode(
		site,
		`add_filter( 'woocommerce_product_tabs', static fn ( $tabs ) => $tabs + array( 'care' => array( 'title' => 'Care', 'priority' => 40, 'callback' => static function () { echo 'Wipe with a cloth.'; } ) ) );`
	);
	await page.goto( MUG );
	await page.getByRole( 'tab', { name: 'Care' } ).click();
	await expect( page.getByRole( 'tabpanel', { name: 'Care' } ) ).toHaveText(
		'Wipe with a cloth.'
	);
	await expect( page.getByRole( 'tab', { name: /Reviews/ } ) ).toHaveCount(
		0
	);
	await expect( page.getByText( 'Holds 350 ml' ) ).toHaveCount( 1 );
} );

test( 'reviews need no stars when ratings are off or optional', async ( {
	page,
	site,
} ) => {
	await setOptions( site, {
		comment_moderation: '0',
		woocommerce_enable_review_rating: 'no',
	} );
	let panel = await openReviews( page );
	await expect( panel.getByLabel( /Your review/ ) ).toBeVisible();
	await expect( panel.getByRole( 'radio' ) ).toHaveCount( 0 );
	await expect( panel.locator( 'select[name="rating"]' ) ).toHaveCount( 0 );

	await setOptions( site, {
		woocommerce_enable_review_rating: 'yes',
		woocommerce_review_rating_required: 'no',
	} );
	panel = await openReviews( page );
	await expect( panel.getByRole( 'radio' ) ).not.toHaveCount( 0 );
	await panel.getByLabel( /Your review/ ).fill( 'Warm.' );
	await panel.getByLabel( /^Name/ ).fill( 'Ada' );
	await panel.getByLabel( /^Email/ ).fill( 'ada@shop.test' );
	await panel.getByRole( 'button', { name: 'Submit' } ).click();
	await page.waitForURL( /comment|unapproved/ );
	expect(
		await site.php(
			`echo count( get_comments( array( 'type' => 'review' ) ) );`
		)
	).toBe( '1' );
} );

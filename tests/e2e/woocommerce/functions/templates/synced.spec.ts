/**
 * Our checkout in a synced pattern on several pages: it works like the block
 * itself.
 */
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../../../steps/checkout';
import { block, putPage } from '../../../steps/site';
import { expect, test } from '../../../support/test';

test.beforeEach( async ( { site } ) => {
	await site.php(
		`$id = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Our checkout', 'post_content' => '<!-- wp:vitrine/checkout /-->' ) );
		wp_update_post( array( 'ID' => wc_get_page_id( 'checkout' ), 'post_content' => '<!-- wp:block {"ref":' . $id . '} /-->' ) );`,
		{ user: 1 }
	);
} );

test( "a checkout in a synced pattern takes the order without WooCommerce's scripts and shows next steps", async ( {
	page,
} ) => {
	await checkOutMug( page );
	await expect( page.locator( 'form[name="checkout"]' ) ).toHaveCount( 1 );
	expect(
		await page
			.locator( 'script[src]' )
			.evaluateAll( ( all ) =>
				all.flatMap( ( one ) =>
					/frontend\/(checkout|cart|woocommerce)\b/.test(
						( one as HTMLScriptElement ).src
					)
						? [ ( one as HTMLScriptElement ).src ]
						: []
				)
			)
	).toEqual( [] );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	await expect(
		page
			.getByRole( 'main' )
			.getByRole( 'heading', { name: 'What comes next' } )
	).toHaveCount( 1 );
} );

test( 'another page with the synced checkout is not cached and takes the order', async ( {
	page,
	site,
} ) => {
	const ref = Number(
		await site.php(
			`echo get_posts( array( 'post_type' => 'wp_block', 'fields' => 'ids' ) )[0];`
		)
	);
	await putPage( site, 'campaign', block( 'core/block', { ref } ) );
	await checkOutMug( page );
	const answer = await page.goto( '/campaign/' );
	expect( answer?.headers()[ 'cache-control' ] ).toMatch(
		/no-store|private/
	);
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
} );

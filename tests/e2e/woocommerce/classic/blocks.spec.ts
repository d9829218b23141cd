import { addFromListing, line } from '../../steps/shopper';
import { block, putPage } from '../../steps/site';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

test( 'blocks in a theme with gray text have sufficient contrast, old prices included', async ( {
	page,
	site,
} ) => {
	await putPage( site, 'ours', block( 'vitrine/product-listing' ) );
	await site.php(
		`wp_update_post( array( 'ID' => wc_get_page_id( 'cart' ), 'post_content' => '<!-- wp:vitrine/cart /-->' ) );`,
		{ user: 1 }
	);
	await page.goto( '/ours/?orderby=price' );
	const listing = page.locator( '.vitrine-product-listing' );
	await expect( listing.locator( 'del' ).first() ).toBeVisible();
	await expectAccessible( page, '.vitrine-product-listing' );
	await addFromListing( page, 'Beeswax Candle', 1 );
	await page.goto( '/cart/' );
	await expect(
		line( page.getByRole( 'main' ), 'Beeswax Candle' ).locator( 'del' )
	).toBeVisible();
	await expectAccessible( page, '.vitrine-cart' );
} );

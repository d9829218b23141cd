/**
 * Up-sells below a product.
 */
import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test';

test( 'a product page lists up-sells in full width', async ( {
	page,
	site,
} ) => {
	await site.php(
		`$product = static fn ( string $slug ) => get_page_by_path( $slug, OBJECT, 'product' )->ID;
		$mug = wc_get_product( $product( 'everyday-mug' ) );
		$mug->set_upsell_ids( array( $product( 'glass-carafe' ) ) );
		$mug->save();`,
		{ user: 1 }
	);
	await page.goto( '/product/everyday-mug/' );
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'heading', { name: /^You may also like/ } )
	).toHaveCount( 1 );
	const list = main.locator( 'section.upsells' );
	await expect(
		list.getByRole( 'button', { name: 'Add to cart: “Glass Carafe”' } )
	).toBeVisible();
	// Not only in the image column.
	const width = async ( locator: Locator ) =>
		( await locator.boundingBox() )?.width ?? 0;
	expect( await width( list ) ).toBeGreaterThan(
		( await width( main.locator( '.images' ).first() ) ) * 1.2
	);
	// And the sticky element next to the images stays above it.
	await list.scrollIntoViewIfNeeded();
	const [ summary, below ] = await Promise.all( [
		main.locator( '.summary' ).first().boundingBox(),
		list.boundingBox(),
	] );
	expect( ( summary?.y ?? 0 ) + ( summary?.height ?? 0 ) ).toBeLessThan(
		below?.y ?? 0
	);
} );

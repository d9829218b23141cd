/**
 * Related products in a customized block template.
 */
import { expect, test } from '../../support/test';

const PART = '<!-- wp:vitrine/product-listing {"align":"wide","rows":1} /-->';

for ( const [ what, code, title ] of [
	[ 'related products', `$below = '${ PART }';`, 0 ],
	[
		'related products in a synced pattern',
		`$id = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Others', 'post_content' => '${ PART }' ) );
		$below = '<!-- wp:block {"ref":' . $id . '} /-->';`,
		0,
	],
	[
		'related products by WooCommerce’s pattern',
		`$below = '<!-- wp:pattern {"slug":"woocommerce-blocks/related-products"} /-->';`,
		1,
	],
] as const ) {
	test( `a product page shows no second related list when the owner lists ${ what }`, async ( {
		page,
		site,
	} ) => {
		const headings = page
			.getByRole( 'main' )
			.getByRole( 'heading', { name: 'Related products' } );
		await page.goto( '/product/everyday-mug/' );
		await expect( headings ).toHaveCount( 1 );
		const ours = page.locator( 'section.related' );
		await expect( ours ).toHaveCount( 1 );

		await site.php(
			`$template = get_posts( array( 'post_type' => 'wp_template', 'name' => 'single-product', 'numberposts' => 1 ) )[0];
			${ code }
			wp_update_post( wp_slash( array( 'ID' => $template->ID, 'post_content' => str_replace( '</main>', $below . '</main>', $template->post_content ) ) ) );`,
			{ user: 1 }
		);
		await page.goto( '/product/everyday-mug/' );
		await expect( headings ).toHaveCount( title );
		await expect( ours ).toHaveCount( 0 );
	} );
}

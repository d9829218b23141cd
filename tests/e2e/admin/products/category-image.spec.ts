/**
 * The image of a category: selected by the owner, and displayed to shoppers.
 */
import type { Page } from '@playwright/test';
import { logIn } from '../../steps/editor';
import { putTemplate } from '../../steps/site';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

const CATEGORIES =
	'/wp-admin/edit-tags.php?taxonomy=vitrine_product_cat&post_type=vitrine_product';

/** Selects the first image of the media library. */
async function choose( page: Page, of: string ) {
	await page.getByRole( 'button', { name: `Choose image: ${ of }` } ).click();
	const library = page.getByRole( 'dialog' );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await library.getByRole( 'checkbox' ).first().click();
	await library
		.getByRole( 'button', { name: 'Select', exact: true } )
		.click();
	await expect( library ).toBeHidden();
}

const banner = ( page: Page ) =>
	page.getByRole( 'main' ).locator( '.vitrine-category-image' );

test( 'an owner sets and removes a category image', async ( {
	page,
	site,
} ) => {
	await logIn( page );
	await page.goto( CATEGORIES );
	await page
		.getByRole( 'textbox', { name: 'Name', exact: true } )
		.fill( 'Rugs' );
	await choose( page, 'Product category' );
	await page.getByRole( 'button', { name: 'Add product category' } ).click();
	const rugs = page.getByRole( 'link', { name: 'Rugs', exact: true } );
	await expect( rugs ).toBeVisible();
	const kept = () =>
		site.php(
			`echo get_term_meta( get_term_by( 'slug', 'rugs', 'vitrine_product_cat' )->term_id, 'thumbnail_id', true );`
		);
	expect( Number( await kept() ) ).toBeGreaterThan( 0 );
	// The next category does not get it.
	const field = page.locator( 'input[name="thumbnail_id"]' );
	await expect( field ).toHaveValue( '' );

	await page.goto( '/product-category/rugs/' );
	await expect( banner( page ).getByRole( 'img' ) ).toBeVisible();

	await page.goto( CATEGORIES );
	await rugs.click();
	await expect( field ).toHaveValue( await kept() );
	await page.getByRole( 'button', { name: /^Remove/ } ).click();
	await page.getByRole( 'button', { name: 'Update' } ).click();
	await expect( page.getByText( /updated/ ).first() ).toBeVisible();
	expect( await kept() ).toBe( '' );
	await page.goto( '/product-category/rugs/' );
	await expect( page.getByRole( 'heading', { name: 'Rugs' } ) ).toBeVisible();
	await expect( banner( page ) ).toHaveCount( 0 );
} );

test( 'a category banner has its image behind its name, or none', async ( {
	page,
	site,
} ) => {
	await site.php(
		`update_term_meta( get_term_by( 'slug', 'lighting', 'vitrine_product_cat' )->term_id, 'thumbnail_id', get_post_thumbnail_id( get_page_by_path( 'arc-lamp', OBJECT, 'vitrine_product' ) ?? get_posts( array( 'post_type' => 'vitrine_product' ) )[0] ) );`,
		{ user: 1 }
	);
	await putTemplate(
		site,
		'taxonomy-vitrine_product_cat',
		'<!-- wp:group {"tagName":"main","layout":{"type":"constrained"}} --><main class="wp-block-group"><!-- wp:pattern {"slug":"vitrine/category"} /--></main><!-- /wp:group -->'
	);
	await page.goto( '/product-category/lighting/' );
	const cover = page.getByRole( 'main' ).locator( '.wp-block-cover' );
	const heading = cover.getByRole( 'heading', { name: 'Lighting' } );
	await expect( heading ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
	const [ whole, image ] = await Promise.all(
		[ cover, banner( page ) ].map( ( part ) => part.boundingBox() )
	);
	expect( image ).toEqual( whole );
	await expectAccessible( page, '.wp-block-cover' );
	await page.goto( '/product-category/ceramics/' );
	await expect( cover.getByRole( 'heading' ) ).toBeVisible();
	await expect( banner( page ) ).toHaveCount( 0 );
} );

test( 'a category list shows images, each with one announced link', async ( {
	page,
	site,
} ) => {
	const hasTerms = await site.php(
		`foreach ( get_terms( array( 'taxonomy' => 'vitrine_product_cat' ) ) as $term ) {
			update_term_meta( $term->term_id, 'thumbnail_id', get_post_thumbnail_id( get_posts( array( 'post_type' => 'vitrine_product' ) )[0] ) );
		}
		echo WP_Block_Type_Registry::get_instance()->is_registered( 'core/terms-query' ) ? 'yes' : '';`,
		{ user: 1 }
	);
	test.skip( ! hasTerms, 'This WordPress version has no Terms Query block.' );
	await putTemplate(
		site,
		'front-page',
		'<!-- wp:group {"tagName":"main","layout":{"type":"constrained"}} --><main class="wp-block-group"><!-- wp:pattern {"slug":"vitrine/home"} /--></main><!-- /wp:group -->'
	);
	await page.goto( '/' );
	const lighting = page
		.getByRole( 'main' )
		.getByRole( 'listitem' )
		.filter( { has: page.getByRole( 'link', { name: 'Lighting' } ) } );
	await expect( lighting.getByRole( 'link' ) ).toHaveCount( 1 );
	await lighting.locator( '.vitrine-category-image a' ).click();
	await expect( page ).toHaveURL( /\/product-category\/lighting\/$/ );
} );

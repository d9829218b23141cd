import { inspector, insert, logIn, newPage, publish } from '../steps/editor';
import { test, expect } from '../support/test';

test( 'a product grid with filters is inserted, shows real products, is set and seen on its page', async ( {
	page,
} ) => {
	await logIn( page );
	const canvas = await newPage( page, 'All that we make' );
	await insert( page, 'Product grid with filters' );
	const builder = canvas.locator( '[data-type="vitrine/loop-builder"]' );
	const items = builder.locator( '.vitrine-loop-item' );
	await expect( items.first() ).toContainText( '€' );

	await inspector( page )
		.getByRole( 'spinbutton', { name: 'Results on a page' } )
		.fill( '4' );
	await expect( items ).toHaveCount( 4 );
	await builder.locator( '[data-type="vitrine/loop-search"]' ).click();
	await inspector( page )
		.getByRole( 'textbox', { name: 'Label' } )
		.fill( 'Find a thing' );
	await inspector( page )
		.getByRole( 'checkbox', { name: 'Show the label' } )
		.check();
	await expect( builder ).toContainText( 'Find a thing' );

	const address = await publish( page );
	await page.goto( address );
	const loop = page.locator( '.vitrine-loop' );
	await expect( loop.locator( '.vitrine-loop-item' ) ).toHaveCount( 4 );
	await loop
		.getByRole( 'searchbox', { name: 'Find a thing' } )
		.fill( 'vase' );
	await expect( loop.locator( '.vitrine-loop-count' ) ).toContainText(
		'2 results'
	);
} );

test( 'a saved one is opened again as it was saved', async ( {
	page,
	site,
} ) => {
	const id = await site.php(
		`$starter = Vitrine\\Templates\\Starters::all()[1];
		echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Saved', 'post_content' => wp_slash( $starter['content'] ) ) );`
	);
	await logIn( page );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await expect(
		canvas.locator( '.vitrine-loop-item' ).first()
	).toContainText( '€' );
	await expect(
		canvas.getByText( /unexpected or invalid content/ )
	).toHaveCount( 0 );
} );

import {
	closeInserter,
	edit,
	found,
	inspector,
	logIn,
	newPage,
	publish,
	save,
	search,
} from '../steps/editor';
import { insert } from '../steps/insert';
import { test, expect } from '../support/test';

test( 'a product grid with filters is inserted, previews real products, and works on its page', async ( {
	page,
} ) => {
	await logIn( page );
	const canvas = await newPage( page, 'All that we make' );
	await insert( page, 'Product grid with filters' );
	const builder = canvas.locator( '[data-type="vitrine/loop-builder"]' );
	const items = builder.locator( '.vitrine-loop-item' );
	await expect( items.first() ).toContainText( '€' );

	await inspector( page )
		.getByRole( 'spinbutton', { name: 'Results per page' } )
		.fill( '4' );
	await expect( items ).toHaveCount( 4 );
	await builder.locator( '[data-type="vitrine/loop-search"]' ).click();
	await inspector( page )
		.getByRole( 'textbox', { name: 'Label' } )
		.fill( 'Find a thing' );
	await inspector( page )
		.getByRole( 'checkbox', { name: 'Show label' } )
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

test( 'a team list is inserted, previews pages, and is searched on its page', async ( {
	page,
	site,
} ) => {
	await site.php(
		`foreach ( array( 'Ysolde', 'Quentin' ) as $name ) { wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $name, 'post_excerpt' => 'Makes things.' ) ); }`
	);
	await logIn( page );
	const canvas = await newPage( page, 'Who we are' );
	await insert( page, 'Team list' );
	await expect(
		canvas.locator( '[data-type="vitrine/loop-builder"]' )
	).toContainText( 'Makes things.' );
	await page.goto( await publish( page ) );
	const loop = page.locator( '.vitrine-loop' );
	await loop.getByRole( 'searchbox' ).fill( 'Ysolde' );
	await expect( loop.locator( '.vitrine-loop-item' ) ).toHaveCount( 1 );
} );

test( 'the filter is allowed in listings only, as select, checkboxes or buttons', async ( {
	page,
} ) => {
	await logIn( page );
	const canvas = await newPage( page, 'Filters' );
	// Blocks that replace it are offered instead.
	await search( page, 'Loop filter' );
	const grid = found( page ).filter( { hasText: 'Blog grid' } );
	await expect( grid ).toBeVisible();
	await expect(
		found( page ).filter( { hasText: 'Loop filter' } )
	).toHaveCount( 0 );
	await grid.click();
	await closeInserter( page );
	const filter = canvas.locator( '[data-type="vitrine/loop-category"]' );
	await filter.click();
	const kind = inspector( page ).getByRole( 'combobox', { name: 'Form' } );
	await expect(
		filter.locator( '.vitrine-loop-button' ).first()
	).toBeVisible();
	await kind.selectOption( 'checkbox' );
	await expect( filter.getByRole( 'checkbox' ).first() ).toBeVisible();
	await kind.selectOption( 'select' );
	await expect( filter.getByRole( 'combobox' ) ).toBeVisible();
	await page.goto( await publish( page ) );
	await page
		.getByRole( 'combobox', { name: 'Category' } )
		.selectOption( 'care' );
	await expect( page.locator( '.vitrine-loop-item' ) ).toHaveCount( 6 );
} );

test( 'a facet is configured with taxonomy, heading and match, and works on its page', async ( {
	page,
	site,
} ) => {
	await site.php(
		`foreach ( array( 'oak', 'oak,wool', 'wool' ) as $tags ) { wp_insert_post( array( 'post_title' => "Of $tags", 'post_status' => 'publish', 'tags_input' => $tags ) ); }`
	);
	await site.php(
		`wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Facets', 'post_content' => '<!-- wp:vitrine/loop-builder {"block_id":"facets"} --><!-- wp:vitrine/loop-facet /--><!-- wp:vitrine/loop-count /--><!-- wp:vitrine/loop-template --><!-- wp:post-title /--><!-- /wp:vitrine/loop-template --><!-- /wp:vitrine/loop-builder -->' ) );`
	);
	await logIn( page );
	const canvas = await edit( page, 'facets', site );
	const facet = canvas.locator( '[data-type="vitrine/loop-facet"]' );
	await expect( facet ).toContainText( 'Care' );
	await facet.click();
	const field = ( name: string ) =>
		inspector( page ).getByRole( 'combobox', { name } );
	await field( 'Taxonomy' ).selectOption( 'post_tag' );
	await expect( facet ).toContainText( 'wool' );
	await inspector( page )
		.getByRole( 'textbox', { name: 'Label' } )
		.fill( 'Material' );
	await field( 'Show results that match' ).selectOption( 'all' );
	await expect( facet ).toContainText( 'Material' );
	await save( page );
	await page.goto( '/facets/' );
	const values = page.getByRole( 'group', { name: 'Material' } );
	await values.getByRole( 'checkbox', { name: 'oak 2' } ).check();
	await expect( values.getByRole( 'listitem' ) ).toHaveText( [
		'oak 2',
		'wool 1',
	] );
	await values.getByRole( 'checkbox', { name: 'wool 1' } ).check();
	await expect( page.locator( '.vitrine-loop-count' ) ).toHaveText(
		'Showing the only result'
	);
} );

test( 'a product facet is inserted by its name and shows counts in the editor', async ( {
	page,
	site,
} ) => {
	const type = await site.php(
		`echo Vitrine\\Plugin::engine()->content_types()['post_type'];`
	);
	await site.php(
		`wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Sale', 'post_content' => '<!-- wp:vitrine/loop-builder {"block_id":"sale","postType":"${ type }"} --><!-- wp:vitrine/loop-facet {"kind":"on_sale"} /--><!-- wp:vitrine/loop-template --><!-- wp:post-title /--><!-- /wp:vitrine/loop-template --><!-- /wp:vitrine/loop-builder -->' ) );`
	);
	await logIn( page );
	const canvas = await edit( page, 'sale', site );
	const facet = canvas.locator( '[data-type="vitrine/loop-facet"]' );
	await expect( facet ).toContainText( /On sale\s*[1-9]/ );
	await facet.click();
	await expect( inspector( page ) ).toContainText( 'Filter by Sale' );
	await expect(
		inspector( page ).getByRole( 'combobox', { name: 'Taxonomy' } )
	).toHaveCount( 0 );
} );

test( 'a saved listing reopens unchanged', async ( { page, site } ) => {
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

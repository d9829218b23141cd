import type { Locator } from '@playwright/test';
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
import { insert, selectBlock } from '../steps/blocks';
import { block, putPage } from '../steps/site';
import { test, expect } from '../support/test';

test( 'a product grid with filters, a team list and a blog grid are inserted, preview real content, and work on their page; the filter is allowed in listings only, as select, checkboxes or buttons', async ( {
	page,
	site,
} ) => {
	// The editor takes a while, so it is opened once for all of them.
	test.slow();
	await site.php(
		`foreach ( array( 'Ysolde', 'Quentin' ) as $name ) { wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $name, 'post_excerpt' => 'Makes things.' ) ); }`
	);
	await logIn( page );
	const canvas = await newPage( page, 'All that we make' );
	const title = canvas.getByRole( 'textbox', { name: 'Add title' } );
	const builders = canvas.locator( '[data-type="vitrine/loop-builder"]' );

	await test.step( 'a product grid with filters', async () => {
		await insert( page, 'Product grid with filters' );
		const builder = builders.first();
		const items = builder.locator( '.vitrine-loop-item' );
		await expect( items.first() ).toContainText( '€' );
		await inspector( page )
			.getByRole( 'spinbutton', { name: 'Results per page' } )
			.fill( '4' );
		await expect( items ).toHaveCount( 4 );
		await selectBlock(
			builder.locator( '[data-type="vitrine/loop-search"]' )
		);
		await inspector( page )
			.getByRole( 'textbox', { name: 'Label' } )
			.fill( 'Find a thing' );
		await inspector( page )
			.getByRole( 'checkbox', { name: 'Show label' } )
			.check();
		await expect( builder ).toContainText( 'Find a thing' );
	} );

	await test.step( 'a team list', async () => {
		// Deselects the block.
		await title.click();
		await insert( page, 'Team list' );
		await expect( builders.nth( 1 ) ).toContainText( 'Makes things.' );
	} );

	await test.step( 'a blog grid, with its filter in each form', async () => {
		await title.click();
		// Blocks that replace the filter are offered instead.
		await search( page, 'Loop filter' );
		const grid = found( page ).filter( { hasText: 'Blog grid' } );
		await expect( grid ).toBeVisible();
		await expect(
			found( page ).filter( { hasText: 'Loop filter' } )
		).toHaveCount( 0 );
		await grid.press( 'Enter' );
		await closeInserter( page );
		const filter = builders
			.nth( 2 )
			.locator( '[data-type="vitrine/loop-category"]' );
		await selectBlock( filter );
		const kind = inspector( page ).getByRole( 'combobox', {
			name: 'Form',
		} );
		await expect(
			filter.locator( '.vitrine-loop-button' ).first()
		).toBeVisible();
		await kind.selectOption( 'checkbox' );
		await expect( filter.getByRole( 'checkbox' ).first() ).toBeVisible();
		await kind.selectOption( 'select' );
		await expect( filter.getByRole( 'combobox' ) ).toBeVisible();
	} );

	await page.goto( await publish( page ) );
	const [ products, team, posts ] = [ 0, 1, 2 ].map( ( place ) =>
		page.locator( '.vitrine-loop' ).nth( place )
	) as [ Locator, Locator, Locator ];
	const itemsOf = ( loop: Locator ) => loop.locator( '.vitrine-loop-item' );
	await test.step( 'all of them on the page', async () => {
		await expect( itemsOf( products ) ).toHaveCount( 4 );
		await products
			.getByRole( 'searchbox', { name: 'Find a thing' } )
			.fill( 'vase' );
		await expect( products.locator( '.vitrine-loop-count' ) ).toContainText(
			'2 results'
		);
		await team.getByRole( 'searchbox' ).fill( 'Ysolde' );
		await expect( itemsOf( team ) ).toHaveCount( 1 );
		await posts
			.getByRole( 'combobox', { name: 'Category' } )
			.selectOption( 'care' );
		await expect( itemsOf( posts ) ).toHaveCount( 6 );
	} );
} );

test( 'saved listings reopen unchanged; a facet is configured with taxonomy, heading and match, and works on its page; a product facet has its own name and shows counts in the editor', async ( {
	page,
	site,
} ) => {
	// The editor takes a while, so it is opened once for all of them.
	test.slow();
	await site.php(
		`foreach ( array( 'oak', 'oak,wool', 'wool' ) as $tags ) { wp_insert_post( array( 'post_title' => "Of $tags", 'post_status' => 'publish', 'tags_input' => $tags ) ); }`
	);
	const { type, starter } = JSON.parse(
		await site.php(
			`echo wp_json_encode( array( 'type' => Vitrine\\Plugin::engine()->content_types()['post_type'], 'starter' => Vitrine\\Templates\\Starters::all()[1]['content'] ) );`
		)
	) as { type: string; starter: string };
	await putPage(
		site,
		'facets',
		block(
			'vitrine/loop-builder',
			{ block_id: 'facets' },
			block( 'vitrine/loop-facet' ) +
				block( 'vitrine/loop-count' ) +
				block( 'vitrine/loop-template', {}, block( 'core/post-title' ) )
		) +
			block(
				'vitrine/loop-builder',
				{ block_id: 'sale', postType: type },
				block( 'vitrine/loop-facet', { kind: 'on_sale' } ) +
					block(
						'vitrine/loop-template',
						{},
						block( 'core/post-title' )
					)
			) +
			starter
	);
	await logIn( page );
	const canvas = await edit( page, 'facets', site );
	const [ posts, sale, saved ] = [ 0, 1, 2 ].map( ( place ) =>
		canvas.locator( '[data-type="vitrine/loop-builder"]' ).nth( place )
	) as [ Locator, Locator, Locator ];
	const field = ( name: string ) =>
		inspector( page ).getByRole( 'combobox', { name } );

	await test.step( 'a saved listing', async () => {
		await expect(
			saved.locator( '.vitrine-loop-item' ).first()
		).toContainText( '€' );
		await expect(
			canvas.getByText( /unexpected or invalid content/ )
		).toHaveCount( 0 );
	} );

	await test.step( 'a product facet', async () => {
		const facet = sale.locator( '[data-type="vitrine/loop-facet"]' );
		await expect( facet ).toContainText( /On sale\s*[1-9]/ );
		await selectBlock( facet );
		await expect( inspector( page ) ).toContainText( 'Filter by Sale' );
		await expect( field( 'Taxonomy' ) ).toHaveCount( 0 );
	} );

	await test.step( 'a facet of posts', async () => {
		const facet = posts.locator( '[data-type="vitrine/loop-facet"]' );
		await expect( facet ).toContainText( 'Care' );
		await selectBlock( facet );
		await field( 'Taxonomy' ).selectOption( 'post_tag' );
		await expect( facet ).toContainText( 'wool' );
		await inspector( page )
			.getByRole( 'textbox', { name: 'Label' } )
			.fill( 'Material' );
		await field( 'Show results that match' ).selectOption( 'all' );
		await expect( facet ).toContainText( 'Material' );
		await save( page );
	} );

	await page.goto( '/facets/' );
	const values = page.getByRole( 'group', { name: 'Material' } );
	await values.getByRole( 'checkbox', { name: 'oak 2' } ).check();
	await expect( values.getByRole( 'listitem' ) ).toHaveText( [
		'oak 2',
		'wool 1',
	] );
	await values.getByRole( 'checkbox', { name: 'wool 1' } ).check();
	await expect( page.locator( '.vitrine-loop-count' ).first() ).toHaveText(
		'Showing the only result'
	);
} );

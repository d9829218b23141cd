import { edit, inspector, logIn, save, transform } from '../steps/editor';
import { insert, selectBlock } from '../steps/blocks';
import { block, putPage } from '../steps/site';
import { expect, test } from '../support/test';

/** A part of each kind, the block next to it, and its expected look in their parent block. */
const PART_CARDS = [
	[ 'Cart totals', 'cart-items', '.cart_totals dd', 'margin-left', '0px' ],
	[ 'Filter by Attribute', 'loop-count', 'ul', 'list-style-type', 'none' ],
] as const;

test( "a part's inserter preview looks as in its block", async ( {
	page,
	site,
} ) => {
	await putPage(
		site,
		'wholes',
		block( 'vitrine/cart', {}, block( 'vitrine/cart-items' ) ) +
			block(
				'vitrine/loop-builder',
				{ block_id: 'wholes', queryId: 3 },
				block( 'vitrine/loop-count' ) +
					block(
						'vitrine/loop-template',
						{},
						block( 'core/post-title' )
					)
			)
	);
	await logIn( page );
	const canvas = await edit( page, 'wholes', site );
	await selectBlock( canvas.locator( '[data-type="vitrine/cart-items"]' ) );
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	const field = page.getByRole( 'searchbox', { name: 'Search' } );
	for ( const [ name, beside, part, property, value ] of PART_CARDS ) {
		await selectBlock(
			canvas.locator( `[data-type="vitrine/${ beside }"]` )
		);
		await field.fill( name );
		await expect( async () => {
			// The element may still move away from under the pointer.
			await field.hover();
			await page
				.getByRole( 'option', {
					name: new RegExp( `^\\W*${ name }$` ),
				} )
				.hover();
			await expect(
				page
					.frameLocator(
						'.block-editor-inserter__preview-container iframe'
					)
					.locator( part )
					.first()
			).toHaveCSS( property, value, { timeout: 3_000 } );
		} ).toPass( { timeout: 30_000 } );
	}
} );

const BOUND = ( key: string, attribute = 'content' ) => ( {
	metadata: {
		bindings: {
			[ attribute ]: { source: 'vitrine/product', args: { key } },
		},
	},
} );

const bound = ( id: number ): string =>
	block(
		'vitrine/product',
		{ productId: id },
		`<!-- wp:heading ${ JSON.stringify( BOUND( 'title' ) ) } -->
<h2 class="wp-block-heading">Name</h2>
<!-- /wp:heading -->

<!-- wp:paragraph ${ JSON.stringify( BOUND( 'price' ) ) } -->
<p>Price</p>
<!-- /wp:paragraph -->

<!-- wp:image ${ JSON.stringify( {
			metadata: {
				bindings: {
					url: {
						source: 'vitrine/product',
						args: { key: 'image' },
					},
					alt: {
						source: 'vitrine/product',
						args: { key: 'title' },
					},
				},
			},
		} ) } -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button ${ JSON.stringify(
			BOUND( 'url', 'url' )
		) } -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">To its page</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->`
	);

test( 'bound core blocks show product fields and transform, and a panel sets the sticky header', async ( {
	page,
	site,
} ) => {
	test.slow();
	const id = Number(
		await site.php(
			`echo get_posts( array( 'post_type' => Vitrine\\Plugin::engine()->content_types()['post_type'], 'name' => 'everyday-mug' ) )[0]->ID;`
		)
	);
	await putPage( site, 'bound', bound( id ) );
	await logIn( page );
	const canvas = await edit( page, 'bound', site );
	await expect(
		canvas.getByRole( 'document', { name: /Heading/ } )
	).toHaveText( 'Everyday Mug' );
	await expect(
		canvas.getByRole( 'document', { name: /Paragraph/ } )
	).toHaveText( /€\d/ );

	await test.step( 'the search block transforms to Vitrine’s and back', async () => {
		await canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
		await insert( page, 'Search' );
		await transform( page, 'Search', 'Site search' );
		await expect(
			canvas.locator( '[data-type="vitrine/site-search"]' )
		).toBeVisible();
		await transform( page, 'Site search', 'Search' );
		await expect(
			canvas.locator( '[data-type="core/search"]' )
		).toBeVisible();
	} );

	await test.step( 'the toolbar changes the layout of a listing', async () => {
		await canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
		await insert( page, 'Product listing' );
		const carousel = page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'Carousel' } );
		await carousel.click();
		await expect( carousel ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect(
			inspector( page ).getByRole( 'combobox', {
				name: 'Layout',
				exact: true,
			} )
		).toHaveValue( 'carousel' );
	} );

	await inspector( page ).getByRole( 'tab', { name: 'Page' } ).click();
	const panel = inspector( page ).getByRole( 'button', {
		name: 'Sticky header',
	} );
	await panel.click();
	await inspector( page )
		.getByRole( 'combobox', { name: 'Header on this page' } )
		.selectOption( { label: 'Never sticky' } );
	await save( page );
	expect(
		await site.php(
			`echo get_post_meta( get_page_by_path( 'bound' )->ID, 'vitrine_stick_header', true );`
		)
	).toBe( 'disabled' );
	// It appears once: the box of the classic editor is omitted here.
	await expect( page.locator( '#vitrine_stick_header' ) ).toHaveCount( 0 );

	await page.goto( '/bound/' );
	const product = page.getByRole( 'main' ).locator( 'div.product' );
	await expect(
		product.getByRole( 'heading', { name: 'Everyday Mug', level: 2 } )
	).toBeVisible();
	await expect( product.getByText( /^€\d/ ).first() ).toBeVisible();
	await expect(
		product.getByRole( 'img', { name: 'Everyday Mug' } ).first()
	).toHaveAttribute( 'src', /\S/ );
	await expect(
		product.getByRole( 'link', { name: 'To its page' } )
	).toHaveAttribute( 'href', /\/product\/everyday-mug\/$/ );
} );

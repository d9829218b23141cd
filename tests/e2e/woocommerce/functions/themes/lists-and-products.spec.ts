/**
 * Styles of popular themes, and WooCommerce's styles for them, for lists and
 * products where our blocks replace WooCommerce's.
 */
import type { Locator } from '@playwright/test';
import { moveOut, putCode } from '../../../steps/neighbours';
import {
	block,
	putPage,
	putProductTemplate,
	setSettings,
	shortcode,
} from '../../../steps/site';
import { styles } from '../../../steps/theme';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

test( "the current page number is readable in a theme's colors, and link buttons are not underlined", async ( {
	page,
	site,
} ) => {
	await putPage( site, 'list', block( 'vitrine/product-listing' ) );
	putCode(
		site,
		styles(
			'.woocommerce-pagination>.page-numbers .current{color:#fff;background:#2872fa}.page:not(.a):not(.b):not(.c) main a:not(.d):not(.e){text-decoration:underline}'
		)
	);
	await page.goto( '/list/' );
	const current = page.locator( '.page-numbers .current' );
	await expect( current ).toHaveCSS(
		'background-color',
		'rgb(40, 114, 250)'
	);
	await expect( current ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
	for ( const link of await page
		.getByRole( 'link', { name: /^Select options/ } )
		.all() ) {
		await expect( link ).toHaveCSS( 'text-decoration-line', 'none' );
	}
	await expect(
		page.getByRole( 'link', { name: /^Select options/ } )
	).not.toHaveCount( 0 );
} );

test( "a listing keeps its columns with WooCommerce's theme styles", async ( {
	page,
	site,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await putPage(
		site,
		'row',
		block( 'vitrine/product-listing', { columns: 4, rows: 1 } )
	);
	putCode(
		site,
		`add_filter( 'body_class', static fn ( $classes ) => array( ...$classes, 'woocommerce', 'woocommerce-page' ) );
		${ styles(
			'.woocommerce ul.products{display:flex;flex-direction:row;flex-wrap:wrap}'
		) }`
	);
	await page.goto( '/row/' );
	const list = page.getByRole( 'main' ).locator( 'ul.products' );
	const cards = list.locator( '> li' );
	await expect( cards ).toHaveCount( 4 );
	const [ whole, first, last ] = [
		await list.boundingBox(),
		await cards.first().boundingBox(),
		await cards.last().boundingBox(),
	];
	expect( last?.y ).toBe( first?.y );
	expect( ( last?.x ?? 0 ) + ( last?.width ?? 0 ) ).toBeCloseTo(
		( whole?.x ?? 0 ) + ( whole?.width ?? 0 ),
		0
	);
} );

test( "parts of a product summary have equal distances, whatever WooCommerce's margins", async ( {
	page,
	site,
} ) => {
	await putProductTemplate(
		site,
		block(
			'vitrine/product',
			{ align: 'wide' },
			block(
				'vitrine/product-summary',
				{},
				[ 'title', 'rating', 'price', 'short-description', 'stock' ]
					.map( ( part ) => block( `vitrine/product-${ part }` ) )
					.join( '' )
			)
		)
	);
	await page.goto( '/product/everyday-mug/' );
	const parts = page.locator( '.vitrine-product .summary > *' );
	await expect( parts.first() ).toBeVisible();
	const gaps = await parts.evaluateAll( ( all ) =>
		all.slice( 1 ).map( ( one, place ) => {
			const above = all[ place ]?.getBoundingClientRect().bottom ?? 0;
			return Math.round( one.getBoundingClientRect().top - above );
		} )
	);
	expect( gaps.length ).toBeGreaterThan( 2 );
	expect( new Set( gaps ) ).toEqual( new Set( [ 16 ] ) );
} );

test( "variation choices keep their spacing with WooCommerce's table styles", async ( {
	page,
	site,
} ) => {
	await putProductTemplate(
		site,
		block( 'vitrine/product', {}, block( 'vitrine/product-form' ) )
	);
	await page.goto( '/product/linen-house-robe/' );
	const choices = page.locator( '.vitrine-product .variations' );
	const option = choices.locator( '.vitrine-option' ).first();
	await expect( option ).toBeVisible();
	const bottom = async ( found: Locator ) => {
		const box = await found.boundingBox();
		return ( box?.y ?? 0 ) + ( box?.height ?? 0 );
	};
	expect(
		await bottom( choices.locator( '.vitrine-attribute' ).first() )
	).toBeLessThanOrEqual( ( await bottom( option ) ) + 17 );
} );

test( "a theme's enhanced sort select has no second arrow", async ( {
	page,
	site,
} ) => {
	await putPage( site, 'goods', block( 'vitrine/product-listing', {} ) );
	// Like OceanWP’s script, with the classes of the select.
	putCode(
		site,
		`add_action( 'wp_footer', static fn () => print <<<'HTML'
<script>
document.querySelectorAll( '.woocommerce-ordering .orderby' ).forEach( ( select ) => {
	const drawn = document.createElement( 'span' );
	drawn.className = 'theme-select ' + select.className;
	drawn.textContent = select.options[ select.selectedIndex ].text;
	select.after( drawn );
} );
</script>
HTML );`
	);
	await page.goto( '/goods/' );
	const sign = ( selector: string ) =>
		page
			.locator( selector )
			.first()
			.evaluate( ( { ownerDocument }, of ) => {
				const drawn = ownerDocument.querySelector( of );
				return drawn ? getComputedStyle( drawn ).backgroundImage : '';
			}, selector );
	expect( await sign( 'select.orderby' ) ).toContain( 'url(' );
	expect( await sign( '.theme-select' ) ).toBe( 'none' );
} );

test( 'the focus moves to the cart link if the theme hides a button after an add', async ( {
	page,
	site,
} ) => {
	await putPage( site, 'goods', block( 'vitrine/product-listing', {} ) );
	// As in Neve.
	putCode(
		site,
		styles( '.add_to_cart_button.added{display:none!important}' )
	);
	await page.goto( '/goods/' );
	const first = page
		.locator( '.add_to_cart_button.product_type_simple' )
		.first();
	await first.focus();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'main' ).getByRole( 'link', { name: 'View cart' } )
	).toBeFocused();
} );

test( 'the quick view icon and a sale badge at the beginning of a card do not overlap', async ( {
	page,
	site,
} ) => {
	await setSettings( site, {
		woocommerce_quick_view: true,
		quick_view: 'trigger',
	} );
	await putPage( site, 'sale', shortcode( 'sale_products limit="4"' ) );
	putCode(
		site,
		`add_filter( 'woocommerce_product_loop_start', static fn () => '<ul class="products columns-4" data-products="type-1">' );
		${ styles(
			'.products .product .onsale.onsale.onsale.onsale{position:absolute;top:15px;right:auto;left:15px;margin:0}'
		) }`
	);
	await page.goto( '/sale/' );
	const card = page
		.getByRole( 'main' )
		.locator( 'li.product' )
		.filter( { hasText: /Sale/ } )
		.first();
	const badge = await card.locator( '.onsale' ).boundingBox();
	const sign = await card
		.getByRole( 'button', { name: /^Quick view/ } )
		.boundingBox();
	expect( sign?.x ).toBeGreaterThanOrEqual(
		( badge?.x ?? Infinity ) + ( badge?.width ?? 0 )
	);
} );

/**
 * Block styles: selected in the editor and applied on the page.
 */
import { edit, inspector, logIn, save } from '../steps/editor';
import { haveInCart } from '../steps/shopper';
import { block, ownPage, putPage, putProductTemplate } from '../steps/site';
import { expect, test } from '../support/test';

test( 'listing cards have borders with the block style, in each layout within the page', async ( {
	page,
	site,
} ) => {
	await putPage(
		site,
		'styled',
		block( 'vitrine/product-listing', { columns: 3, rows: 1 } )
	);
	await logIn( page );
	const canvas = await edit( page, 'styled', site );
	const listing = canvas.locator( '[data-type="vitrine/product-listing"]' );
	await expect( listing.getByRole( 'listitem' ).first() ).toBeVisible();
	await page.evaluate( () => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					select: ( store: string ) => {
						getBlocks: () => { clientId: string }[];
					};
					dispatch: ( store: string ) => {
						selectBlock: ( id: string ) => void;
					};
				};
			};
		};
		const store = 'core/block-editor';
		const [ first ] = wp.data.select( store ).getBlocks();
		wp.data.dispatch( store ).selectBlock( first?.clientId ?? '' );
	} );
	await inspector( page ).getByRole( 'tab', { name: 'Styles' } ).click();
	await inspector( page )
		.getByRole( 'button', { name: 'Bordered', exact: true } )
		.click();
	await expect( listing ).toHaveClass( /is-style-bordered/ );
	await save( page );
	const card = page.getByRole( 'main' ).locator( 'li.product' ).first();
	await page.goto( '/styled/' );
	await expect( card ).toHaveCSS( 'border-top-style', 'solid' );
	await expect( card ).toHaveCSS( 'padding-left', '12px' );
	for ( const layout of [ 'list', 'carousel' ] ) {
		await putPage(
			site,
			layout,
			block( 'vitrine/product-listing', {
				layout,
				className: 'is-style-bordered',
			} )
		);
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( `/${ layout }/` );
		await expect( card ).toHaveCSS( 'border-bottom-style', 'solid' );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBe( 0 );
	}
} );

test( 'product and cart buttons are outlined with the block style', async ( {
	page,
	site,
} ) => {
	const className = 'is-style-outline';
	await putProductTemplate(
		site,
		block(
			'vitrine/product',
			{},
			block( 'vitrine/product-form', { className } )
		)
	);
	await page.goto( '/product/everyday-mug/' );
	const clear = 'rgba(0, 0, 0, 0)';
	await expect(
		page.getByRole( 'main' ).getByRole( 'button', { name: 'Add to cart' } )
	).toHaveCSS( 'background-color', clear );
	await putPage(
		site,
		'basket',
		block( 'vitrine/proceed-to-checkout', { className } )
	);
	await ownPage( site, 'cart', 'basket' );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/basket/' );
	await expect(
		page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Proceed to checkout' } )
	).toHaveCSS( 'background-color', clear );
} );

test( 'totals, mini-cart, account menu and header have borders with the block style', async ( {
	page,
	site,
} ) => {
	await putPage(
		site,
		'header',
		block(
			'vitrine/site-header',
			{ className: 'is-style-line' },
			block(
				'vitrine/header-row',
				{},
				block( 'vitrine/mini-cart', {
					className: 'is-style-outline',
				} ) +
					block( 'vitrine/account-menu', {
						className: 'is-style-outline',
					} )
			)
		)
	);
	await page.goto( '/header/' );
	const main = page.getByRole( 'main' );
	await expect( main.locator( '.vitrine-site-header' ) ).toHaveCSS(
		'border-bottom-style',
		'solid'
	);
	for ( const icon of [ '.vitrine-cart-icon', '.vitrine-account-icon' ] ) {
		await expect( main.locator( icon ) ).toHaveCSS(
			'border-top-style',
			'solid'
		);
	}
	await haveInCart( page, 'Everyday Mug' );
	const className = 'is-style-bordered';
	for ( const [ name, frame ] of [
		[ 'cart', '.cart_totals' ],
		[ 'checkout', '.woocommerce-checkout-review-order' ],
	] as const ) {
		await putPage(
			site,
			`framed-${ name }`,
			block( `vitrine/${ name }`, { className } )
		);
		await ownPage( site, name, `framed-${ name }` );
		await page.goto( `/framed-${ name }/` );
		await expect( main.locator( frame ).first() ).toHaveCSS(
			'border-top-style',
			'solid'
		);
	}
} );
